import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";

export interface RpcCounter {
  readonly url: string;
  requests(): number;
  /** By method. */
  calls(): ReadonlyMap<string, number>;
  close(): void;
}

/** Hands requests on to the node and counts them. */
export async function startRpcCounter(targetUrl: string): Promise<RpcCounter> {
  let requests = 0;
  const calls = new Map<string, number>();
  const server = createServer((requested, answer) => {
    const chunks: Buffer[] = [];
    requested.on("data", (chunk: Buffer) => chunks.push(chunk));
    requested.on("end", () => {
      const body = Buffer.concat(chunks);
      requests += 1;
      for (const [, method = ""] of body.toString("utf8").matchAll(/"method":\s*"(\w+)"/g)) {
        calls.set(method, (calls.get(method) ?? 0) + 1);
      }
      const onward = request(
        targetUrl,
        { method: "POST", headers: { "content-type": "application/json" } },
        (reported) => {
          answer.writeHead(reported.statusCode ?? 502, { "content-type": "application/json" });
          reported.pipe(answer);
        },
      );
      onward.on("error", () => answer.destroy());
      onward.end(body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests: () => requests,
    calls: () => new Map(calls),
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
