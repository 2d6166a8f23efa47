/** After this time without an answer the next one is asked as well. */
const hedgeAfterMs = 1_500;

export interface Turn<T> {
  /** Never rejects. Null: the answer is not usable, ask the next one. */
  readonly ask: () => Promise<T | null>;
  /** It is slow; the next one is asked as well. */
  readonly onSlow: (elapsedMs: number) => void;
}

/**
 * Asks one after the other and resolves with the first usable answer: the next is asked when one has none, or is slow.
 * Null when none has one.
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
