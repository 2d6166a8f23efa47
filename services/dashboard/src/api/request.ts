import { offlineProblem, problemOf } from "./problem";

export type Query = Readonly<Record<string, string | number | undefined>>;

interface RequestOptions {
  readonly query?: Query;
  readonly body?: unknown;
  readonly signal?: AbortSignal | undefined;
}

/** One request to the API of this page's own origin; the session's cookie goes along. Throws `Problem`. */
export async function request<T>(method: string, path: string, options: RequestOptions = {}): Promise<T> {
  const { query = {}, body, signal } = options;
  const response = await send(path + searchOf(query), {
    method,
    credentials: "same-origin",
    ...(signal !== undefined && { signal }),
    ...(body !== undefined && { body: JSON.stringify(body), headers: { "Content-Type": "application/json" } }),
  });
  const answer: unknown = await response.json().catch(() => null);
  if (!response.ok) throw problemOf(response.status, response.headers, answer);
  return answer as T;
}

async function send(url: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(url, init);
  } catch (error) {
    if (init.signal?.aborted) throw error;
    throw offlineProblem();
  }
}

export function searchOf(query: Query): string {
  const given = Object.entries(query).flatMap(([name, value]) =>
    value === undefined || value === "" ? [] : [[name, String(value)] as [string, string]],
  );
  return given.length === 0 ? "" : `?${new URLSearchParams(given)}`;
}
