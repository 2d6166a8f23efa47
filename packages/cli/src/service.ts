import { LunasError } from "@lunas/client";
import type { Parsed } from "@lunas/protocol/validate";
import { answerError, type StatedFailure } from "@lunas/protocol/wire/answer-error";

export interface Call {
  readonly method?: "GET" | "POST" | "PATCH" | "DELETE";
  readonly path: `/${string}`;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** Aborts when the user interrupts, for a command that is not ended by that. */
  readonly signal?: AbortSignal;
}

export interface Answer<T> {
  readonly body: T;
  readonly headers: Headers;
}

/** Longer than every wait of the service. */
const timeoutMs = 45_000;

/** Calls that the libraries do not have: registration, sign-in, keys, play money. Throws `LunasError`. */
export async function ask<T>(url: string, call: Call, read: (body: unknown) => Parsed<T>): Promise<Answer<T>> {
  const response = await send(url, call);
  const body: unknown = await response.json().catch(() => null);
  if (!response.ok) throw refusal(response, body);
  const parsed = read(body);
  if (parsed.ok) return { body: parsed.value, headers: response.headers };
  throw new LunasError(`${call.path} answered with unexpected content.`, {
    code: "unexpected_answer",
    status: response.status,
    details: parsed.details,
  });
}

async function send(url: string, { method = "GET", path, body, headers = {}, signal: own }: Call): Promise<Response> {
  const json: Record<string, string> = body === undefined ? {} : { "Content-Type": "application/json" };
  const limit = AbortSignal.timeout(timeoutMs);
  const signal = own === undefined ? limit : AbortSignal.any([own, limit]);
  const text = body === undefined ? {} : { body: JSON.stringify(body) };
  try {
    return await fetch(`${url}${path}`, {
      ...{ method, headers: { ...json, ...headers }, signal, ...text },
      redirect: "error", // keys and sessions go to the given address only
    });
  } catch (cause) {
    if (own?.aborted) throw cause;
    throw new LunasError(`${reasonOf(url, cause)} Check that it is running (\`npm start\`) and that --url is right.`, {
      code: "unreachable",
      cause,
    });
  }
}

/** What went wrong before an answer. */
export function reasonOf(url: string, error: unknown): string {
  const { cause } = error as { readonly cause?: { readonly code?: string; readonly message?: string } };
  if (cause?.code === "ECONNREFUSED") return `Connection refused: nothing listens at ${url}.`;
  if (cause?.code === "ENOTFOUND") return `The host of ${url} does not exist.`;
  if (cause?.message === "unexpected redirect") return `${url} redirects: keys follow no redirect.`;
  return `${url} does not answer.`;
}

function refusal(response: Response, body: unknown): LunasError {
  const { error } = (body ?? {}) as { error?: StatedFailure };
  return answerError(response, error, "server");
}
