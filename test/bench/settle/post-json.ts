import * as plain from "node:http";
import * as secure from "node:https";

export interface Posted {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
}

/** `more`: headers of this request alone. */
export type PostJson = (path: string, body: string, more?: Readonly<Record<string, string>>) => Promise<Posted>;

export interface PostOptions {
  readonly headers?: Readonly<Record<string, string>>;
  readonly answerWithinMs?: number;
  /** Idle connections that are kept. Default: 4,096. */
  readonly mostIdle?: number;
}

/**
 * Node's own client over kept connections: a load generator must cost less than its target. Every open request has a
 * connection: one that waited for a connection here would count as slow over there.
 */
export function createPostJson(baseUrl: string, options: PostOptions = {}): PostJson {
  const { headers = {}, answerWithinMs = 30_000, mostIdle = 4_096 } = options;
  const { protocol, hostname, port, pathname } = new URL(baseUrl);
  const { Agent, request } = protocol === "https:" ? secure : plain;
  const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY, maxFreeSockets: mostIdle });
  const prefix = pathname.replace(/\/$/, "");
  // This machine's services listen there, and a name would be looked up for every connection.
  const host = hostname === "localhost" ? "127.0.0.1" : hostname.replace(/^\[|\]$/g, "");
  return (path, body, more = {}) =>
    new Promise((resolve, reject) => {
      const length = Buffer.byteLength(body);
      const requested = request(
        {
          host,
          port,
          path: `${prefix}${path}`,
          method: "POST",
          agent,
          headers: { ...headers, ...more, "content-type": "application/json", "content-length": length },
        },
        (response) => {
          const chunks: Buffer[] = [];
          response.on("data", (chunk: Buffer) => chunks.push(chunk));
          response.on("error", reject);
          response.on("end", () => {
            const text = Buffer.concat(chunks).toString("utf8");
            resolve({ status: response.statusCode ?? 0, body: parsed(text) });
          });
        },
      );
      requested.setTimeout(answerWithinMs, () => requested.destroy(new Error("no answer in time")));
      requested.on("error", reject);
      requested.end(body);
    });
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
