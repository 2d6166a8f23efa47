import { performance } from "node:perf_hooks";

/** How much of a while the event loop was not idle: it ran, or waited for a processor. */
export interface EventLoopLoad {
  /** Over the last while that has ended; false in the first one. */
  isBusy(): boolean;
}

export interface EventLoopLoadOptions {
  /** For a test: active and idle time since the process began, in milliseconds. */
  readonly read?: () => { readonly active: number; readonly idle: number };
}

/** Shorter, and one large request would decide; longer, and a burst would be over. */
const whileMs = 500;
/** Below it the loop has time to spare in every while. */
const busyShare = 0.7;

/** Reads the loop's own counters when it is called, at most once in a while: it needs no timer. */
export function createEventLoopLoad({
  read = () => performance.eventLoopUtilization(),
}: EventLoopLoadOptions = {}): EventLoopLoad {
  let before = read();
  let wasBusy = false;
  return {
    isBusy() {
      const now = read();
      const activeMs = now.active - before.active;
      const tookMs = activeMs + now.idle - before.idle;
      if (tookMs >= whileMs) {
        wasBusy = activeMs >= busyShare * tookMs;
        before = now;
      }
      return wasBusy;
    },
  };
}
