import type { Part } from "@lunas/runtime/parts";

interface Round {
  readonly name: string;
  readonly everyMs: number;
  readonly work: () => Promise<void>;
  /** What a round threw; the next one comes all the same. */
  readonly onFault: (error: unknown) => void;
}

/** Work that recurs: a round begins `everyMs` after the last one ended, never two at a time. Stopping waits for the current one. */
export function every({ name, everyMs, work, onFault }: Round): Part {
  let timer: NodeJS.Timeout | undefined;
  let current: Promise<void> = Promise.resolve();
  let stopped = false;
  const round = () => {
    current = work()
      .catch(onFault)
      .then(() => {
        if (!stopped) timer = setTimeout(round, everyMs);
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
