import type { Part } from "@lunas/runtime/parts";

export interface Repeated {
  readonly name: string;
  /** The pause between the end of one step and the next. */
  readonly everyMs: number;
  /** Answers whether there is more to do at once. */
  readonly step: () => Promise<boolean>;
  /** What a step threw; the next one comes all the same. */
  readonly onFault: (error: unknown) => void;
}

/** A database that is away needs no more questions than this. */
const pauseAfterFaultMs = 1_000;

/** A step that is done over and over, never two at a time. Stopping waits for the one that runs. */
export function repeat({ name, everyMs, step, onFault }: Repeated): Part {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  let isStopped = false;

  const turn = async () => {
    const pauseMs = await step().then(
      (hasMore) => (hasMore ? 0 : everyMs),
      (error: unknown) => {
        onFault(error);
        return Math.max(everyMs, pauseAfterFaultMs);
      },
    );
    if (!isStopped) timer = setTimeout(begin, pauseMs);
  };
  const begin = () => {
    running = turn();
  };
  return {
    name,
    start: async () => begin(),
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
