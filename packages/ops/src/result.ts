export interface Result {
  readonly text: string;
  readonly isGood: boolean;
  /** What `--json` prints; without it, the text. */
  readonly data?: unknown;
}
