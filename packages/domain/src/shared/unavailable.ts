/**
 * A fault of something that Lunas depends on (an RPC, Postgres, Redis): thrown, and for the caller worth a retry.
 * `message` is for the log and may name internals; what the public reads is decided by `dependency` alone.
 */
export class Unavailable extends Error {
  override readonly name = "Unavailable";
  /** Whether what was asked may have been done all the same, its answer lost on the way. */
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
