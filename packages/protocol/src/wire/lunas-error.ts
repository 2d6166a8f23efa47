/** The facts of a failure in addition to its message. */
export interface LunasErrorFacts {
  /** One of the service's codes, or one of the library's own. */
  readonly code: string;
  /** The HTTP status; 0 where there was no answer. */
  readonly status?: number;
  readonly details?: Readonly<Record<string, string>>;
  /** Quote it when you contact support. */
  readonly requestId?: string | null;
  /** The page that explains the code. */
  readonly docUrl?: string | null;
  readonly retryAfterSeconds?: number | null;
  readonly cause?: unknown;
}

/** A refusal of the service, or a failure to reach it. Decide by `code`; the message is for people. */
export class LunasError extends Error {
  override readonly name = "LunasError";
  readonly code: string;
  readonly status: number;
  readonly details: Readonly<Record<string, string>>;
  readonly requestId: string | null;
  /** The page that explains the code; null where the service did not answer. */
  readonly docUrl: string | null;
  readonly retryAfterSeconds: number | null;

  constructor(message: string, facts: LunasErrorFacts) {
    super(message, facts.cause === undefined ? undefined : { cause: facts.cause });
    this.code = facts.code;
    this.status = facts.status ?? 0;
    this.details = facts.details ?? {};
    this.requestId = facts.requestId ?? null;
    this.docUrl = facts.docUrl ?? null;
    this.retryAfterSeconds = facts.retryAfterSeconds ?? null;
  }
}
