import type { PaymentRecord } from "../../api/schemas";
import { bucketsOf, payersOf, startOf, successRate, volumeOf } from "./summary";

const now = new Date(2026, 10, 22, 14, 30).getTime();
const hourMs = 3_600_000;

function payment(createdMs: number, amount = "500000", from = "0xAb"): PaymentRecord {
  return { createdAt: new Date(createdMs).toISOString(), amount, from } as unknown as PaymentRecord;
}

test("periods begin at midnight of the device's zone", () => {
  expect(startOf("today", now)).toBe(new Date(2026, 10, 22).getTime());
  expect(startOf("week", now)).toBe(new Date(2026, 10, 16).getTime());
  expect(startOf("month", now)).toBe(new Date(2026, 9, 24).getTime());
});

test("today has a bucket for each hour so far, a payment is in that of its hour", () => {
  const buckets = bucketsOf([payment(now - hourMs), payment(now), payment(now, "1")], "today", now);
  expect(buckets).toHaveLength(15);
  expect(buckets.at(-2)).toMatchObject({ volume: 500_000, count: 1 });
  expect(buckets.at(-1)).toMatchObject({ volume: 500_001, count: 2 });
  expect(buckets[0]).toMatchObject({ startMs: startOf("today", now), volume: 0, count: 0 });
});

test.each([
  ["week", 7],
  ["month", 30],
] as const)("a %s has %i days, and what is older is in none of them", (period, days) => {
  const buckets = bucketsOf([payment(startOf(period, now) - 1), payment(startOf(period, now))], period, now);
  expect(buckets).toHaveLength(days);
  expect(buckets.reduce((sum, { count }) => sum + count, 0)).toBe(1);
  expect(buckets[0]).toMatchObject({ count: 1 });
});

test("a volume is exact beyond what a double holds, and a payer counts once in any letter case", () => {
  const huge = "9007199254740993";
  expect(volumeOf([payment(now, huge), payment(now, "1")])).toBe(9_007_199_254_740_994n);
  expect(payersOf([payment(now, "1", "0xAB"), payment(now, "1", "0xab"), payment(now, "1", "0xcd")])).toBe(2);
});

test("what is pending counts neither as a success nor as a failure", () => {
  expect(successRate({ confirmed: 3, failed: 1 })).toBe(0.75);
  expect(successRate({ confirmed: 0, failed: 0 })).toBeNull();
});
