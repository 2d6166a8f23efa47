/** The time, passed to every decision that depends on it, so that tests can set it. */
export interface Clock {
  /** Milliseconds since the Unix epoch. */
  now(): number;
}

export const systemClock: Clock = { now: () => Date.now() };

const startedAtMs = Date.now() - performance.now();

/**
 * The wall clock at the process's start, continued by the monotonic clock: it never jumps. Use it to measure elapsed
 * time; two processes on one machine may differ if the wall clock was set between their starts.
 */
export const steadyClock: Clock = { now: () => Math.floor(startedAtMs + performance.now()) };
