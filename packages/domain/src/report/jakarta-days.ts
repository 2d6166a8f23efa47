import { dayMs } from "../shared/durations";

/** The days of reports: Western Indonesia's, which has no daylight saving time. */
export const reportTimeZone = "Asia/Jakarta";

const offset = "+07:00";
const offsetMs = 7 * 3_600_000;

/** When a day, `2026-11-22`, begins. */
export function startOfDay(day: string): number {
  return Date.parse(`${day}T00:00:00${offset}`);
}

export function dayOf(timeMs: number): string {
  return new Date(timeMs + offsetMs).toISOString().slice(0, 10);
}

/** All days from the first to the last, both included; none where the last is before the first. */
export function daysBetween(first: string, last: string): readonly string[] {
  const count = Math.round((startOfDay(last) - startOfDay(first)) / dayMs) + 1;
  return Array.from({ length: Math.max(count, 0) }, (_, index) => dayOf(startOfDay(first) + index * dayMs));
}
