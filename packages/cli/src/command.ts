import type { Terminal } from "./terminal";

/** One word after `lunas`. */
export interface Command {
  readonly name: string;
  /** Its line in `lunas --help`. */
  readonly summary: string;
  /** What `lunas <name> --help` says: usage, options, examples. */
  readonly help: string;
  /** It sees to an interruption by itself, because something is to be brought to an end first. */
  readonly endsItself?: true;
  /** Answers the exit code. Throws `Misuse` where the command line was not understood, and `LunasError` where it did not work. */
  run(given: readonly string[], terminal: Terminal): Promise<number>;
}
