import { Unavailable } from "@lunas/domain/shared/unavailable";

export interface Gathering {
  /** Calls that share a statement. */
  readonly most: number;
  /** Statements in flight at a time; what comes meanwhile is gathered for the next. Two where one may wait for a lock. */
  readonly inFlight: number;
}

interface Call<In, Out> {
  readonly input: In;
  readonly resolve: (output: Out) => void;
  readonly reject: (error: unknown) => void;
}

type Run<In, Out> = (inputs: readonly In[]) => Promise<readonly Out[]>;

/**
 * One call as part of many: what is asked for while earlier statements run shares the next one, so that a flood of calls costs a
 * fraction of the round trips and a single call waits for nobody. `run` answers in the order of its inputs; where it throws, each of
 * its calls is made alone, so that one that cannot succeed fails nobody else.
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
    // A database that is away is away for each of them.
    if (calls.length === 1 || error instanceof Unavailable) for (const { reject } of calls) reject(error);
    else await Promise.all(calls.map((call) => answer(run, [call])));
  }
}
