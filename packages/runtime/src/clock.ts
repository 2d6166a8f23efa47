/** The time, handed in wherever a decision depends on it, so that tests can set it. */
export interface Clock {
  /** Milliseconds since the Unix epoch. */
  now(): number;
}

export const systemClock: Clock = { now: () => Date.now() };

const startedAtMs = Date.now() - performance.now();

/**
 * The wall clock as it stood when the process started, carried on by the monotonic one: it never jumps. For what measures
 * how long ago something was; two of them on one machine may differ by what its clock was set meanwhile.
 */
export const steadyClock: Clock = { now: () => Math.floor(startedAtMs + performance.now()) };
