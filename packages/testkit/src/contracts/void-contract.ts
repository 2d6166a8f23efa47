import { newMonthlyId } from "@lunas/domain/shared/id";
import { aCharge, type ChannelStores, charged, mustBeCharged, opened, scopeOf } from "./channel-fixture";

const day = 86_400_000;

/** What a charge that is taken back leaves behind. Declares jest tests. */
export function voidContract(of: () => ChannelStores): void {
  it("takes a charge back once: the sum has it no more", async () => {
    const channel = await opened(of());
    const [first] = (await charged(of(), channel, 2)) as [`chg_${string}`];
    for (let repeat = 0; repeat < 2; repeat += 1)
      expect(await of().charges.void(scopeOf(channel), first, day)).toMatchObject({
        kind: "voided",
        charge: { id: first, amount: 1_000n, cumulative: 1_000n, status: "voided" },
      });
    const stored = await of().reads.find(scopeOf(channel), channel.id);
    expect([stored?.charged, stored?.signedMax]).toEqual([1_000n, 2_000n]);
    mustBeCharged(await of().charges.charge(aCharge(channel, { charged: 1_000n })));
  });

  it("charges the sum of the newest charge again where an earlier one was taken back: the same sum has the same signature", async () => {
    const channel = await opened(of());
    const [first, second] = [aCharge(channel, { leaseMs: 0 }), aCharge(channel, { charged: 1_000n, leaseMs: 0 })];
    for (const request of [first, second]) mustBeCharged(await of().charges.charge(request));
    await of().charges.void(scopeOf(channel), first.chargeId, day);
    const again = { ...second, chargeId: newMonthlyId("chg", Date.now()) };
    // Until the newest one is answered this may be its repeat.
    expect(await of().charges.charge(again)).toMatchObject({ kind: "repeated", charge: { chargeId: second.chargeId } });
    await of().charges.noteAnswered({ channelId: channel.id, chargeId: second.chargeId });
    mustBeCharged(await of().charges.charge(again));
    expect((await of().reads.find(scopeOf(channel), channel.id))?.charged).toBe(2_000n);
  });

  it("charges a voucher again whose charge was taken back", async () => {
    const channel = await opened(of());
    const request = aCharge(channel, { leaseMs: 0 });
    mustBeCharged(await of().charges.charge(request));
    await of().charges.void(scopeOf(channel), request.chargeId, day);
    const stored = await of().reads.find(scopeOf(channel), channel.id);
    expect([stored?.charged, stored?.lastChargeId, stored?.unclaimedSinceMs]).toEqual([0n, null, null]);
    mustBeCharged(await of().charges.charge({ ...request, chargeId: newMonthlyId("chg", Date.now()) }));
  });

  it("takes nothing back that a claim covers, on the chain or under way, that is old, or that is not the merchant's", async () => {
    const [channel, other] = [await opened(of()), await opened(of())];
    const [first, second, third] = (await charged(of(), channel, 3)) as [
      `chg_${string}`,
      `chg_${string}`,
      `chg_${string}`,
    ];
    const [claiming] = (await charged(of(), other, 1)) as [`chg_${string}`];
    await of().chainShows(channel.id, { claimed: 1_000n });
    await of().chainShows(other.id, { claiming: 500n });
    const kindOf = async (id: `chg_${string}`, windowMs = day) =>
      (await of().charges.void(scopeOf(channel), id, windowMs)).kind;
    expect(await kindOf(first)).toBe("claimed");
    expect(await kindOf(claiming)).toBe("claimed");
    expect(await kindOf(third, 0)).toBe("too_old");
    expect(await kindOf(newMonthlyId("chg", Date.now()))).toBe("not_found");
    const foreign = { merchantId: of().merchantIds[1], environment: "sandbox" } as const;
    expect((await of().charges.void(foreign, second, day)).kind).toBe("not_found");
    expect([await kindOf(second), await kindOf(third)]).toEqual(["voided", "voided"]);
    expect((await of().reads.find(scopeOf(channel), channel.id))?.charged).toBe(1_000n);
  });
}
