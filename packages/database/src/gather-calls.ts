import { Unavailable } from "@lunas/domain/shared/unavailable";

export interface Gathering {
  /** The maximum number of calls in one statement. */
  readonly most: number;
  /** The number of concurrent statements; later calls wait for the next one. Two where one may wait for a lock. */
  readonly inFlight: number;
}

interface Call<In, Out> {
  readonly input: In;
  readonly resolve: (output: Out) => void;
  readonly reject: (error: unknown) => void;
}

type Run<In, Out> = (inputs: readonly In[]) => Promise<readonly Out[]>;

/**
 * Batches concurrent calls: calls that arrive while earlier statements run share the next one, so that many calls cost
 * a fraction of the round trips and a single call does not wait. `run` returns results in the order of its inputs;
 * where it throws, each call runs alone, so that one that cannot succeed does not fail the others.
 */
export function gatherCalls<In, Out>(
  run: Run<In, Out>,
  { most, inFlight: mostInFlight }: Gathering,
): (input: In) => Promise<Out> {
  const waiting: Call<In, Out>[] = [];
  let inFlight = 0;
  let isScheduled = false;
  const flush = () => {
    isScheduled = false;
    while (inFlight < mostInFlight && waiting.length > 0) {
      inFlight += 1;
      void answer(run, waiting.splice(0, most)).finally(() => {
        inFlight -= 1;
        flush();
      });
    }
  };
  return (input) =>
    new Promise((resolve, reject) => {
      waiting.push({ input, resolve, reject });
      if (isScheduled) return;
      isScheduled = true;
      setImmediate(flush);
    });
}

async function answer<In, Out>(run: Run<In, Out>, calls: readonly Call<In, Out>[]): Promise<void> {
  try {
    const outputs = await run(calls.map(({ input }) => input));
    for (const [index, { resolve }] of calls.entries()) resolve(outputs[index] as Out);
  } catch (error) {
    // An unavailable database is unavailable for each call.
    if (calls.length === 1 || error instanceof Unavailable) for (const { reject } of calls) reject(error);
    else await Promise.all(calls.map((call) => answer(run, [call])));
  }
}
