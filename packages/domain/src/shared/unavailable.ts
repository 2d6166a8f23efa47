/**
 * An error of a dependency (an RPC, Postgres, Redis): thrown, and worth a retry by the caller. `message` is for the log
 * and may name internals; the public text depends on `dependency` alone.
 */
export class Unavailable extends Error {
  override readonly name = "Unavailable";
  /** Whether the request may have been executed although its answer was lost. */
  readonly mayBeDone: boolean;
  constructor(
    readonly dependency: "chain" | "database" | "queue",
    message: string,
    options: { readonly cause?: unknown; readonly mayBeDone?: boolean } = {},
  ) {
    super(message, options);
    this.mayBeDone = options.mayBeDone ?? true;
  }
}

/** Whether the database did not answer. */
export function isDatabaseAway(error: unknown): boolean {
  return error instanceof Unavailable && error.dependency === "database";
}
