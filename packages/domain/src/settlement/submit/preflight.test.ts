import { anOrder } from "@lunas/testkit/build/an-order";
import { chain } from "@lunas/testkit/build/defaults";
import { settlement } from "@lunas/testkit/fixtures/settlement";
import type { SettlementOrder } from "../attempt";
import { isFresh } from "./preflight";

const order = anOrder();
const isFreshAt = (ageMs: number, more: Partial<SettlementOrder> = {}, doubted = new Set<string>()) =>
  isFresh({ chain }, { ...order, ageMs, ...more }, doubted);

it("needs no re-check for young orders: the gateway has just simulated them", () => {
  expect([isFreshAt(0), isFreshAt(2_999), isFreshAt(3_000)]).toEqual([true, true, false]);
});

it.each([
  ["behind", -300_000],
  ["ahead of", 300_000],
])("uses the age from the rows, even if the settler's clock is %s the database's", async (_how, byMs) => {
  const fixture = await settlement();
  const clock = { now: () => fixture.clock.now() + byMs };
  const { deps } = fixture.settler("settler-1", { change: () => ({ clock }) });
  const { paymentId } = await fixture.accept();
  const areFresh = async () =>
    (await deps.settlements.orders([paymentId])).map((each) => isFresh(deps, each, new Set<string>()));
  expect(await areFresh()).toEqual([true]);
  fixture.clock.advance(3_000);
  expect(await areFresh()).toEqual([false]);
});

it("requires a re-check for all others, however young", () => {
  const failedIn = { hash: order.signature, isShared: false, isReverted: false, blockNumber: 1 };
  expect(isFreshAt(0, { failedIn })).toBe(false);
  expect(isFreshAt(0, {}, new Set([order.paymentId]))).toBe(false);
  expect(isFreshAt(0, { amount: 9_990_100n })).toBe(false);
  expect(isFreshAt(0, { amount: 9_990_300n })).toBe(false);
  expect(isFreshAt(0, { amount: 9_990_200n })).toBe(true);
});
