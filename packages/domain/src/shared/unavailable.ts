/**
 * A fault of something that Lunas depends on (an RPC, Postgres, Redis): thrown, and for the caller worth a retry.
 * `message` is for the log and may name internals; what the public reads is decided by `dependency` alone.
 */
export class Unavailable extends Error {
  override readonly name = "Unavailable";
  constructor(
    readonly dependency: "chain" | "database" | "queue",
    message: string,
    options?: { cause?: unknown },
  ) {
    super(message, options);
  }
}
