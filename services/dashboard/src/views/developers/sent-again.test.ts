import type { Deliveries } from "../../api/calls";
import { countFailed, failedSince } from "./sent-again";

const nowMs = Date.parse("2026-11-22T08:00:00Z");
const dayMs = 86_400_000;

function failed(days: number, eventType = "payment.confirmed") {
  return { eventType, createdAt: new Date(nowMs - days * dayMs).toISOString() };
}

function page(deliveries: readonly object[], total = deliveries.length) {
  return { deliveries, pagination: { page: 1, limit: 100, total, totalPages: 1 } } as unknown as Deliveries;
}

test("a failed test is no failure that is sent again", () => {
  expect(countFailed(page([failed(0, "webhook.test")]), nowMs)).toEqual({ count: 0, number: "0" });
  const mixed = [failed(0), failed(1, "webhook.test"), failed(2, "refund.failed")];
  expect(countFailed(page(mixed), nowMs)).toEqual({ count: 2, number: "2" });
});

test("what is older than the action sends does not count", () => {
  expect(failedSince(nowMs)).toBe("2026-11-15T08:00:00.000Z");
  expect(countFailed(page([failed(1), failed(7), failed(7.1), failed(80)]), nowMs).count).toBe(2);
});

test("where the page does not have all of them the number says so", () => {
  expect(countFailed(page([failed(1), failed(2)], 900), nowMs)).toEqual({ count: 2, number: "2+" });
  expect(countFailed(page([failed(1), failed(20)], 900), nowMs)).toEqual({ count: 1, number: "1" });
});
