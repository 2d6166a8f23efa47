/** Reading, by how many payments the merchant has. */
export interface ListFigures {
  readonly takenAt: string;
  /** Payments of the merchants that were asked for, least first. */
  readonly sizes: readonly number[];
  /** Requests of each question to each merchant. */
  readonly rounds: number;
  readonly questions: readonly QuestionFigures[];
  /** Every total against the table itself. */
  readonly totalsAreExact: boolean;
}

export interface QuestionFigures {
  readonly name: string;
  readonly over: "http" | "statement";
  /** Milliseconds, in the order of `sizes`. */
  readonly p50: readonly number[];
  readonly p95: readonly number[];
  /** The p95 of the largest to that of the smallest. */
  readonly ratio: number;
  /** What the ratio may be at most; null: shown, not judged. */
  readonly atMost: number | null;
}
