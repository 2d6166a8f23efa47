/** What is known of a failed step besides its message. */
export interface FailureFacts {
  /** What was asked, such as `POST /facilitate`. */
  readonly request: string;
  /** The service's error code, or one of ours: `unreachable`, `unexpected_answer`, `no_webhook`, … */
  readonly code: string;
  readonly details?: Readonly<Record<string, string>>;
  readonly requestId?: string | null;
}

/** A step that did not go as it should, with what a reader needs to continue. */
export class Failure extends Error {
  constructor(
    message: string,
    readonly facts: FailureFacts,
  ) {
    super(message);
    this.name = "Failure";
  }
}
