export interface Ask {
  readonly key?: string;
  readonly cookie?: string;
  readonly origin?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  /** Instead of `body`: the very text. */
  readonly text?: string;
  /** Another address than the stage's. */
  readonly url?: string;
  /** A 429 is the answer, not a reason to wait. */
  readonly takesLimit?: true;
}

/** Anything that an answer may hold; what it does hold is what the cases say. */
export interface Json {
  readonly [name: string]: Json;
}

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Json;
}

const tries = 4;

/** Asks like any other client: told that it asks too often, it waits as long as it is told. */
export async function ask(url: string, method: string, given: Ask = {}): Promise<Answer> {
  for (let attempt = 1; ; attempt += 1) {
    const answer = await askOnce(url, method, given);
    if (answer.status !== 429 || given.takesLimit || attempt === tries) return answer;
    const seconds = Number(answer.headers.get("retry-after") ?? 1);
    await new Promise((resolve) => setTimeout(resolve, seconds * 1_000 + 250));
  }
}

async function askOnce(url: string, method: string, given: Ask): Promise<Answer> {
  const { key, cookie, origin, headers, body, text = body === undefined ? undefined : JSON.stringify(body) } = given;
  const response = await fetch(url, {
    method,
    headers: {
      ...(text !== undefined && { "content-type": "application/json" }),
      ...(key !== undefined && { "x-api-key": key }),
      ...(cookie !== undefined && { cookie }),
      ...(origin !== undefined && { origin }),
      ...headers,
    },
    ...(text !== undefined && { body: text }),
    // The API sends nobody elsewhere, and a key goes to this service alone.
    redirect: "manual",
    signal: AbortSignal.timeout(45_000),
  });
  const answered = await response.text();
  return { status: response.status, headers: response.headers, body: parsed(answered) };
}

function parsed(text: string): Json {
  try {
    return JSON.parse(text) as Json;
  } catch {
    return {};
  }
}

/** An answer in a few words: its status, and the code of an error. */
export function outcome({ status, body }: Answer): string {
  const code = body?.error?.code;
  return code === undefined ? String(status) : `${status} ${String(code)}`;
}
