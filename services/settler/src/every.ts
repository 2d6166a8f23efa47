import type { Part } from "@lunas/runtime/parts";

interface Round {
  readonly name: string;
  readonly everyMs: number;
  readonly work: () => Promise<void>;
  /** Called with a round's error; the next round still runs. */
  readonly onFault: (error: unknown) => void;
}

/** Rounds begin at multiples of this, so that those of all chains wake an idle process together. */
const gridMs = 250;

/** The time until the point of the grid that is nearest to `everyMs` from now. */
export function untilNext(everyMs: number, nowMs: number): number {
  const nearest = Math.round((nowMs + everyMs) / gridMs) * gridMs;
  return everyMs < gridMs ? everyMs : nearest - nowMs;
}

/**
 * Recurring work: a round starts `everyMs` after the last one ended, more or less an eighth of a second, never two at a
 * time. Stopping waits for the current round.
 */
export function every({ name, everyMs, work, onFault }: Round): Part {
  let timer: NodeJS.Timeout | undefined;
  let current: Promise<void> = Promise.resolve();
  let stopped = false;
  const round = () => {
    current = work()
      .catch(onFault)
      .then(() => {
        if (!stopped) timer = setTimeout(round, untilNext(everyMs, performance.now()));
      });
  };
  return {
    name,
    start: async () => round(),
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      await current;
    },
  };
}
