import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** What becomes of a request: `forward` it, `drop` it without an answer, or forward it and drop the `answer`. */
export type Fate = "forward" | "drop" | "drop answer";

export interface RpcProxy {
  readonly url: string;
  /** Decides about each HTTP request by the methods of its calls; in force until changed. */
  rule(decide: (methods: readonly string[]) => Fate): void;
  /** How many calls of a method were forwarded. */
  forwarded(method: string): number;
  close(): Promise<void>;
}

/** A node as an unreliable network shows it: stands between a service and a real chain. */
export async function startRpcProxy(targetUrl: string): Promise<RpcProxy> {
  let decide: (methods: readonly string[]) => Fate = () => "forward";
  const counts = new Map<string, number>();
  const server = createServer((request, response) => {
    relay(request, response).catch(() => response.destroy());
  });

  async function relay(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await readAll(request);
    const methods = methodsOf(body);
    const fate = decide(methods);
    if (fate === "drop") return;
    for (const method of methods) counts.set(method, (counts.get(method) ?? 0) + 1);
    const answer = await fetch(targetUrl, { method: "POST", headers: { "content-type": "application/json" }, body });
    const text = await answer.text();
    if (fate === "drop answer") return;
    response.writeHead(answer.status, { "content-type": "application/json" }).end(text);
  }

  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    rule: (next) => {
      decide = next;
    },
    forwarded: (method) => counts.get(method) ?? 0,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function readAll(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString("utf8");
}

function methodsOf(body: string): string[] {
  const calls: unknown = JSON.parse(body);
  return (Array.isArray(calls) ? calls : [calls]).map((call: { method?: string }) => call.method ?? "");
}
