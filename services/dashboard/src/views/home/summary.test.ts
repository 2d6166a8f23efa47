import type { PaymentRecord } from "../../api/schemas";
import {
  bucketsOfDays,
  bucketsOfToday,
  firstDay,
  payersOf,
  refundedOf,
  startOf,
  successRate,
  volumeOf,
} from "./summary";

const now = new Date(2026, 10, 22, 14, 30).getTime();
const hourMs = 3_600_000;

function payment(createdMs: number, amount = "500000", from = "0xAb"): PaymentRecord {
  return { createdAt: new Date(createdMs).toISOString(), amount, from } as unknown as PaymentRecord;
}

test("today begins at midnight of the device's zone, days at midnight in Jakarta", () => {
  expect(startOf("today", now)).toBe(new Date(2026, 10, 22).getTime());
  const lateInJakarta = Date.parse("2026-11-22T18:30:00Z");
  expect(firstDay("week", lateInJakarta)).toBe("2026-11-17");
  expect(firstDay("month", lateInJakarta)).toBe("2026-10-25");
  expect(new Date(startOf("week", lateInJakarta)).toISOString()).toBe("2026-11-16T17:00:00.000Z");
});

test("today has a bucket for each hour so far, a payment is in that of its hour", () => {
  const buckets = bucketsOfToday([payment(now - hourMs), payment(now), payment(now, "1")], now);
  expect(buckets).toHaveLength(15);
  expect(buckets.at(-2)).toMatchObject({ volume: 500_000, count: 1 });
  expect(buckets.at(-1)).toMatchObject({ volume: 500_001, count: 2 });
  expect(buckets[0]).toMatchObject({ startMs: startOf("today", now), volume: 0, count: 0 });
});

test("a payment of yesterday is in no hour of today", () => {
  const buckets = bucketsOfToday([payment(startOf("today", now) - 1), payment(startOf("today", now))], now);
  expect(buckets.reduce((sum, { count }) => sum + count, 0)).toBe(1);
});

test("the days of a report are buckets from midnight in Jakarta", () => {
  expect(bucketsOfDays([{ date: "2026-11-22", gross: "500001", refunded: "100", count: 2 }])).toEqual([
    { startMs: Date.parse("2026-11-21T17:00:00Z"), volume: 500_001, refunded: 100, count: 2 },
  ]);
});

test("what went back is summed beside the volume, in the hour of its payment", () => {
  const back = { ...payment(now), refundedAmount: "200050" };
  expect(refundedOf([back, payment(now), back])).toBe(400_100n);
  expect(bucketsOfToday([back, payment(now)], now).at(-1)).toMatchObject({ volume: 1_000_000, refunded: 200_050 });
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
