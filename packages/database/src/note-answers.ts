import { Unavailable } from "@lunas/domain/shared/unavailable";

/** Statements end within milliseconds, and there are some every second: silence for so long is an outage. */
const awayAfterMs = 1_000;

export interface AnswerNotes {
  /** Runs work with the database, and notes whether it answers. */
  note<T>(work: () => Promise<T>): Promise<T>;
  /** No statement was answered for a while, although some were sent. */
  isAway(): boolean;
}

export function createAnswerNotes(nowMs: () => number = () => performance.now()): AnswerNotes {
  let running = 0;
  /** Since when answers are owed; null: none is. */
  let owedSinceMs: number | null = null;
  const answered = () => {
    owedSinceMs = running > 0 ? nowMs() : null;
  };
  return {
    note: async (work) => {
      running += 1;
      owedSinceMs ??= nowMs();
      try {
        const result = await work();
        running -= 1;
        answered();
        return result;
      } catch (error) {
        running -= 1;
        if (!(error instanceof Unavailable)) answered();
        throw error;
      }
    },
    isAway: () => owedSinceMs !== null && nowMs() - owedSinceMs > awayAfterMs,
  };
}
