import { LunasError } from "@lunas/protocol/wire/lunas-error";

/**
 * Turns an unsuccessful answer back into an error. The body is a failed gate's (`{error, code, details}`) or the
 * service's (`{error: {code, message, details}}`). Reads the body.
 */
export async function failureOf(response: Response): Promise<LunasError> {
  const body = (await response.json().catch(() => null)) as GateBody | ServiceBody | null;
  const { error } = body ?? {};
  const told = typeof error === "object" && error !== null ? error : gateFailure(body as GateBody | null);
  const seconds = Number(told.details?.retryAfterSeconds ?? response.headers.get("retry-after") ?? Number.NaN);
  return new LunasError(told.message ?? `The server answered with HTTP status ${response.status}.`, {
    code: told.code ?? "unexpected_answer",
    status: response.status,
    details: told.details ?? {},
    requestId: response.headers.get("x-request-id"),
    retryAfterSeconds: Number.isFinite(seconds) ? seconds : null,
  });
}

interface Told {
  readonly message?: string | undefined;
  readonly code?: string | undefined;
  readonly details?: Readonly<Record<string, string>> | undefined;
}

interface GateBody {
  readonly error?: string;
  readonly code?: string;
  readonly details?: Readonly<Record<string, string>>;
}

interface ServiceBody {
  readonly error?: Told;
}

function gateFailure(body: GateBody | null): Told {
  if (typeof body?.error !== "string") return {};
  return { message: body.error, code: body.code, details: body.details };
}
