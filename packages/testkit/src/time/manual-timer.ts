import type { Timer } from "@lunas/domain/shared/timer";
import type { ManualClock } from "./manual-clock";
import { settled } from "./settled";

export interface ManualTimer extends Timer {
  /** Advances the time: wakes each sleeper when its time comes, one after the other, and lets each do its work. */
  advance(ms: number): Promise<void>;
  /** How many sleep now. */
  sleepers(): number;
}

interface Sleeper {
  readonly atMs: number;
  readonly wake: () => void;
}

/** Sleeping without waiting: the time is the clock's, and the timer moves it. */
export function manualTimer(clock: ManualClock): ManualTimer {
  const sleeping = new Set<Sleeper>();
  const earliest = (): Sleeper | undefined => [...sleeping].sort((a, b) => a.atMs - b.atMs)[0];
  return {
    sleep: (ms, signal) =>
      new Promise((resolve) => {
        const wake = () => {
          sleeping.delete(sleeper);
          signal?.removeEventListener("abort", wake);
          resolve();
        };
        const sleeper: Sleeper = { atMs: clock.now() + ms, wake };
        if (signal?.aborted) return resolve();
        sleeping.add(sleeper);
        signal?.addEventListener("abort", wake);
      }),
    advance: async (ms) => {
      const untilMs = clock.now() + ms;
      await settled();
      for (let next = earliest(); next !== undefined && next.atMs <= untilMs; next = earliest()) {
        clock.advance(Math.max(0, next.atMs - clock.now()));
        next.wake();
        await settled();
      }
      clock.advance(untilMs - clock.now());
    },
    sleepers: () => sleeping.size,
  };
}
