import { answerError, type StatedFailure } from "@lunas/protocol/wire/answer-error";
import { LunasError } from "@lunas/protocol/wire/lunas-error";
import { neverSent, unreachable } from "@lunas/protocol/wire/unreachable";

/** The address and the key of the service. */
export interface Connection {
  readonly baseUrl: string;
  readonly apiKey: string;
  readonly fetch: typeof fetch;
  /** Gets the headers of every answer, including refusals. */
  readonly onAnswer?: ((path: string, headers: Headers) => void) | undefined;
}

export interface ApiCall {
  readonly method?: "GET" | "POST" | "PATCH";
  readonly path: `/${string}`;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal | undefined;
  /** Its body may take any time. */
  readonly isStreamed?: true;
}

export interface ApiAnswer<T> {
  readonly body: T;
  readonly headers: Headers;
}

/** Longer than the service's own wait for a settlement. */
const TIMEOUT_MS = 40_000;

/**
 * Sends one request to the service. Throws `LunasError` for every answer that is not a success: with the service's own
 * code; `unreachable` where the request cannot have arrived; `connection_lost` where it may have arrived.
 */
export async function callApi<T>(connection: Connection, call: ApiCall): Promise<ApiAnswer<T>> {
  const response = await send(connection, call);
  connection.onAnswer?.(call.path, response.headers);
  const body: unknown = await response.json().catch((cause: unknown) => {
    if (response.ok) throw lost(connection, cause);
    return undefined;
  });
  if (!response.ok) throw refusal(response, body);
  return { body: body as T, headers: response.headers };
}

/**
 * The same for an answer that is read while it arrives. Throws `LunasError`; its reader gets an error where it is cut
 * off.
 */
export async function streamApi(connection: Connection, call: ApiCall): Promise<ReadableStream<Uint8Array>> {
  const begun = new AbortController();
  const timer = setTimeout(() => begun.abort(), TIMEOUT_MS);
  const response = await send(connection, { ...call, signal: begun.signal, isStreamed: true }).finally(() =>
    clearTimeout(timer),
  );
  connection.onAnswer?.(call.path, response.headers);
  if (!response.ok) throw refusal(response, await response.json().catch(() => undefined));
  if (response.body === null) throw lost(connection, new Error("the answer has no body"));
  return response.body;
}

async function send(connection: Connection, call: ApiCall) {
  const { method = "GET", path, body, headers, signal, isStreamed } = call;
  const timeout = isStreamed ? [] : [AbortSignal.timeout(TIMEOUT_MS)];
  try {
    return await connection.fetch(`${connection.baseUrl}${path}`, {
      method,
      headers: {
        "X-API-Key": connection.apiKey,
        ...(body === undefined ? {} : { "Content-Type": "application/json" }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      redirect: "error", // the key goes to the service only
      signal: AbortSignal.any([...(signal === undefined ? [] : [signal]), ...timeout]),
    });
  } catch (cause) {
    throw neverSent(cause) ? unreachable(connection.baseUrl, cause) : lost(connection, cause);
  }
}

function lost({ baseUrl }: Connection, cause: unknown): LunasError {
  return new LunasError(`The connection to ${baseUrl} ended before the answer.`, { code: "connection_lost", cause });
}

/** The service's error: `{error: {code, message, details, doc_url, requestId}}`. */
function refusal(response: Response, body: unknown): LunasError {
  const { error } = (body ?? {}) as { error?: StatedFailure };
  return answerError(response, error, "service");
}
