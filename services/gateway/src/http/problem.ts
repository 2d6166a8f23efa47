import { firstProblem } from "@lunas/domain/shared/invalid-request";
import type { Refusal, RefusalCode } from "@lunas/domain/shared/refusal";
import { type ErrorBody, type ErrorCode, errorCodes } from "@lunas/protocol/api/errors";

/** An answer that is not a success, before it is written. */
export interface Problem {
  readonly code: ErrorCode;
  readonly message: string;
  readonly details: Readonly<Record<string, string>>;
  readonly headers: Readonly<Record<string, string>>;
  /** What the body has beside `error`, where an operation answers in the form of another protocol too. */
  readonly beside?: object | undefined;
}

/** Every refusal code has its HTTP status in the protocol's table. */
const statusOf = errorCodes satisfies Record<RefusalCode, { readonly status: number }>;

/** The default `Retry-After` of a 429 or 503, in seconds. */
const defaultRetryAfterSeconds = "2";

export function problem(
  code: ErrorCode,
  message: string,
  { details = {}, headers = {} }: Partial<Pick<Problem, "details" | "headers">> = {},
): Problem {
  return { code, message, details, headers };
}

export function invalidRequest(details: Readonly<Record<string, string>>): Problem {
  return problem("invalid_request", firstProblem(details), { details });
}

/** A refusal, with additional headers where an operation has some. */
export interface RefusalToSend extends Refusal {
  readonly headers?: Readonly<Record<string, string>>;
}

/** A refusal as an HTTP problem. Where a retry can help, `Retry-After` says when. */
export function problemOf({ refused, message, details, headers = {} }: RefusalToSend): Problem {
  const { status } = statusOf[refused];
  const isWorthRetrying = status === 429 || status === 503 || status === 504 || refused === "channel_busy";
  const retryAfter = details.retryAfterSeconds ?? defaultRetryAfterSeconds;
  return problem(refused, message, {
    details,
    headers: { ...(isWorthRetrying && { "Retry-After": retryAfter }), ...headers },
  });
}

export function statusOfProblem({ code }: Problem): number {
  return statusOf[code].status;
}

/** What every error body has of its request. */
export interface ErrorContext {
  readonly id: string;
  /** The page of the error codes. */
  readonly errorDocs: string;
}

export function bodyOf({ code, message, details, beside }: Problem, { id, errorDocs }: ErrorContext): ErrorBody {
  return {
    ...beside,
    error: { code, message, details: { ...details }, doc_url: `${errorDocs}#${code}`, requestId: id },
  };
}

/** The address of the page of the error codes: below the address at which this gateway is reached. */
export function errorDocsOf(publicUrl: string): string {
  return new URL("/docs/errors", publicUrl).href;
}

/** A problem as an error, for code that cannot return a value: Express middleware. */
export class ProblemError extends Error {
  override readonly name = "ProblemError";
  constructor(readonly problem: Problem) {
    super(problem.code);
  }
}
