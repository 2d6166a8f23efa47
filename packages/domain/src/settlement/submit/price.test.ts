import { chains } from "@lunas/catalog/chains";
import { aFeeMarket } from "@lunas/testkit/build/a-fee-market";
import fc from "fast-check";
import { expectedPriceWei, firstFees, goingRate, replacementFees } from "./price";

const gwei = 10n ** 9n;
const policies = fc.constantFrom(...chains.map(({ settlement }) => settlement));
const at = (baseFeeWei: bigint) => ({ baseFeeWei, market: null });
const baseFees = fc.bigInt({ min: 0n, max: 500n * gwei });
const fees = fc
  .bigInt({ min: 1n, max: 200n * gwei })
  .chain((feeCapWei) =>
    fc.record({ feeCapWei: fc.constant(feeCapWei), tipWei: fc.bigInt({ min: 0n, max: feeCapWei }) }),
  );

describe("firstFees", () => {
  it("covers a doubled base fee, below the ceiling", () => {
    fc.assert(
      fc.property(baseFees, policies, (baseFeeWei, policy) => {
        const first = firstFees(at(baseFeeWei), policy);
        fc.pre(first !== null);
        const wanted = 2n * baseFeeWei + policy.priorityFeeWei;
        expect(first?.feeCapWei).toBe(wanted < policy.feeCeilingWei ? wanted : policy.feeCeilingWei);
        expect(first?.tipWei).toBe(policy.priorityFeeWei);
      }),
    );
  });

  it("is null exactly while the block's price is above the ceiling", () => {
    fc.assert(
      fc.property(baseFees, policies, (baseFeeWei, policy) => {
        const isTooDear = baseFeeWei + policy.priorityFeeWei > policy.feeCeilingWei;
        expect(firstFees(at(baseFeeWei), policy) === null).toBe(isTooDear);
      }),
    );
  });

  it("always pays for the current block, tip included", () => {
    fc.assert(
      fc.property(baseFees, policies, (baseFeeWei, policy) => {
        const first = firstFees(at(baseFeeWei), policy);
        return first === null || first.feeCapWei >= baseFeeWei + first.tipWei;
      }),
    );
  });
});

describe("replacementFees", () => {
  it("offers at least an eighth more in both fees, and never more than the ceiling", () => {
    fc.assert(
      fc.property(fees, baseFees, policies, (previous, baseFeeWei, policy) => {
        const next = replacementFees(previous, { rate: at(baseFeeWei), policy });
        if (next === null) return;
        expect(next.feeCapWei * 8n).toBeGreaterThanOrEqual(previous.feeCapWei * 9n);
        expect(next.tipWei * 8n).toBeGreaterThanOrEqual(previous.tipWei * 9n);
        expect(next.feeCapWei).toBeLessThanOrEqual(policy.feeCeilingWei);
        expect(next.tipWei).toBeLessThanOrEqual(next.feeCapWei);
      }),
    );
  });

  it("is null exactly when an eighth more is above the ceiling", () => {
    fc.assert(
      fc.property(fees, baseFees, policies, (previous, baseFeeWei, policy) => {
        const isTooDear = previous.feeCapWei * 9n > policy.feeCeilingWei * 8n;
        expect(replacementFees(previous, { rate: at(baseFeeWei), policy }) === null).toBe(isTooDear);
      }),
    );
  });

  it("follows a base fee that has risen further", () => {
    const [sandbox] = chains.map(({ settlement }) => settlement);
    const previous = { feeCapWei: 2n * gwei, tipWei: 1_000_000n };
    expect(replacementFees(previous, { rate: at(10n * gwei), policy: sandbox! })).toEqual({
      feeCapWei: 20n * gwei + 1_125_000n,
      tipWei: 1_125_000n,
    });
  });

  it("reaches the ceiling after a finite number of replacements", () => {
    const policy = chains[0]!.settlement;
    let current = firstFees(at(gwei), policy);
    let replacements = 0;
    for (; current !== null; current = replacementFees(current, { rate: at(gwei), policy })) replacements += 1;
    expect(replacements).toBeLessThan(50);
  });
});

describe("by the market", () => {
  const policy = chains[0]!.settlement;
  const rate = goingRate({ number: 100, baseFeeWei: gwei }, aFeeMarket(100, {}, 2n * gwei));

  it("uses the next block's base fee if the market includes the head", () => {
    expect(rate.baseFeeWei).toBe(2n * gwei);
    expect(goingRate({ number: 101, baseFeeWei: gwei }, aFeeMarket(100, {}, 2n * gwei)).baseFeeWei).toBe(gwei);
  });

  it.each([
    ["a new transaction by the first percentile", 0, gwei / 100n],
    ["a transaction after a third of its time by the second", 0.34, gwei / 50n],
    ["a transaction that must be mined now by the last", 1, (gwei * 9n) / 100n],
  ])("tips %s", (_what, urgency, tipWei) => {
    expect(firstFees(rate, policy, urgency)).toEqual({ feeCapWei: 4n * gwei + tipWei, tipWei });
  });

  it("returns to the lowest tip as soon as a block had room, except for urgent transactions", () => {
    const market = aFeeMarket(100);
    const blocks = market.blocks.map((block) => (block.number === 100 ? { ...block, usedPercent: 40 } : block));
    const relieved = { ...rate, market: { ...market, blocks } };
    expect(firstFees(relieved, policy)?.tipWei).toBe(policy.priorityFeeWei);
    expect(firstFees(relieved, policy, 0.5)?.tipWei).toBe(gwei / 20n);
  });

  it("expects the block's price, not the offer", () => {
    expect(expectedPriceWei(rate, policy)).toBe(2n * gwei + gwei / 100n);
  });

  it("goes up to the ceiling for a transaction that must be mined now, whatever the market", () => {
    const absurd = goingRate(
      { number: 100, baseFeeWei: gwei },
      aFeeMarket(100, { tipsWei: Array(4).fill(10n ** 17n) }),
    );
    expect(firstFees(absurd, policy)?.tipWei).toBe(policy.feeCeilingWei / 10n);
    expect(firstFees(absurd, policy, 1)).toEqual({
      feeCapWei: policy.feeCeilingWei,
      tipWei: policy.feeCeilingWei - gwei,
    });
  });

  it("raises a replacement to the market's price, and at least as much as a node requires", () => {
    const offered = { feeCapWei: 2n * gwei, tipWei: 1_000_000n };
    expect(replacementFees(offered, { rate, policy, urgency: 0.5 })).toEqual({
      feeCapWei: 4n * gwei + gwei / 20n,
      tipWei: gwei / 20n,
    });
    const dear = { feeCapWei: 40n * gwei, tipWei: gwei };
    expect(replacementFees(dear, { rate, policy })).toEqual({ feeCapWei: 45n * gwei, tipWei: 1_125_000_000n });
  });
});
