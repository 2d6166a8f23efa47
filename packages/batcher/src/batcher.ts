/** The limits of one batch, and when a batch starts. */
export interface BatchRules<In> {
  /** The maximum size of a batch. An input that is larger than this has a batch of its own. */
  readonly most: number;
  /** The size of an input; one where it is not given. */
  readonly sizeOf?: (input: In) => number;
  /** The number of batches that run at a time; later calls wait for the next one. Default: no limit. */
  readonly atOnce?: number;
  /** A call that finds no batch running starts at once. Otherwise a batch starts at the end of the event loop's turn. */
  readonly startsWhenIdle?: boolean;
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
  { most, sizeOf = () => 1, atOnce = Number.POSITIVE_INFINITY, ...rules }: BatchRules<In>,
): (input: In) => Promise<Out> {
  const { startsWhenIdle = false, repeatsAlone = () => false } = rules;
  const waiting: Call<In, Out>[] = [];
  let running = 0;
  let isScheduled = false;

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
    void answer(calls).finally(() => {
      running -= 1;
      if (!isScheduled) startWaiting();
    });
  };
  const startWaiting = () => {
    isScheduled = false;
    while (running < atOnce && waiting.length > 0) start(waiting.splice(0, fitting(waiting, most, sizeOf)));
  };
  return (input) =>
    new Promise((resolve, reject) => {
      const call = { input, resolve, reject };
      if (startsWhenIdle && running === 0) return start([call]);
      waiting.push(call);
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
