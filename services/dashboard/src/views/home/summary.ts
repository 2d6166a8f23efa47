import type { PaymentRecord } from "../../api/schemas";

export type Period = "today" | "week" | "month";

export interface Bucket {
  readonly startMs: number;
  /** Base units. */
  readonly volume: number;
  readonly count: number;
}

const dayMs = 86_400_000;

/** Where a period begins, in the zone of the merchant's device: today's midnight, or midnight some days before. */
export function startOf(period: Period, nowMs: number): number {
  const midnight = new Date(nowMs).setHours(0, 0, 0, 0);
  if (period === "today") return midnight;
  const days = period === "week" ? 6 : 29;
  // By calendar days: one of them may have 23 or 25 hours.
  const day = new Date(midnight);
  return day.setDate(day.getDate() - days);
}

/** Confirmed payments by the hour of today, or by day; empty buckets too, so that a gap shows as one. */
export function bucketsOf(payments: readonly PaymentRecord[], period: Period, nowMs: number): readonly Bucket[] {
  const starts = bucketStarts(period, nowMs);
  const sums = starts.map(() => ({ volume: 0, count: 0 }));
  for (const { createdAt, amount } of payments) {
    const timeMs = Date.parse(createdAt);
    const at = starts.findLastIndex((start) => start <= timeMs);
    const sum = sums[at];
    if (sum === undefined) continue;
    sum.volume += Number(amount);
    sum.count += 1;
  }
  return starts.map((startMs, at) => ({ startMs, volume: sums[at]?.volume ?? 0, count: sums[at]?.count ?? 0 }));
}

function bucketStarts(period: Period, nowMs: number): readonly number[] {
  const first = startOf(period, nowMs);
  if (period === "today") {
    const hours = Math.floor((nowMs - first) / 3_600_000) + 1;
    return Array.from({ length: hours }, (_, hour) => first + hour * 3_600_000);
  }
  const days = Math.round((new Date(nowMs).setHours(0, 0, 0, 0) - first) / dayMs) + 1;
  return Array.from({ length: days }, (_, day) => {
    const start = new Date(first);
    return start.setDate(start.getDate() + day);
  });
}

/** The sum in base units, exact. */
export function volumeOf(payments: readonly PaymentRecord[]): bigint {
  return payments.reduce((sum, { amount }) => sum + BigInt(amount), 0n);
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
