import { chains } from "@lunas/catalog/chains";
import fc from "fast-check";
import { firstFees, replacementFees } from "./price";

const gwei = 10n ** 9n;
const policies = fc.constantFrom(...chains.map(({ settlement }) => settlement));
const baseFees = fc.bigInt({ min: 0n, max: 500n * gwei });
const fees = fc
  .bigInt({ min: 1n, max: 200n * gwei })
  .chain((feeCapWei) =>
    fc.record({ feeCapWei: fc.constant(feeCapWei), tipWei: fc.bigInt({ min: 0n, max: feeCapWei }) }),
  );

describe("firstFees", () => {
  it("outlasts a base fee that doubles, below the ceiling", () => {
    fc.assert(
      fc.property(baseFees, policies, (baseFeeWei, policy) => {
        const first = firstFees(baseFeeWei, policy);
        fc.pre(first !== null);
        const wanted = 2n * baseFeeWei + policy.priorityFeeWei;
        expect(first?.feeCapWei).toBe(wanted < policy.feeCeilingWei ? wanted : policy.feeCeilingWei);
        expect(first?.tipWei).toBe(policy.priorityFeeWei);
      }),
    );
  });

  it("is nothing exactly while the block's price is above the ceiling", () => {
    fc.assert(
      fc.property(baseFees, policies, (baseFeeWei, policy) => {
        const isTooDear = baseFeeWei + policy.priorityFeeWei > policy.feeCeilingWei;
        expect(firstFees(baseFeeWei, policy) === null).toBe(isTooDear);
      }),
    );
  });

  it("always pays for the block that it was made for, tip included", () => {
    fc.assert(
      fc.property(baseFees, policies, (baseFeeWei, policy) => {
        const first = firstFees(baseFeeWei, policy);
        return first === null || first.feeCapWei >= baseFeeWei + first.tipWei;
      }),
    );
  });
});

describe("replacementFees", () => {
  it("offers at least an eighth more in both fees, and never more than the ceiling", () => {
    fc.assert(
      fc.property(fees, baseFees, policies, (previous, baseFeeWei, policy) => {
        const next = replacementFees(previous, baseFeeWei, policy);
        if (next === null) return;
        expect(next.feeCapWei * 8n).toBeGreaterThanOrEqual(previous.feeCapWei * 9n);
        expect(next.tipWei * 8n).toBeGreaterThanOrEqual(previous.tipWei * 9n);
        expect(next.feeCapWei).toBeLessThanOrEqual(policy.feeCeilingWei);
        expect(next.tipWei).toBeLessThanOrEqual(next.feeCapWei);
      }),
    );
  });

  it("is nothing exactly when an eighth more is above the ceiling", () => {
    fc.assert(
      fc.property(fees, baseFees, policies, (previous, baseFeeWei, policy) => {
        const isTooDear = previous.feeCapWei * 9n > policy.feeCeilingWei * 8n;
        expect(replacementFees(previous, baseFeeWei, policy) === null).toBe(isTooDear);
      }),
    );
  });

  it("follows a base fee that has risen further than that", () => {
    const [sandbox] = chains.map(({ settlement }) => settlement);
    const previous = { feeCapWei: 2n * gwei, tipWei: 1_000_000n };
    expect(replacementFees(previous, 10n * gwei, sandbox!)).toEqual({
      feeCapWei: 20n * gwei + 1_125_000n,
      tipWei: 1_125_000n,
    });
  });

  it("reaches the ceiling after finitely many replacements", () => {
    const policy = chains[0]!.settlement;
    let current = firstFees(gwei, policy);
    let replacements = 0;
    for (; current !== null; current = replacementFees(current, gwei, policy)) replacements += 1;
    expect(replacements).toBeLessThan(50);
  });
});
