/** A command's input and output, without the network. */
export interface Terminal {
  /** Results, on standard output. */
  say(line: string): void;
  /** Everything except results (progress, warnings, failures), on standard error. */
  complain(line: string): void;
  /** The file with the places in the merchants' events. */
  readonly stateFile: string;
  /** The file with a merchant's and a payer's keys, unless another file is named. */
  readonly profileFile: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Whether a person reads the results at a terminal with colours. */
  readonly hasColours: boolean;
  /** Asks for a secret without showing it; absent where no person is at the terminal. */
  readonly askSecret?: (question: string) => Promise<string>;
  /** Aborts when the user interrupts. */
  readonly signal: AbortSignal;
}
