import type { Terminal } from "./terminal";

/** One word after `lunas`. */
export interface Command {
  readonly name: string;
  /** Its line in `lunas --help`. */
  readonly summary: string;
  /** The text of `lunas <name> --help`: usage, options, examples. */
  readonly help: string;
  /** The command handles an interruption itself, because it has to clean up first. */
  readonly endsItself?: true;
  /** Returns the exit code. Throws `Misuse` for a wrong command line, and `LunasError` for a failure. */
  run(given: readonly string[], terminal: Terminal): Promise<number>;
}
