import { answerError, type StatedFailure } from "@lunas/protocol/wire/answer-error";
import type { LunasError } from "@lunas/protocol/wire/lunas-error";
import { readJson } from "./read-json";

/**
 * Turns an unsuccessful answer back into an error. The body is a failed gate's (`{error, code, details}`) or the
 * service's (`{error: {code, message, details, doc_url, requestId}}`). Reads the body, no longer than `maxMs`.
 */
export async function failureOf(response: Response, maxMs?: number): Promise<LunasError> {
  const body = (await readJson(response, maxMs).catch(() => null)) as GateBody | ServiceBody | null;
  const { error } = body ?? {};
  const failure = typeof error === "object" && error !== null ? error : gateFailure(body as GateBody | null);
  return answerError(response, failure, "server");
}

interface GateBody {
  readonly error?: string;
  readonly code?: string;
  readonly details?: Readonly<Record<string, string>>;
}

interface ServiceBody {
  readonly error?: StatedFailure;
}

function gateFailure(body: GateBody | null): StatedFailure {
  if (typeof body?.error !== "string") return {};
  return { message: body.error, code: body.code, details: body.details };
}
