import { Unavailable } from "./unavailable";

export interface AnswerNotes {
  /** Runs work with the dependency, and notes whether it answers. */
  note<T>(work: () => Promise<T>): Promise<T>;
  /** It gave no answer for a while, although some were owed. */
  isAway(): boolean;
}

export interface AnswerRules {
  /** Answers that are owed for so long, with none meanwhile, are an outage. */
  readonly awayAfterMs: number;
  /** A clock that does not step. */
  readonly nowMs: () => number;
}

/** Whether a dependency answers, by the work that this process does with it: no question is asked for it. */
export function createAnswerNotes({ awayAfterMs, nowMs }: AnswerRules): AnswerNotes {
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
