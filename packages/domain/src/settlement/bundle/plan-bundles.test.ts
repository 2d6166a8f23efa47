import { anOrder } from "@lunas/testkit/build/an-order";
import { addressOf } from "@lunas/testkit/build/numbered";
import type { SettlementOrder } from "../attempt";
import { planBundles } from "./plan-bundles";

const of = (payer: number, overrides: Partial<SettlementOrder> = {}) =>
  anOrder({ payer: addressOf(payer), ...overrides });
const many = (count: number) => Array.from({ length: count }, (_, index) => of(index + 1));
const sizes = (count: number, max: number) => planBundles(many(count), max).map(({ length }) => length);

test.each([
  [60, 25, [20, 20, 20]],
  [25, 25, [25]],
  [26, 25, [13, 13]],
  [7, 3, [3, 2, 2]],
  [2, 25, [2]],
  [1, 25, []],
  [0, 25, []],
])("%i orders of at most %i make bundles of %j", (count, max, expected) => {
  expect(sizes(count, max)).toEqual(expected);
});

test("keeps the order, and leaves no payment out", () => {
  const orders = many(11);
  expect(planBundles(orders, 4).flat()).toEqual(orders);
});

test("has each payer once in a bundle: its next payment goes into the next bundle", () => {
  const orders = [of(1), of(1), of(2), of(1), of(2), of(3)];
  const [first, second, ...none] = planBundles(orders, 25);
  expect(first).toEqual([orders[0], orders[2], orders[5]]);
  expect(second).toEqual([orders[1], orders[4]]);
  expect(none).toEqual([]);
});

test("separates tokens and Permit2s", () => {
  const other = addressOf(77);
  const orders = [of(1), of(2, { asset: other }), of(3), of(4, { asset: other }), of(5, { permit2: other })];
  expect(planBundles(orders, 25)).toEqual([
    [orders[0], orders[2]],
    [orders[1], orders[3]],
  ]);
});
