/** What is known of a failure besides its message. */
export interface LunasErrorFacts {
  /** One of the service's codes, or one of the library's own. */
  readonly code: string;
  /** The HTTP status that it came with; 0 where no answer came. */
  readonly status?: number;
  readonly details?: Readonly<Record<string, string>>;
  /** To quote when asking about it. */
  readonly requestId?: string | null;
  readonly retryAfterSeconds?: number | null;
  readonly cause?: unknown;
}

/** A refusal of the service, or something that went wrong on the way to it. Decide by `code`; the message is for people. */
export class LunasError extends Error {
  override readonly name = "LunasError";
  readonly code: string;
  readonly status: number;
  readonly details: Readonly<Record<string, string>>;
  readonly requestId: string | null;
  readonly retryAfterSeconds: number | null;

  constructor(message: string, facts: LunasErrorFacts) {
    super(message, facts.cause === undefined ? undefined : { cause: facts.cause });
    this.code = facts.code;
    this.status = facts.status ?? 0;
    this.details = facts.details ?? {};
    this.requestId = facts.requestId ?? null;
    this.retryAfterSeconds = facts.retryAfterSeconds ?? null;
  }
}
