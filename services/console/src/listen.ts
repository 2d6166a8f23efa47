import { createServer, type RequestListener } from "node:http";
import { type ListenAddress, listening } from "@lunas/runtime/listening";
import type { Part } from "@lunas/runtime/parts";

const requestTimeoutMs = 10_000;
const mostConnections = 200;

/** The console's server; it stops with its connections, since every answer is short. */
export function listen(app: RequestListener, address: ListenAddress): Part {
  const server = createServer({ requestTimeout: requestTimeoutMs, headersTimeout: requestTimeoutMs }, app);
  server.maxConnections = mostConnections;
  return { name: "console", ...listening(server, address) };
}
