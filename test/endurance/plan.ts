/** What one run does, and when. All times are milliseconds from its begin. */
export interface Plan {
  readonly minutes: number;
  readonly seed: number;
  /** Payments a second. */
  readonly rate: number;
  readonly lastsMs: number;
  readonly sampleEveryMs: number;
  /** The month's end by every clock of the installation. */
  readonly monthEndsAtMs: number;
  /** Until then every gateway and settler may be killed; later the first of each lives, and grows old. */
  readonly allMayDieUntilMs: number;
  /** Long pauses between two kills, at random. */
  readonly killEveryMs: readonly [number, number];
  /** How long the endpoint of a merchant fails at a time. */
  readonly endpointFailsMs: number;
  /** A series may grow by this factor in the last half. */
  readonly most: number;
  /** How many times the usual noise there is. */
  readonly noise: number;
  /** Whether tables are old enough to be judged. */
  readonly judgesTables: boolean;
}

export const usualRate = 50;

/** Of all payments. The rest is paid by a merchant's backend at once. */
export const shares = { holds: 0.06, links: 0.04 };
/** Of the payments of a backend that were paid. */
export const refundShare = 0.05;
/** Of the holds; the others are captured. */
export const releaseShare = 1 / 3;

const minuteMs = 60_000;
/** From so many minutes on a run shows whether a series is flat. */
const longFromMinutes = 30;

export function planOf(minutes: number, { seed, rate }: Pick<Plan, "seed" | "rate">): Plan {
  const lastsMs = minutes * minuteMs;
  const isLong = minutes >= longFromMinutes;
  return {
    ...{ minutes, seed, rate, lastsMs },
    sampleEveryMs: isLong ? 10_000 : 2_000,
    monthEndsAtMs: 0.3 * lastsMs,
    allMayDieUntilMs: 0.2 * lastsMs,
    killEveryMs: isLong ? [20_000, 60_000] : [10_000, 25_000],
    // Shorter than the third pause of the schedule: an event that failed in the window is tried again soon after it.
    endpointFailsMs: isLong ? 120_000 : 15_000,
    // In minutes caches are still filling: a short run shows that everything works, and finds only large leaks.
    ...(isLong ? { most: 1.05, noise: 1 } : { most: 1.2, noise: 4 }),
    judgesTables: isLong,
  };
}

/** How far ahead the clocks are, so that this month ends `monthEndsAtMs` after now. */
export function aheadOf(nowMs: number, monthEndsAtMs: number): number {
  const now = new Date(nowMs);
  const end = Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1);
  return end - monthEndsAtMs - nowMs;
}

/** Evenly from 0 to 1, the same for the same seed (mulberry32). */
export function randomOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
