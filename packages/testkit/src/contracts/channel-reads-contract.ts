import { dayOf } from "@lunas/domain/report/jakarta-days";
import { newMonthlyId } from "@lunas/domain/shared/id";
import { aCharge, type ChannelStores, charged, mustBeCharged, opened, scopeOf } from "./channel-fixture";
import { freshHash } from "./fresh";

const every = { status: null, payer: null, network: null } as const;
const whole = { after: null, limit: 100, channelId: null, sinceMs: null } as const;

/** What lists and the feed promise. Declares jest tests. */
export function channelReadsContract(of: () => ChannelStores): void {
  sumsContract(of);

  it("lists channels of the merchant, newest first, by status, payer and network", async () => {
    const [old, short, newest] = [
      await opened(of(), { openedAtMs: 1_000 }),
      await opened(of(), { openedAtMs: 2_000, status: "short" }),
      await opened(of(), { openedAtMs: 3_000 }),
    ];
    await opened(of(), { merchantId: of().merchantIds[1] });
    const scope = scopeOf(old);
    const idsOf = async (filter: object, page = 1, limit = 10) => {
      const found = await of().reads.list(scope, { ...every, ...filter }, { page, limit });
      return [found.total, ...found.channels.map(({ id }) => id)];
    };
    expect(await idsOf({})).toEqual([3, newest.id, short.id, old.id]);
    expect(await idsOf({}, 2, 2)).toEqual([3, old.id]);
    expect(await idsOf({}, 3, 2)).toEqual([3]);
    expect(await idsOf({ status: "short" })).toEqual([1, short.id]);
    expect(await idsOf({ payer: old.config.payer })).toEqual([1, old.id]);
    expect(await idsOf({ network: "base" })).toEqual([0]);
    expect(await of().reads.find({ ...scope, environment: "production" }, old.id)).toBeNull();
    expect(await of().reads.find(scope, freshHash())).toBeNull();
  });

  it("reads charges oldest first, from where a reader stopped", async () => {
    const [one, other] = [await opened(of()), await opened(of())];
    const ids = [...(await charged(of(), one, 2)), ...(await charged(of(), other, 1))];
    await charged(of(), await opened(of(), { merchantId: of().merchantIds[1] }), 1);
    const scope = scopeOf(one);
    const read = async (request: object) => {
      const page = await of().reads.charges(scope, { ...whole, ...request });
      return page && [page.hasMore, ...page.charges.map(({ id }) => id)];
    };
    expect(await read({})).toEqual([false, ...ids]);
    expect(await read({ limit: 2 })).toEqual([true, ids[0], ids[1]]);
    expect(await read({ after: ids[1], limit: 2 })).toEqual([false, ids[2]]);
    expect(await read({ after: ids[2] })).toEqual([false]);
    expect(await read({ channelId: other.id })).toEqual([false, ids[2]]);
    expect(await read({ sinceMs: Date.now() + 60_000 })).toEqual([false]);
    expect(await read({ after: newMonthlyId("chg", Date.now()) })).toBeNull();
  });

  it("shows a charge with what the request said of it", async () => {
    const channel = await opened(of());
    const said = { resource: "https://shop.example/a", description: "A word", metadata: { order: "7" } };
    const request = aCharge(channel, said);
    mustBeCharged(await of().charges.charge(request));
    const page = await of().reads.charges(scopeOf(channel), whole);
    expect(page?.charges).toEqual([
      {
        ...{ id: request.chargeId, channelId: channel.id, ...scopeOf(channel), ...said },
        ...{ amount: 1_000n, cumulative: 1_000n, status: "charged", createdAtMs: expect.any(Number) },
      },
    ]);
  });
}

/** What statistics and reports promise of charges. */
function sumsContract(of: () => ChannelStores): void {
  it("sums the charges of a merchant by day in Jakarta and as a whole, without those that are voided", async () => {
    const [one, other] = [await opened(of()), await opened(of())];
    const [first] = await charged(of(), one, 3);
    await charged(of(), other, 1);
    await charged(of(), await opened(of(), { merchantId: of().merchantIds[1] }), 1);
    const scope = scopeOf(one);
    await of().charges.void(scope, first as NonNullable<typeof first>, 86_400_000);
    const today = dayOf(Date.now());
    const sums = async (days: Parameters<ChannelStores["reads"]["chargeSums"]>[1]) =>
      (await of().reads.chargeSums(scope, days)).toSorted((a, b) => Number(a.day === null) - Number(b.day === null));
    const sum = { count: 3, amount: 3_000n };
    const all = [
      { day: today, ...sum },
      { day: null, ...sum },
    ];
    expect(await sums(null)).toEqual(all);
    expect(await sums({ from: today, to: today })).toEqual(all);
    expect(await sums({ from: "2026-01-01", to: "2026-01-31" })).toEqual([{ day: null, count: 0, amount: 0n }]);
  });
}
