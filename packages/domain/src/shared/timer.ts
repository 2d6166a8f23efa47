/** Waiting as a port, so that a simulation can pass the time. */
export interface Timer {
  /** Resolves after `ms`; also, early, when the signal aborts. Never rejects. */
  sleep(ms: number, signal?: AbortSignal): Promise<void>;
}
