import { newId, newMonthlyId } from "@lunas/domain/shared/id";
import {
  aCharge,
  type ChannelStores,
  charged,
  type MakeChannelStores,
  mustBeCharged,
  opened,
  scopeOf,
} from "./channel-fixture";
import { channelReadsContract } from "./channel-reads-contract";
import { freshHash } from "./fresh";
import { voidContract } from "./void-contract";

/** What every store of channels promises. Declares jest tests. */
export function channelContract(name: string, makeStores: MakeChannelStores): void {
  describe(`${name}: channels`, () => {
    let stores: ChannelStores;
    beforeEach(async () => {
      stores = await makeStores();
    });
    afterEach(() => stores.close());
    const of = () => stores;
    charging(of);
    refusing(of);
    claimedBeyond(of);
    repeating(of);
    naming(of);
    reserving(of);
    voidContract(of);
    channelReadsContract(of);
  });
}

type Of = () => ChannelStores;

function charging(of: Of): void {
  it("charges a voucher in step, and keeps the voucher and the sum", async () => {
    const channel = await opened(of());
    const request = aCharge(channel, { resource: "https://shop.example/a", metadata: { order: "1" } });
    const outcome = mustBeCharged(await of().charges.charge(request));
    expect(outcome.charge).toEqual({ chargeId: request.chargeId, amount: 1_000n, cumulative: 1_000n });
    expect(outcome.channel).toMatchObject({
      ...{ charged: 1_000n, signedMax: 1_000n, voucherSignature: request.signature, status: "open" },
      ...{ managedBy: "lunas", lastChargeAtMs: expect.any(Number) },
      onChain: { balance: 100_000n, claimed: 0n, refundNonce: 0n, withdrawRequestedAt: 0 },
    });
    const stored = await of().reads.find(scopeOf(channel), channel.id);
    expect(stored).toEqual({
      ...channel,
      ...{ charged: 1_000n, signedMax: 1_000n, voucherSignature: request.signature, lastChargeId: request.chargeId },
      ...{ lastChargeAtMs: outcome.channel.lastChargeAtMs, unclaimedSinceMs: outcome.channel.lastChargeAtMs },
    });
    const next = mustBeCharged(await of().charges.charge(aCharge(channel, { charged: 1_000n, price: 7n })));
    expect(next.charge.cumulative).toBe(1_007n);
  });

  it("charges less than the price: the next voucher begins there", async () => {
    const channel = await opened(of());
    const first = mustBeCharged(await of().charges.charge(aCharge(channel, { amount: 10n })));
    expect([first.channel.charged, first.channel.signedMax]).toEqual([10n, 1_000n]);
    const next = mustBeCharged(await of().charges.charge(aCharge(channel, { charged: 10n, price: 50n })));
    expect([next.channel.charged, next.channel.signedMax]).toEqual([60n, 60n]);
  });

  it("stores nothing of a charge of 0", async () => {
    const channel = await opened(of());
    const outcome = await of().charges.charge(aCharge(channel, { amount: 0n }));
    expect(outcome).toMatchObject({ kind: "nothing", channel: { charged: 0n, voucherSignature: null } });
    expect(await of().reads.find(scopeOf(channel), channel.id)).toEqual(channel);
  });

  it("counts each of many vouchers of one channel that come at the same moment once, in their order", async () => {
    const channel = await opened(of());
    const requests = Array.from({ length: 9 }, (_, index) => aCharge(channel, { charged: BigInt(index) * 1_000n }));
    const outcomes = await Promise.all(requests.map((request) => of().charges.charge(request)));
    expect(outcomes.map(({ kind }) => kind)).toEqual(requests.map(() => "charged"));
    expect((await of().reads.find(scopeOf(channel), channel.id))?.charged).toBe(9_000n);
  });

  it("counts one of several vouchers for the same sum", async () => {
    const channel = await opened(of());
    const outcomes = await Promise.all(Array.from({ length: 5 }, () => of().charges.charge(aCharge(channel))));
    expect(outcomes.filter(({ kind }) => kind === "charged")).toHaveLength(1);
    expect(outcomes.filter(({ kind }) => kind === "out_of_step")).toHaveLength(4);
  });
}

