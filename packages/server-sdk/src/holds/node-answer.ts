/** The used part of Node's `ServerResponse`. */
export interface MeteredResponse {
  statusCode: number;
  readonly destroyed?: boolean;
  readonly headersSent?: boolean;
  /** All of it was handed to the connection. */
  readonly writableFinished?: boolean;
  readonly socket?: { readonly destroyed: boolean } | null;
  /** Absent where the answer is a stream of HTTP/2. */
  destroy?(...given: unknown[]): unknown;
  end(...given: unknown[]): unknown;
  write(...given: unknown[]): unknown;
  writeHead(...given: unknown[]): unknown;
  flushHeaders(): unknown;
  setHeader(name: string, value: number | string | readonly string[]): unknown;
  getHeaderNames(): string[];
  removeHeader(name: string): unknown;
  once(event: "close", listener: () => void): unknown;
}

/** What replaces a kept answer, and the headers that it gets. */
export interface Replacement {
  readonly headers: Readonly<Record<string, string>>;
  /** Null: the kept answer is sent. */
  readonly instead: { readonly status: number; readonly body: string } | null;
}

/**
 * Keeps everything that is written back, in memory, until the answer ends; then sends what `decide` says. The original
 * methods are back by then, so that an answer after `stop` is a plain one.
 */
export function keepAnswer(
  response: MeteredResponse,
  decide: (status: number) => Promise<Replacement>,
): { readonly stop: () => void } {
  const { end, write, writeHead, flushHeaders } = response;
  const kept: Uint8Array[] = [];
  const stop = () => void Object.assign(response, { end, write, writeHead, flushHeaders });
  response.flushHeaders = () => undefined;
  response.writeHead = (status, ...rest) => {
    response.statusCode = Number(status);
    setAll(response, rest.at(-1));
    return response;
  };
  response.write = (...given) => {
    keep(kept, given);
    callLast(given);
    return true;
  };
  response.end = (...given) => {
    keep(kept, given);
    // A second `end` changes nothing, as in Node.
    response.end = () => response;
    void decide(response.statusCode).then((replacement) => {
      stop();
      send(response, replacement, Buffer.concat(kept));
      callLast(given);
    });
    return response;
  };
  return { stop };
}

function send(response: MeteredResponse, { headers, instead }: Replacement, body: Uint8Array): void {
  if (response.destroyed === true) return;
  if (instead !== null) {
    for (const name of response.getHeaderNames())
      if (/^(?:content-|etag|last-modified)/i.test(name)) response.removeHeader(name);
    response.statusCode = instead.status;
    response.setHeader("Content-Type", "application/json; charset=utf-8");
  }
  for (const [name, value] of Object.entries(headers)) {
    // A handler decides itself how its content is cached.
    const isDecided =
      name === "Cache-Control" && instead === null && response.getHeaderNames().includes("cache-control");
    if (!isDecided) response.setHeader(name, value);
  }
  response.end(instead === null ? body : instead.body);
}

/** A chunk in the forms of `write` and `end`: a text with an optional encoding, or bytes. */
function keep(kept: Uint8Array[], [chunk, encoding]: readonly unknown[]): void {
  if (typeof chunk === "string") {
    kept.push(Buffer.from(chunk, typeof encoding === "string" ? (encoding as BufferEncoding) : "utf8"));
  } else if (chunk instanceof Uint8Array) kept.push(chunk);
}

function callLast(given: readonly unknown[]): void {
  const last = given.at(-1);
  if (typeof last === "function") queueMicrotask(() => last());
}

/** The headers of `writeHead`: an object, or names and values in turn. */
function setAll(response: MeteredResponse, given: unknown): void {
  if (typeof given !== "object" || given === null) return;
  const pairs = Array.isArray(given)
    ? given.flatMap((name, at) => (at % 2 === 0 ? [[String(name), given[at + 1]] as const] : []))
    : Object.entries(given);
  for (const [name, value] of pairs) if (value !== undefined) response.setHeader(name, value as string);
}
