import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

export interface HttpStub {
  readonly url: string;
  /** Requests that came so far. */
  count(): number;
  stop(): Promise<void>;
}

/** An HTTP server that does with each request's body what it is told. */
export async function startHttpStub(
  respond: (body: string, response: ServerResponse, request: IncomingMessage) => void | Promise<void>,
): Promise<HttpStub> {
  let requests = 0;
  const server = createServer(async (request, response) => {
    requests++;
    let body = "";
    for await (const chunk of request) body += String(chunk);
    await respond(body, response, request);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    count: () => requests,
    stop: async () => {
      const closed = once(server, "close");
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

/** Hands everything on to a real node, and counts. */
export function startCountingProxy(rpcUrl: string): Promise<HttpStub> {
  return startHttpStub(async (body, response) => {
    const answer = await fetch(rpcUrl, { method: "POST", headers: { "content-type": "application/json" }, body });
    response.writeHead(answer.status, { "content-type": "application/json" }).end(await answer.text());
  });
}
