import { clockDifference, withClock } from "@lunas/protocol/wire/clock-difference";
import { LunasError } from "@lunas/protocol/wire/lunas-error";
import { readJson } from "./read-json";

/**
 * Turns an unsuccessful answer back into an error. The body is a failed gate's (`{error, code, details}`) or the
 * service's (`{error: {code, message, details, doc_url, requestId}}`). Reads the body, no longer than `maxMs`.
 */
export async function failureOf(response: Response, maxMs?: number): Promise<LunasError> {
  const body = (await readJson(response, maxMs).catch(() => null)) as GateBody | ServiceBody | null;
  const { error } = body ?? {};
  const failure = typeof error === "object" && error !== null ? error : gateFailure(body as GateBody | null);
  const seconds = Number(failure.details?.retryAfterSeconds ?? response.headers.get("retry-after") ?? Number.NaN);
  const said = {
    message: failure.message ?? `The server answered with HTTP status ${response.status}.`,
    code: failure.code ?? "unexpected_answer",
    details: failure.details ?? {},
  };
  const { message, code, details } = withClock(said, clockDifference(response.headers));
  return new LunasError(message, {
    code,
    status: response.status,
    details,
    requestId: response.headers.get("x-request-id") ?? failure.requestId ?? null,
    docUrl: failure.doc_url ?? null,
    retryAfterSeconds: Number.isFinite(seconds) ? seconds : null,
  });
}

interface FailureDetails {
  readonly message?: string | undefined;
  readonly code?: string | undefined;
  readonly details?: Readonly<Record<string, string>> | undefined;
  readonly doc_url?: string | undefined;
  readonly requestId?: string | undefined;
}

interface GateBody {
  readonly error?: string;
  readonly code?: string;
  readonly details?: Readonly<Record<string, string>>;
}

interface ServiceBody {
  readonly error?: FailureDetails;
}

function gateFailure(body: GateBody | null): FailureDetails {
  if (typeof body?.error !== "string") return {};
  return { message: body.error, code: body.code, details: body.details };
}
