import { type Agent, type ClientRequest, request as httpRequest, type IncomingMessage } from "node:http";
import { request as httpsRequest } from "node:https";
import type { LookupFunction } from "node:net";
import type { EndpointPoster } from "@lunas/domain/webhook/ports";
import type { Connections } from "./keep-connections";

type PostRequest = Parameters<EndpointPoster["post"]>[0];

export interface SendTools {
  readonly connections: Connections;
  readonly lookup: LookupFunction;
  readonly timeoutMs: number;
}

const withCode = (code: string) => Object.assign(new Error(code), { code });
const tookTooLong = withCode("timeout");
const cutOff = withCode("ECONNRESET");

/**
 * Posts, and returns the answer's head within `timeoutMs` in all. Throws errors with a `code`.
 *
 * An endpoint may close a reused connection at the moment of its use: if the connection ends before a byte of the
 * answer, the request is sent on a new connection, once and within the same time. If the endpoint has read it, it gets
 * the same `webhook-id` again, as after every attempt with a lost answer.
 */
export async function send(
  posted: PostRequest,
  { connections, lookup, timeoutMs }: SendTools,
): Promise<IncomingMessage> {
  const target = new URL(posted.url);
  const isSecure = target.protocol === "https:";
  let open: ClientRequest | undefined;
  const timer = setTimeout(() => open?.destroy(tookTooLong), timeoutMs);
  const over = (agent: Agent | false) => {
    open = (isSecure ? httpsRequest : httpRequest)(target, {
      method: "POST",
      agent,
      lookup,
      headers: headersOf(posted),
    });
    return headOf(open, posted.body);
  };
  try {
    const head = (await over(connections[isSecure ? "https:" : "http:"])) ?? (await over(false));
    if (head === null) throw cutOff;
    return head;
  } finally {
    clearTimeout(timer);
  }
}

function headersOf({ headers, body }: PostRequest) {
  return {
    "content-type": "application/json",
    "content-length": Buffer.byteLength(body, "utf8"),
    "user-agent": "Lunas-Webhooks/1",
    ...headers,
  };
}

/** Null: a reused connection that was closed. */
function headOf(request: ClientRequest, body: string): Promise<IncomingMessage | null> {
  let readBefore = 0;
  request.once("socket", (socket) => {
    readBefore = socket.bytesRead;
  });
  const isStale = () => request.reusedSocket && request.socket?.bytesRead === readBefore;
  return new Promise((resolve, reject) => {
    request.on("response", resolve);
    // Stays after the answer: a late reset needs a listener.
    request.on("error", (error) => (endsConnection(error) && isStale() ? resolve(null) : reject(error)));
    // An answer that switches protocols causes neither response nor error.
    request.on("close", () => reject(cutOff));
    request.end(body, "utf8");
  });
}

function endsConnection(error: Error): boolean {
  const { code } = error as { readonly code?: unknown };
  return code === "ECONNRESET" || code === "EPIPE";
}
