import { createServer, type RequestListener } from "node:http";
import type { Part } from "@lunas/runtime/parts";

export interface ListenOptions {
  readonly host: string;
  readonly port: number;
}

const requestTimeoutMs = 10_000;
const mostConnections = 200;

/** The console's server; it stops with its connections, since every answer is short. */
export function listen(app: RequestListener, { host, port }: ListenOptions): Part {
  const server = createServer({ requestTimeout: requestTimeoutMs, headersTimeout: requestTimeoutMs }, app);
  server.maxConnections = mostConnections;
  return {
    name: "console",
    start: () =>
      new Promise((resolve, reject) => {
        server.once("error", reject);
        server.listen(port, host, resolve);
      }),
    stop: () =>
      new Promise((resolve) => {
        if (!server.listening) return resolve();
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
