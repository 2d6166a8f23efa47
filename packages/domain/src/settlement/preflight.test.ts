import { anOrder } from "@lunas/testkit/build/an-order";
import { chain } from "@lunas/testkit/build/world";
import type { SettlementOrder } from "./attempt";
import { isFresh } from "./preflight";

const order = anOrder();
const isFreshAt = (ageMs: number, more: Partial<SettlementOrder> = {}, doubted = new Set<string>()) =>
  isFresh({ chain, clock: { now: () => order.createdAtMs + ageMs } }, { ...order, ...more }, doubted);

it("lets young orders go on as they are: the gateway has just simulated them", () => {
  expect([isFreshAt(0), isFreshAt(2_999), isFreshAt(3_000)]).toEqual([true, true, false]);
});

it("has all others looked at again, however young", () => {
  const failedIn = { hash: order.signature, isShared: false, isReverted: false };
  expect(isFreshAt(0, { failedIn })).toBe(false);
  expect(isFreshAt(0, {}, new Set([order.paymentId]))).toBe(false);
  expect(isFreshAt(0, { amount: 9_990_100n })).toBe(false);
  expect(isFreshAt(0, { amount: 9_990_300n })).toBe(false);
  expect(isFreshAt(0, { amount: 9_990_200n })).toBe(true);
});
