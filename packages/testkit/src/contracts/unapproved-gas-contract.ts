import type { GasTerms } from "@lunas/domain/payment/gas";
import type { NewPayment } from "@lunas/domain/payment/ports";
import { accepted, aPayment, costWei, gasOf, mined, type Of, roomy } from "./gas-fixture";
import { aLane } from "./settlement-fixture";

/** What is left of the gas for merchants without an approval. Declares jest tests. */
export function unapprovedGas(of: Of): void {
  const wide = 10n ** 21n;
  // No transaction has shown a price: each may cost 0.03 ether, and two have room.
  const two = 65n * 10n ** 15n;
  const leaving = (unapproved: NonNullable<GasTerms["unapproved"]>): GasTerms => ({ ...roomy, unapproved });
  const outcomeOf = async (chainId: number, merchant: number, gas: GasTerms) => {
    const outcome = await accepted(of(), aPayment(of(), chainId, { merchant }), gas);
    return outcome.kind === "bounded" ? outcome.reason : outcome.kind;
  };
  const approved = async (merchant: 0 | 1, work: () => Promise<void>) => {
    const id = of().merchantIds[merchant];
    expect(await of().approval.approve(id)).toBe(true);
    await work().finally(() => of().approval.unapprove(id));
  };

  it("gives merchants without an approval their own part, and an approved merchant the whole", async () => {
    const { chainId } = await aLane(of());
    const terms = leaving({ merchantDailyWei: two, chainDailyWei: wide });
    const ask = () => outcomeOf(chainId, 0, terms);
    expect([await ask(), await ask(), await ask()]).toEqual(["stored", "stored", "merchant_gas_budget"]);
    expect(await outcomeOf(chainId, 1, terms)).toBe("stored");
    await approved(0, async () => expect(await ask()).toBe("stored"));
    expect(await ask()).toBe("merchant_gas_budget");
  });

  it("leaves all of them together a part of the chain's, which approved ones do not count for", async () => {
    const { chainId } = await aLane(of());
    const terms = leaving({ merchantDailyWei: wide, chainDailyWei: two });
    expect([await outcomeOf(chainId, 0, terms), await outcomeOf(chainId, 1, terms)]).toEqual(["stored", "stored"]);
    expect(await outcomeOf(chainId, 0, terms)).toBe("unapproved_gas_budget");
    await approved(1, async () => {
      expect(await outcomeOf(chainId, 1, terms)).toBe("stored");
      expect(await outcomeOf(chainId, 0, terms)).toBe("stored");
      expect(await outcomeOf(chainId, 0, terms)).toBe("unapproved_gas_budget");
    });
  });

  it("counts what they have spent, and moves it with an approval and back", async () => {
    const { chainId, lease } = await aLane(of());
    const payments = [0, 1].map((merchant) => aPayment(of(), chainId, { merchant }));
    const [own, other] = payments as [NewPayment, NewPayment];
    for (const each of payments) await accepted(of(), each);
    expect(await gasOf(of(), own)).toMatchObject({ isApproved: false, unapprovedPending: 2 });
    await mined(of(), own, { lease, nonce: 5, status: "success" });
    await mined(of(), other, { lease, nonce: 6, status: "reverted" });
    expect(await gasOf(of(), own)).toMatchObject({ unapprovedSpentWei: 2n * costWei, unapprovedPending: 0 });
    await approved(1, async () => {
      expect(await gasOf(of(), own)).toMatchObject({ isApproved: false, unapprovedSpentWei: costWei });
      expect(await gasOf(of(), other)).toMatchObject({ isApproved: true, merchantSpentWei: costWei });
      const next = aPayment(of(), chainId, { merchant: 1 });
      await accepted(of(), next);
      await mined(of(), next, { lease, nonce: 7, status: "success" });
      expect(await gasOf(of(), own)).toMatchObject({ unapprovedSpentWei: costWei, chainSpentWei: 3n * costWei });
      await of().approval.approve(of().merchantIds[1]);
      expect(await gasOf(of(), own)).toMatchObject({ unapprovedSpentWei: costWei });
    });
    expect(await gasOf(of(), own)).toMatchObject({ unapprovedSpentWei: 3n * costWei });
  });
}
