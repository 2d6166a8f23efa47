import { Failure } from "./failure";
import type { Parsed } from "./parse";

export interface Call {
  readonly method?: "GET" | "POST" | "PATCH";
  readonly path: `/${string}`;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Answer<T> {
  readonly body: T;
  readonly headers: Headers;
}

export interface Lunas {
  readonly url: string;
  /**
   * Asks the service and reads its answer with one of the protocol's schemas.
   * Throws a Failure with the service's code, or `unreachable` when no answer came.
   */
  ask<T>(call: Call, read: (body: unknown) => Parsed<T>): Promise<Answer<T>>;
}

/** Longer than `POST /facilitate` waits for an outcome. */
const timeoutMs = 35_000;

/** The service at a base URL, such as `http://localhost:3402`. */
export function connectLunas(baseUrl: string): Lunas {
  const url = baseUrl.replace(/\/+$/, "");
  return {
    url,
    async ask(call, read) {
      const request = `${call.method ?? "GET"} ${call.path}`;
      const response = await send(url, call, request);
      const body: unknown = await response.json().catch(() => undefined);
      if (!response.ok) throw refusal(request, response, body);
      const parsed = read(body);
      if (parsed.ok) return { body: parsed.value, headers: response.headers };
      throw new Failure("The answer does not have the shape that was expected.", {
        request,
        code: "unexpected_answer",
        details: parsed.details,
      });
    },
  };
}

async function send(
  url: string,
  { method = "GET", path, body, headers = {} }: Call,
  request: string,
): Promise<Response> {
  const json: Record<string, string> = body === undefined ? {} : { "Content-Type": "application/json" };
  try {
    return await fetch(`${url}${path}`, {
      method,
      headers: { ...json, ...headers },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(timeoutMs),
    });
  } catch (error) {
    throw new Failure(`No answer from ${url} (${reasonOf(error)}).`, { request, code: "unreachable" });
  }
}

function reasonOf(error: unknown): string {
  const cause = error instanceof Error ? error.cause : undefined;
  if (cause instanceof Error && "code" in cause) return String(cause.code);
  return error instanceof Error ? error.message : String(error);
}

/** A refusal in the service's words: `{error: {code, message, details}}`. */
function refusal(request: string, response: Response, body: unknown): Failure {
  const { error } = (body ?? {}) as { error?: { code?: string; message?: string; details?: Record<string, string> } };
  return new Failure(error?.message ?? `The answer was HTTP ${response.status}.`, {
    request: `${request} → ${response.status}`,
    code: error?.code ?? "unexpected_answer",
    details: error?.details ?? {},
    requestId: response.headers.get("x-request-id"),
  });
}