function refusing(of: Of): void {
  it.each([
    ["an older sum", { charged: -1n }],
    ["a later sum", { charged: 1n }],
  ])("is out of step with %s, and shows the channel", async (_what, { charged: by }) => {
    const channel = await opened(of());
    await charged(of(), channel, 1);
    const outcome = await of().charges.charge(aCharge(channel, { charged: 1_000n + by }));
    expect(outcome).toMatchObject({ kind: "out_of_step", channel: { charged: 1_000n, signedMax: 1_000n } });
  });

  it("charges up to the balance, and no more", async () => {
    const channel = await opened(of());
    const all = await of().charges.charge(aCharge(channel, { price: 100_001n }));
    expect(all).toMatchObject({ kind: "exhausted", channel: { charged: 0n } });
    mustBeCharged(await of().charges.charge(aCharge(channel, { price: 100_000n })));
    const one = await of().charges.charge(aCharge(channel, { charged: 100_000n, price: 1n }));
    expect(one.kind).toBe("exhausted");
  });

  it.each(["withdrawing", "short"] as const)("charges nothing of a channel that is %s", async (status) => {
    const channel = await opened(of(), { status });
    expect((await of().charges.charge(aCharge(channel))).kind).toBe(status);
    expect((await of().charges.reserve(aCharge(channel), 1_000)).kind).toBe(status);
  });

  it("knows no channel that is closed, of another merchant or environment, or unknown", async () => {
    const closed = await opened(of(), { status: "closed", closedAtMs: Date.now() });
    const channel = await opened(of());
    const foreign = { scope: { merchantId: of().merchantIds[1], environment: "sandbox" } as const };
    const production = { scope: { merchantId: of().merchantIds[0], environment: "production" } as const };
    const requests = [
      aCharge(closed),
      aCharge(channel, foreign),
      aCharge(channel, production),
      aCharge(channel, { channelId: freshHash() }),
    ];
    for (const request of requests) {
      expect((await of().charges.charge(request)).kind).toBe("not_found");
      expect((await of().charges.reserve(request, 1_000)).kind).toBe("not_found");
    }
  });

  it("keeps no books beside those of the merchant's own server", async () => {
    const channel = await opened(of(), { managedBy: "shop" });
    expect((await of().charges.charge(aCharge(channel))).kind).toBe("foreign_books");
  });
}

function claimedBeyond(of: Of): void {
  it("charges and reserves nothing below what the contract has claimed, and goes on from there", async () => {
    const channel = await opened(of());
    const [first] = (await charged(of(), channel, 1)) as [`chg_${string}`];
    // The rows are older than the contract: charges are lost, and the claim of them is not.
    await of().chainShows(channel.id, { claimed: 5_000n });
    const old = aCharge(channel, { charged: 1_000n });
    for (const refused of [await of().charges.charge(old), await of().charges.reserve(old, 1_000)])
      expect(refused).toMatchObject({
        kind: "out_of_step",
        channel: { charged: 1_000n, onChain: { claimed: 5_000n } },
      });
    const next = aCharge(channel, { charged: 5_000n, amount: 400n });
    expect((await of().charges.reserve(next, 1_000)).kind).toBe("reserved");
    const outcome = mustBeCharged(await of().charges.charge(next));
    expect([outcome.charge.cumulative, outcome.channel.charged, outcome.channel.signedMax]).toEqual([
      ...[5_400n, 5_400n, 6_000n],
    ]);
    const within = 86_400_000;
    expect((await of().charges.void(scopeOf(channel), first, within)).kind).toBe("claimed");
    expect((await of().charges.void(scopeOf(channel), next.chargeId, within)).kind).toBe("voided");
    expect((await of().reads.find(scopeOf(channel), channel.id))?.charged).toBe(5_000n);
    const beyond = await of().charges.charge(aCharge(channel, { charged: 5_000n, price: 95_001n }));
    expect(beyond.kind).toBe("exhausted");
  });
}

function repeating(of: Of): void {
  const again = (request: ReturnType<typeof aCharge>, leaseMs = 60_000) =>
    of().charges.charge({ ...request, chargeId: newMonthlyId("chg", Date.now()), leaseMs });

  it("holds a repeat while the first request may get the answer", async () => {
    const request = aCharge(await opened(of()));
    mustBeCharged(await of().charges.charge(request));
    expect((await again(request)).kind).toBe("held");
  });

  it("gives the stored answer again after the lease, with a new lease", async () => {
    const request = aCharge(await opened(of()), { leaseMs: 0, amount: 400n });
    mustBeCharged(await of().charges.charge(request));
    expect(await again(request)).toMatchObject({
      ...{ kind: "repeated", isKeyed: false },
      charge: { chargeId: request.chargeId, amount: 400n, cumulative: 400n },
      channel: { charged: 400n },
    });
    expect((await again(request)).kind).toBe("held");
  });

  it("gives it also when the channel is closed meanwhile, and nothing else", async () => {
    const request = aCharge(await opened(of()), { leaseMs: 0 });
    const keyed = aCharge(await opened(of()), { idempotency: { lineage: newId("key"), key: "order-1" } });
    for (const each of [request, keyed]) {
      mustBeCharged(await of().charges.charge(each));
      await of().chainShows(each.channelId, { claimed: each.amount, status: "closed" });
      expect(await again(each)).toMatchObject({ kind: "repeated", charge: { chargeId: each.chargeId } });
      const next = { ...each, idempotency: null, maxClaimable: each.maxClaimable + each.price, signature: freshHash() };
      expect((await again(next)).kind).toBe("not_found");
    }
    await of().charges.noteAnswered({ channelId: request.channelId, chargeId: request.chargeId });
    expect((await again(request)).kind).toBe("not_found");
  });

  it("gives it at once where the connection broke, and never after it was received", async () => {
    const channel = await opened(of());
    const request = aCharge(channel);
    mustBeCharged(await of().charges.charge(request));
    await of().charges.releaseAnswer(request);
    expect((await again(request)).kind).toBe("repeated");
    await of().charges.noteAnswered(request);
    expect((await again(request)).kind).toBe("out_of_step");
    await of().charges.releaseAnswer(request);
    expect((await again(request)).kind).toBe("out_of_step");
    expect((await of().reads.find(scopeOf(channel), channel.id))?.charged).toBe(1_000n);
  });

  it("takes another body with the same voucher, and an older voucher, for no repeat", async () => {
    const channel = await opened(of());
    const request = aCharge(channel, { leaseMs: 0 });
    mustBeCharged(await of().charges.charge(request));
    expect((await again({ ...request, bodyHash: freshHash() })).kind).toBe("out_of_step");
    mustBeCharged(await of().charges.charge(aCharge(channel, { charged: 1_000n })));
    expect((await again(request)).kind).toBe("out_of_step");
  });

  it("keeps nothing of an answer of which another charge is newer", async () => {
    const channel = await opened(of());
    const [first, second] = [aCharge(channel), aCharge(channel, { charged: 1_000n })];
    mustBeCharged(await of().charges.charge(first));
    mustBeCharged(await of().charges.charge(second));
    await of().charges.noteAnswered(first);
    await of().charges.releaseAnswer(first);
    expect((await again(second)).kind).toBe("held");
  });
}

