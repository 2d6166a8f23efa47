import type { Signal } from "./signal";

/** Waiting as a port, so that a simulation can control the time. */
export interface Timer {
  /** Resolves after `ms`, or early when the signal aborts. Never rejects. */
  sleep(ms: number, signal?: Signal): Promise<void>;
}
