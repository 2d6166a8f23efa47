/** One that has not answered for so long is no longer waited for alone. */
const hedgeAfterMs = 1_500;

export interface Turn<T> {
  /** Never rejects. Null: what came of it is of no use, somebody else is to be asked. */
  readonly ask: () => Promise<T | null>;
  /** It keeps us waiting; the next one is asked as well. */
  readonly onSlow: (elapsedMs: number) => void;
}

/**
 * The first useful answer of those who are asked one after the other: the next when one has none, or takes long. Null when
 * none has one.
 */
export function askInTurn<T>(candidates: readonly Turn<T>[]): Promise<T | null> {
  return new Promise((resolve) => {
    let next = 0;
    let open = 0;
    let timer: NodeJS.Timeout | undefined;
    const end = (answer: T | null) => {
      clearTimeout(timer);
      next = candidates.length;
      resolve(answer);
    };
    const start = () => {
      clearTimeout(timer);
      const turn = candidates[next];
      if (turn === undefined) return;
      next += 1;
      open += 1;
      void turn.ask().then((answer) => {
        open -= 1;
        if (answer !== null) end(answer);
        else if (next < candidates.length) start();
        else if (open === 0) end(null);
      });
      if (next === candidates.length) return;
      timer = setTimeout(() => {
        turn.onSlow(hedgeAfterMs);
        start();
      }, hedgeAfterMs);
    };
    if (candidates.length === 0) resolve(null);
    else start();
  });
}
