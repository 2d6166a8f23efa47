import type { Clock } from "@lunas/domain/shared/clock";
import { nowSeconds } from "../build/defaults";

export interface ManualClock extends Clock {
  advance(ms: number): void;
}

/** A clock that stands still until it is advanced. */
export function manualClock(startMs = nowSeconds * 1_000): ManualClock {
  let nowMs = startMs;
  return {
    now: () => nowMs,
    advance: (ms) => {
      nowMs += ms;
    },
  };
}
