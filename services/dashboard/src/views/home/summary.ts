import type { PaymentRecord } from "../../api/schemas";

export type Period = "today" | "week" | "month";

export interface Bucket {
  readonly startMs: number;
  /** Base units. */
  readonly volume: number;
  /** What went back of it, in base units. */
  readonly refunded: number;
  readonly count: number;
}

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** The zone of the service's days. */
const reportOffset = "+07:00";
const reportOffsetMs = 7 * hourMs;

/** The first day of a period, in Jakarta: `2026-11-22`. Today is the last one. */
export function firstDay(period: Period, nowMs: number): string {
  const days = { today: 0, week: 6, month: 29 }[period];
  return new Date(nowMs + reportOffsetMs - days * dayMs).toISOString().slice(0, 10);
}

/** Where a period begins: a day's midnight in Jakarta; of today, midnight in the zone of the merchant's device. */
export function startOf(period: Period, nowMs: number): number {
  if (period === "today") return new Date(nowMs).setHours(0, 0, 0, 0);
  return startOfDay(firstDay(period, nowMs));
}

function startOfDay(day: string): number {
  return Date.parse(`${day}T00:00:00${reportOffset}`);
}

/** The days of a report, which has those without payments too. */
export function bucketsOfDays(
  days: readonly { date: string; gross: string; refunded: string; count: number }[],
): readonly Bucket[] {
  return days.map(({ date, gross, refunded, count }) => ({
    ...{ startMs: startOfDay(date), volume: Number(gross), refunded: Number(refunded), count },
  }));
}

/** Confirmed payments by the hour of today; empty hours too, so that a gap shows as one. */
export function bucketsOfToday(payments: readonly PaymentRecord[], nowMs: number): readonly Bucket[] {
  const first = startOf("today", nowMs);
  const hours = Math.floor((nowMs - first) / hourMs) + 1;
  const buckets = Array.from({ length: hours }, (_, hour) => ({
    startMs: first + hour * hourMs,
    volume: 0,
    refunded: 0,
    count: 0,
  }));
  for (const { createdAt, amount, refundedAmount = "0" } of payments) {
    const bucket = buckets[Math.floor((Date.parse(createdAt) - first) / hourMs)];
    if (bucket === undefined) continue;
    bucket.volume += Number(amount);
    bucket.refunded += Number(refundedAmount);
    bucket.count += 1;
  }
  return buckets;
}

/** The sum in base units, exact. */
export function volumeOf(payments: readonly PaymentRecord[]): bigint {
  return payments.reduce((sum, { amount }) => sum + BigInt(amount), 0n);
}

/** What of these payments went back, exact. */
export function refundedOf(payments: readonly PaymentRecord[]): bigint {
  return payments.reduce((sum, { refundedAmount = "0" }) => sum + BigInt(refundedAmount), 0n);
}

export function payersOf(payments: readonly PaymentRecord[]): number {
  return new Set(payments.map(({ from }) => from.toLowerCase())).size;
}

/** Of the payments that ended, how many are confirmed; null where none ended. */
export function successRate({
  confirmed,
  failed,
}: {
  readonly confirmed: number;
  readonly failed: number;
}): number | null {
  const ended = confirmed + failed;
  return ended === 0 ? null : confirmed / ended;
}
