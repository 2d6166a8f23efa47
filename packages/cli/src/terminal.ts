/** What a command has of the world beside the network. */
export interface Terminal {
  /** Results, on standard output. */
  say(line: string): void;
  /** Whatever is not a result (progress, warnings, failures), on standard error. */
  complain(line: string): void;
  /** Where it is kept up to which event a merchant has heard. */
  readonly stateFile: string;
  /** Where a merchant's and a payer's keys are kept, unless another file is named. */
  readonly profileFile: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Whether whoever reads the results is a person at a terminal that shows colours. */
  readonly hasColours: boolean;
  /** Aborts when the person at the keyboard has had enough. */
  readonly signal: AbortSignal;
}
