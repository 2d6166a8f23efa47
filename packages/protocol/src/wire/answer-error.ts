import { clockDifference, withClock } from "./clock-difference";
import { LunasError } from "./lunas-error";

/** What the body of an unsuccessful answer says; the service's has all of it. */
export interface StatedFailure {
  readonly message?: string | undefined;
  readonly code?: string | undefined;
  readonly details?: Readonly<Record<string, string>> | undefined;
  readonly doc_url?: string | undefined;
  readonly requestId?: string | undefined;
}

/** The error of an unsuccessful answer: what its body says, or else its HTTP status. `sender` is the subject of that message. */
export function answerError(
  response: Response,
  stated: StatedFailure | undefined,
  sender: "server" | "service",
): LunasError {
  const seconds = Number(stated?.details?.retryAfterSeconds ?? response.headers.get("retry-after") ?? Number.NaN);
  const said = {
    message: stated?.message ?? `The ${sender} answered with HTTP status ${response.status}.`,
    code: stated?.code ?? "unexpected_answer",
    details: stated?.details ?? {},
  };
  const { message, code, details } = withClock(said, clockDifference(response.headers));
  return new LunasError(message, {
    code,
    status: response.status,
    details,
    requestId: response.headers.get("x-request-id") ?? stated?.requestId ?? null,
    docUrl: stated?.doc_url ?? null,
    retryAfterSeconds: Number.isFinite(seconds) ? seconds : null,
  });
}
