import { beginTogether } from "@lunas/runtime/begin-together";
import type { Part } from "@lunas/runtime/parts";

export interface Repeated {
  readonly name: string;
  /** The pause between the end of one step and the next. */
  readonly everyMs: number;
  /** The pause when there is more to do; left out: none. */
  readonly moreEveryMs?: number;
  /** The pause after more than `afterSteps` steps in a row without work; left out: the same. */
  readonly rest?: { readonly afterSteps: number; readonly everyMs: number };
  /** Returns whether there is more to do soon. */
  readonly step: () => Promise<boolean>;
  /** Called with a step's error; the next step runs anyway. */
  readonly onFault: (error: unknown) => void;
}

/** The pause after a fault: an unavailable database should get few queries. */
const pauseAfterFaultMs = 1_000;

/**
 * Repeats a step, never two at a time; steps of an idle process begin together, so pauses are rounded. Stopping waits for the
 * running one.
 */
export function repeat({ name, everyMs, moreEveryMs = 0, rest, step, onFault }: Repeated): Part {
  let takeBack: () => void = () => undefined;
  let running: Promise<void> = Promise.resolve();
  let isStopped = false;
  let idleSteps = 0;

  const pauseAfter = (hasMore: boolean) => {
    idleSteps = hasMore ? 0 : idleSteps + 1;
    if (hasMore) return moreEveryMs;
    return rest !== undefined && idleSteps > rest.afterSteps ? rest.everyMs : everyMs;
  };
  const turn = async () => {
    const pauseMs = await step().then(pauseAfter, (error: unknown) => {
      onFault(error);
      return Math.max(everyMs, pauseAfterFaultMs);
    });
    if (!isStopped) takeBack = beginTogether(begin, pauseMs);
  };
  const begin = () => {
    running = turn();
  };
  return {
    name,
    start: async () => begin(),
    async stop() {
      isStopped = true;
      takeBack();
      await running;
    },
  };
}
