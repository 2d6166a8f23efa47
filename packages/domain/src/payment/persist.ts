import type { Clock } from "../shared/clock";
import type { Timer } from "../shared/timer";
import { Unavailable } from "../shared/unavailable";
import type { WaitingClient } from "./facilitated";

export interface PersistDeps {
  readonly clock: Clock;
  readonly timer: Timer;
}

export interface Persistence {
  /** By `clock`; at least one attempt is made. */
  readonly untilMs: number;
  /** Its disconnection ends the attempts. */
  readonly client?: WaitingClient;
}

const againAfterMs = 250;

/**
 * Repeats idempotent work while the database is unavailable and time is left. Throws the first other error at once, and
 * the last error when the time is over.
 */
export async function persist<T>(
  { clock, timer }: PersistDeps,
  work: () => Promise<T>,
  { untilMs, client }: Persistence,
): Promise<T> {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isAway(error) || client?.signal.aborted || clock.now() + againAfterMs > untilMs) throw error;
      await timer.sleep(againAfterMs, client?.signal);
    }
  }
}

/**
 * As `persist`, and the time begins with the end of the first attempt. It may take seconds until a connection is known to be broken, all of a
 * shorter limit, and what was lost with it is known only by the second attempt.
 */
export async function persistAfterFirst<T>(deps: PersistDeps, work: () => Promise<T>, forMs: number): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!isAway(error)) throw error;
  }
  return await persist(deps, work, { untilMs: deps.clock.now() + forMs });
}

export function isAway(error: unknown): error is Unavailable {
  return error instanceof Unavailable && error.dependency === "database";
}
