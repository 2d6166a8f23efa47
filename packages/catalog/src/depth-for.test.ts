import { base } from "./chains/base";
import { depthFor, extraWaitMs, isDeep } from "./depth-for";

const large = 10_000_000_000n;

test("base requires ten blocks for a payment of 100,000,000 rupiah or more, and two for others", () => {
  expect([depthFor(base, large - 1n), depthFor(base, large), depthFor(base, large * 9n)]).toEqual([2, 10, 10]);
  expect([isDeep(base, large - 1n), isDeep(base, large)]).toEqual([false, true]);
  expect([extraWaitMs(base, large - 1n), extraWaitMs(base, large)]).toEqual([0, 16_000]);
});

test("the greatest applicable depth counts, and at least the chain's own", () => {
  const settlement = {
    ...base.settlement,
    confirmations: 4,
    depthFrom: [
      { amount: 100n, depth: 20 },
      { amount: 10n, depth: 3 },
    ],
  };
  expect([1n, 10n, 100n].map((amount) => depthFor({ settlement }, amount))).toEqual([4, 4, 20]);
  const { depthFrom: _, ...plain } = settlement;
  expect(depthFor({ settlement: plain }, 100n)).toBe(4);
});
