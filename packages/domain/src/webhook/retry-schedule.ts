const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;

/**
 * The pause after the first, second, … failed attempt. If the attempt after the last pause fails, the delivery has
 * failed.
 */
export const retryDelaysMs: readonly number[] = [
  5 * second,
  30 * second,
  5 * minute,
  30 * minute,
  2 * hour,
  5 * hour,
  10 * hour,
  14 * hour,
  20 * hour,
  24 * hour,
];

/** The longest `Retry-After` that counts. */
export const longestRetryAfterMs = 24 * hour;

/** Spreads the retries of many deliveries that failed at once. */
const jitter = 0.1;

/**
 * Milliseconds to wait after `attempts` failed attempts, or null when the schedule is exhausted. `retryAfterMs`, the
 * endpoint's request, can only lengthen the pause.
 * @param random evenly from 0 (inclusive) to 1
 */
export function retryDelayMs(attempts: number, retryAfterMs: number | null, random: () => number): number | null {
  const scheduled = retryDelaysMs[attempts - 1];
  if (scheduled === undefined) return null;
  const jittered = Math.round(scheduled * (1 + jitter * (2 * random() - 1)));
  return Math.max(jittered, Math.min(retryAfterMs ?? 0, longestRetryAfterMs));
}
