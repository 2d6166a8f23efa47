import { lastDailyMs, type PayoutCandidate, whyToPayOut } from "./what-to-pay-out";

/** Half past one in Jakarta. */
const nowMs = Date.parse("2026-11-27T18:30:00Z");
const midnight = Date.parse("2026-11-27T17:00:00Z");
const terms = { dailyFrom: 1_000_000n, atOnceFrom: 10_000_000n, hour: 0 };

const of = (changes: Partial<PayoutCandidate>): PayoutCandidate => ({
  ...{ receiver: "0x00000000000000000000000000000000000000C1", asset: "0x00000000000000000000000000000000000000D1" },
  ...{ unpaid: 1_000_000n, unpaidSinceMs: midnight - 1, claimsUnderWay: 0, isUnderWay: false, terms },
  ...{ isRequested: false, walletChangesAtMs: null, failedAtMs: null },
  ...changes,
});

test.each<[string, Partial<PayoutCandidate>, string | null]>([
  ["daily, of what was claimed before the hour", {}, "schedule"],
  ["claimed after the hour: tomorrow", { unpaidSinceMs: midnight }, null],
  ["less than the daily amount", { unpaid: 999_999n }, null],
  ["the merchant's own amount", { unpaid: 5n, terms: { ...terms, dailyFrom: 5n } }, "schedule"],
  ["the merchant's own hour has not come", { terms: { ...terms, hour: 2 }, unpaidSinceMs: midnight - 1 }, null],
  ["the merchant's own hour has come", { terms: { ...terms, hour: 1 }, unpaidSinceMs: midnight - 1 }, "schedule"],
  ["at once from a sum", { unpaid: 10_000_000n, unpaidSinceMs: nowMs }, "schedule"],
  ["a cent less than that sum", { unpaid: 9_999_999n, unpaidSinceMs: nowMs }, null],
  ["asked for", { unpaid: 1n, unpaidSinceMs: nowMs, isRequested: true }, "merchant"],
  ["asked for, and nothing is there", { unpaid: 0n, unpaidSinceMs: null, isRequested: true }, null],
  ["a claim that pays it is not mined", { unpaid: 10_000_000n, claimsUnderWay: 1 }, null],
  ["asked for while a claim is not mined", { isRequested: true, claimsUnderWay: 1 }, null],
  ["another payout is under way", { isUnderWay: true, isRequested: true }, null],
  [
    "an hour before the wallet changes",
    { unpaid: 1n, unpaidSinceMs: nowMs, walletChangesAtMs: nowMs + 3_600_000 },
    "wallet_change",
  ],
  ["earlier than that", { unpaid: 1n, unpaidSinceMs: nowMs, walletChangesAtMs: nowMs + 3_600_001 }, null],
  ["refused today", { unpaid: 10_000_000n, failedAtMs: midnight }, null],
  ["refused yesterday", { unpaid: 1n, failedAtMs: midnight - 1 }, "schedule"],
  ["refused today, and asked for again", { failedAtMs: midnight, isRequested: true }, "merchant"],
])("pays out: %s", (_, changes, expected) => {
  expect(whyToPayOut(of(changes), nowMs)).toBe(expected);
});

test("a day begins in Jakarta at the merchant's hour", () => {
  expect(lastDailyMs(nowMs, 0)).toBe(midnight);
  expect(lastDailyMs(midnight, 0)).toBe(midnight);
  expect(lastDailyMs(midnight - 1, 0)).toBe(midnight - 86_400_000);
  expect(lastDailyMs(nowMs, 1)).toBe(midnight + 3_600_000);
  expect(lastDailyMs(nowMs, 2)).toBe(midnight - 22 * 3_600_000);
  expect(lastDailyMs(nowMs, 23)).toBe(midnight - 3_600_000);
});
