import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";

/** The methods of one JSON-RPC request, in its order. */
export type LoggedRequest = readonly string[];

export interface RequestLog {
  readonly url: string;
  /** The requests since the last call. */
  take(): readonly LoggedRequest[];
  close(): void;
}

/** Hands requests on to the node and notes what each asks. */
export async function startRequestLog(targetUrl: string): Promise<RequestLog> {
  let noted: LoggedRequest[] = [];
  const headers = { "content-type": "application/json" };
  const server = createServer((requested, answer) => {
    const chunks: Buffer[] = [];
    requested.on("data", (chunk: Buffer) => chunks.push(chunk));
    requested.on("end", () => {
      const body = Buffer.concat(chunks);
      noted.push([...body.toString("utf8").matchAll(/"method":\s*"(\w+)"/g)].map(([, method = ""]) => method));
      const onward = request(targetUrl, { method: "POST", headers }, (answered) => {
        answer.writeHead(answered.statusCode ?? 502, headers);
        answered.pipe(answer);
      });
      onward.on("error", () => answer.destroy());
      onward.end(body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    take: () => {
      const taken = noted;
      noted = [];
      return taken;
    },
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
