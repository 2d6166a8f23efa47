import { type ClientRequest, Agent as HttpAgent, request as httpRequest, type IncomingMessage } from "node:http";
import { Agent as HttpsAgent, request as httpsRequest } from "node:https";
import { LongBody } from "./long-body";
import { retryAfterMs } from "./retry-after";
import type { RpcBounds } from "./settings";

/** Connections at a time to one endpoint; more requests wait for a free one. */
const maxSockets = 128;

export interface PostAnswer {
  readonly text: string;
  /** From `Retry-After`; null without one. */
  readonly retryAfterMs: number | null;
}

/** Posts JSON. Throws errors whose text may contain the host; `HttpRefusal` for any status but 200, `LongBody`. */
export type Post = (body: string) => Promise<PostAnswer>;

export class HttpRefusal extends Error {
  constructor(
    readonly status: number,
    /** From `Retry-After`; null without one. */
    readonly retryAfterMs: number | null,
  ) {
    super(`HTTP ${status}`);
  }
}

/**
 * Uses keep-alive connections. Node's own client: `fetch` costs a millisecond more per round trip, several times the
 * cost of the request itself.
 */
export function createPost(target: string, bounds: Pick<RpcBounds, "timeoutMs" | "maxResponseBytes">): Post {
  const { url, headers } = split(target);
  const isSecure = url.protocol === "https:";
  const agent = new (isSecure ? HttpsAgent : HttpAgent)({ keepAlive: true, maxSockets });
  const request = isSecure ? httpsRequest : httpRequest;
  const attempt = (body: string) =>
    new Promise<PostAnswer | typeof connectionLost>((resolve, reject) => {
      const length = Buffer.byteLength(body);
      const outgoing = request(url, { method: "POST", agent, headers: { "content-length": length, ...headers } });
      const timer = setTimeout(() => {
        outgoing.destroy(new Error(`no answer within ${bounds.timeoutMs} ms`));
        closeIdle(agent);
      }, bounds.timeoutMs);
      outgoing.on("close", () => clearTimeout(timer));
      outgoing.on("error", (error) => (isLost(outgoing, error) ? resolve(connectionLost) : reject(error)));
      outgoing.on("response", (response) => {
        readBody(response, bounds.maxResponseBytes).then(resolve, (error: unknown) => {
          outgoing.destroy();
          reject(error);
        });
      });
      outgoing.end(body);
    });
  return async (body) => {
    let answer = await attempt(body);
    // Every call here may be sent twice.
    if (answer === connectionLost) answer = await attempt(body);
    if (answer === connectionLost) throw new Error("the connection was lost twice");
    return answer;
  };
}

const connectionLost = Symbol("connection lost");

/** They are as old as the one that is silent: their other end may be gone too, and each would cost a time limit. */
function closeIdle(agent: HttpAgent): void {
  for (const socket of Object.values(agent.freeSockets).flat()) socket?.destroy();
}

/** The node closed an idle connection at the moment of its re-use. */
function isLost(outgoing: ClientRequest, error: NodeJS.ErrnoException): boolean {
  return outgoing.reusedSocket && (error.code === "ECONNRESET" || error.code === "EPIPE");
}

async function readBody(response: IncomingMessage, maxBytes: number): Promise<PostAnswer> {
  const retryAfter = retryAfterMs(response.headers, Date.now());
  if (response.statusCode !== 200) throw new HttpRefusal(response.statusCode ?? 0, retryAfter);
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > maxBytes) throw new LongBody(`the answer is longer than ${maxBytes} bytes`);
    chunks.push(chunk);
  }
  return { text: Buffer.concat(chunks).toString("utf8"), retryAfterMs: retryAfter };
}

/** Moves a user and a password from the URL into the `Authorization` header. */
function split(target: string): { readonly url: URL; readonly headers: Readonly<Record<string, string>> } {
  const url = new URL(target);
  const headers: Record<string, string> = { "content-type": "application/json", accept: "application/json" };
  if (url.username !== "" || url.password !== "") {
    const credentials = `${decodeURIComponent(url.username)}:${decodeURIComponent(url.password)}`;
    headers.authorization = `Basic ${Buffer.from(credentials).toString("base64")}`;
    url.username = "";
    url.password = "";
  }
  return { url, headers };
}
