import type { Clock } from "../shared/clock";
import type { Timer } from "../shared/timer";
import { Unavailable } from "../shared/unavailable";

export interface PersistDeps {
  readonly clock: Clock;
  readonly timer: Timer;
}

export interface Persistence {
  /** By the clock; at least one try is made. */
  readonly untilMs: number;
  readonly signal?: AbortSignal;
}

const againAfterMs = 250;

/**
 * Does what may be done twice, again and again while the database is away and time is left: whether a lost answer was that of work
 * done does not matter then. Throws the first fault that says otherwise, and the last one when the time is over.
 */
export async function persist<T>(
  { clock, timer }: PersistDeps,
  work: () => Promise<T>,
  { untilMs, signal }: Persistence,
): Promise<T> {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isAway(error) || signal?.aborted || clock.now() + againAfterMs > untilMs) throw error;
      await timer.sleep(againAfterMs, signal);
    }
  }
}

export function isAway(error: unknown): error is Unavailable {
  return error instanceof Unavailable && error.dependency === "database";
}
