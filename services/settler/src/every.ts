import { beginTogether } from "@lunas/runtime/begin-together";
import type { Part } from "@lunas/runtime/parts";

interface Round {
  readonly name: string;
  readonly everyMs: number;
  readonly work: () => Promise<void>;
  /** Called with a round's error; the next round still runs. */
  readonly onFault: (error: unknown) => void;
}

/**
 * Recurring work: a round starts about `everyMs` after the last one ended (three eighths of a second less at most, one
 * eighth more), never two at a time. Stopping waits for the current round.
 */
export function every({ name, everyMs, work, onFault }: Round): Part {
  let takeBack: () => void = () => undefined;
  let current: Promise<void> = Promise.resolve();
  let stopped = false;
  const round = () => {
    current = work()
      .catch(onFault)
      .then(() => {
        if (!stopped) takeBack = beginTogether(round, everyMs);
      });
  };
  return {
    name,
    start: async () => round(),
    stop: async () => {
      stopped = true;
      takeBack();
      await current;
    },
  };
}
