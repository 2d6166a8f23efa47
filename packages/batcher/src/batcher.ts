/** The limits of one batch, and when a batch starts: at the end of the event loop's turn, where `atOnce` allows it. */
export interface BatchRules<In> {
  /** The maximum size of a batch. An input that is larger than this has a batch of its own. */
  readonly most: number;
  /** The size of an input; one where it is not given. */
  readonly sizeOf?: (input: In) => number;
  /** The number of batches that run at a time; later calls wait for the next one. Default: no limit. */
  readonly atOnce?: number;
  /** The time between the starts of two batches that are not full: calls gather meanwhile. Default: none. */
  readonly apartMs?: number;
  /** After this time waiting calls start although `atOnce` batches run, so that one that hangs delays no other by more. */
  readonly longestWaitMs?: number;
  /** Whether each call of a failed batch runs again alone, so that one bad call does not fail the others. */
  readonly repeatsAlone?: (error: unknown) => boolean;
}

interface Call<In, Out> {
  readonly input: In;
  readonly resolve: (output: Out) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Combines calls that arrive close together, so that many calls cost a fraction of the round trips. Calls keep their
 * order.
 *
 * @param run answers a batch: one output for each input, in the same order. A rejection fails all its calls.
 */
export function createBatcher<In, Out>(
  run: (inputs: readonly In[]) => Promise<readonly Out[]>,
  { most, sizeOf = () => 1, atOnce = Number.POSITIVE_INFINITY, apartMs = 0, longestWaitMs, ...rules }: BatchRules<In>,
): (input: In) => Promise<Out> {
  const { repeatsAlone = () => false } = rules;
  const waiting: Call<In, Out>[] = [];
  let running = 0;
  let isScheduled = false;
  let timer: NodeJS.Timeout | undefined;
  let isPausing = false;
  let startedAtMs = Number.NEGATIVE_INFINITY;

  const answer = async (calls: readonly Call<In, Out>[]): Promise<void> => {
    try {
      const outputs = await run(calls.map(({ input }) => input));
      for (const [index, { resolve }] of calls.entries()) resolve(outputs[index] as Out);
    } catch (error) {
      if (calls.length > 1 && repeatsAlone(error)) await Promise.all(calls.map((call) => answer([call])));
      else for (const { reject } of calls) reject(error);
    }
  };
  const start = (calls: readonly Call<In, Out>[]) => {
    running += 1;
    if (apartMs > 0) startedAtMs = performance.now();
    void answer(calls).finally(() => {
      running -= 1;
      if (!isScheduled) startWaiting();
    });
  };
  const startNext = () => start(waiting.splice(0, fitting(waiting, most, sizeOf)));
  const startOverdue = () => {
    timer = undefined;
    while (waiting.length > 0) startNext();
  };
  const dueInMs = () => (apartMs === 0 || waiting.length >= most ? 0 : startedAtMs + apartMs - performance.now());
  const endPause = () => {
    isPausing = false;
    if (!isScheduled) startWaiting();
  };
  const startWaiting = () => {
    isScheduled = false;
    while (running < atOnce && waiting.length > 0 && dueInMs() <= 0) startNext();
    if (running < atOnce && waiting.length > 0 && !isPausing) {
      isPausing = true;
      setTimeout(endPause, dueInMs());
    }
    if (waiting.length > 0 && longestWaitMs !== undefined) timer ??= setTimeout(startOverdue, longestWaitMs);
    if (waiting.length === 0) {
      clearTimeout(timer);
      timer = undefined;
    }
  };
  return (input) =>
    new Promise((resolve, reject) => {
      waiting.push({ input, resolve, reject });
      if (isScheduled) return;
      isScheduled = true;
      setImmediate(startWaiting);
    });
}

/** How many of the first calls fit into one batch; at least one. */
function fitting<In>(calls: readonly { readonly input: In }[], most: number, sizeOf: (input: In) => number): number {
  let size = 0;
  let count = 0;
  for (const { input } of calls) {
    size += sizeOf(input);
    if (count > 0 && size > most) break;
    count += 1;
  }
  return count;
}