function naming(of: Of): void {
  const idempotency = () => ({ lineage: newId("key"), key: "order-1" });

  it("gives the stored answer to every repeat under its Idempotency-Key, also of an older charge", async () => {
    const channel = await opened(of());
    const request = aCharge(channel, { idempotency: idempotency(), amount: 300n });
    mustBeCharged(await of().charges.charge(request));
    await of().charges.noteAnswered(request);
    mustBeCharged(await of().charges.charge(aCharge(channel, { charged: 300n })));
    const repeat = await of().charges.charge({ ...request, chargeId: newMonthlyId("chg", Date.now()) });
    expect(repeat).toMatchObject({
      ...{ kind: "repeated", isKeyed: true },
      charge: { chargeId: request.chargeId, amount: 300n, cumulative: 300n },
      channel: { charged: 1_300n },
    });
  });

  it("belongs to one request, also of two at the same moment", async () => {
    const key = idempotency();
    const [channel, other] = [await opened(of()), await opened(of())];
    const requests = [aCharge(channel, { idempotency: key }), aCharge(other, { idempotency: key })];
    const [first, second] = await Promise.all(requests.map((request) => of().charges.charge(request)));
    expect([first?.kind, second?.kind].sort()).toEqual(["charged", "key_taken"]);
    const sums = await Promise.all([channel, other].map(({ id }) => of().reads.find(scopeOf(channel), id)));
    expect(sums.map((each) => each?.charged).sort()).toEqual([0n, 1_000n]);
  });
}

function reserving(of: Of): void {
  it("keeps the channel for one voucher until it is charged", async () => {
    const channel = await opened(of());
    const [voucher, other] = [aCharge(channel), aCharge(channel)];
    const before = Date.now();
    const reserved = await of().charges.reserve(voucher, 30_000);
    if (reserved.kind !== "reserved") throw new Error(reserved.kind);
    expect(Math.abs(reserved.reservedUntilMs - before - 30_000)).toBeLessThan(10_000);
    expect(reserved.channel).toMatchObject({ charged: 0n, status: "open" });
    expect((await of().charges.charge(other)).kind).toBe("busy");
    expect((await of().charges.reserve(other, 30_000)).kind).toBe("busy");
    expect((await of().charges.reserve(voucher, 30_000)).kind).toBe("reserved");
    // Another request that brings the same voucher renews nothing.
    expect((await of().charges.reserve({ ...voucher, isNew: true }, 30_000)).kind).toBe("busy");
    mustBeCharged(await of().charges.charge({ ...voucher, amount: 1n }));
    mustBeCharged(await of().charges.charge(aCharge(channel, { charged: 1n })));
  });

  it("ends with its time, and with a charge of 0", async () => {
    const channel = await opened(of());
    const voucher = aCharge(channel);
    await of().charges.reserve(voucher, 0);
    expect((await of().charges.charge(aCharge(channel, { amount: 0n }))).kind).toBe("nothing");
    expect((await of().charges.reserve({ ...voucher, isNew: true }, 30_000)).kind).toBe("reserved");
    expect((await of().charges.charge({ ...voucher, amount: 0n })).kind).toBe("nothing");
    mustBeCharged(await of().charges.charge(aCharge(channel)));
  });

  it("checks the voucher as a charge does, and passes one whose answer was lost", async () => {
    const channel = await opened(of());
    expect((await of().charges.reserve(aCharge(channel, { charged: 1n }), 1_000)).kind).toBe("out_of_step");
    expect((await of().charges.reserve(aCharge(channel, { price: 100_001n }), 1_000)).kind).toBe("exhausted");
    const lost = aCharge(channel);
    mustBeCharged(await of().charges.charge(lost));
    expect((await of().charges.reserve(lost, 1_000)).kind).toBe("reserved");
    await of().charges.noteAnswered(lost);
    expect((await of().charges.reserve(lost, 1_000)).kind).toBe("out_of_step");
  });
}
