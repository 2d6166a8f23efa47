import { type Dispatcher, Pool } from "undici";

export interface Posted {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
}

/** `more`: headers of this request alone. */
export type PostJson = (path: string, body: string, more?: Readonly<Record<string, string>>) => Promise<Posted>;

export interface PostOptions {
  readonly headers?: Readonly<Record<string, string>>;
  readonly answerWithinMs?: number;
  /** How long an idle connection is kept. Default: a minute. Lunas closes it later: what is sent on a closed one is lost. */
  readonly keepIdleMs?: number;
}

/**
 * undici over kept connections, with callbacks: a load generator must cost less than its target, and Node's own client takes twice the
 * CPU. Every open request has a connection: one that waited for a connection here would count as slow over there.
 */
export function createPostJson(baseUrl: string, options: PostOptions = {}): PostJson {
  const { headers = {}, answerWithinMs = 30_000, keepIdleMs = 60_000 } = options;
  const { protocol, hostname, host, pathname } = new URL(baseUrl);
  // This machine's services listen there, and a name would be looked up for every connection.
  const origin = `${protocol}//${hostname === "localhost" ? host.replace("localhost", "127.0.0.1") : host}`;
  const pool = new Pool(origin, {
    ...{ connections: null, pipelining: 1, keepAliveTimeout: keepIdleMs, keepAliveMaxTimeout: keepIdleMs },
    ...{ headersTimeout: answerWithinMs, bodyTimeout: answerWithinMs },
  });
  const prefix = pathname.replace(/\/$/, "");
  const common = { ...headers, "content-type": "application/json" };
  return (path, body, more = {}) =>
    new Promise((resolve, reject) => {
      const request = { path: `${prefix}${path}`, method: "POST", headers: { ...common, ...more }, body } as const;
      pool.dispatch(request, new Answer(resolve, reject));
    });
}

class Answer implements Dispatcher.DispatchHandler {
  readonly #chunks: Buffer[] = [];
  readonly #resolve: (posted: Posted) => void;
  readonly #reject: (error: Error) => void;
  #status = 0;

  constructor(resolve: (posted: Posted) => void, reject: (error: Error) => void) {
    this.#resolve = resolve;
    this.#reject = reject;
  }

  onRequestStart(): void {}

  onResponseStart(_controller: unknown, status: number): void {
    this.#status = status;
  }

  onResponseData(_controller: unknown, chunk: Buffer): void {
    this.#chunks.push(chunk);
  }

  onResponseEnd(): void {
    const [first, ...others] = this.#chunks;
    const bytes = others.length === 0 ? first : Buffer.concat(this.#chunks);
    this.#resolve({ status: this.#status, body: parsed(bytes?.toString("utf8") ?? "") });
  }

  onResponseError(_controller: unknown, error: Error): void {
    this.#reject(error);
  }
}

/** Empty where it is no object, as a proxy's page is none. */
function parsed(text: string): Posted["body"] {
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === "object" && body !== null ? (body as Posted["body"]) : {};
  } catch {
    return {};
  }
}
