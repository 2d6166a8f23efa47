import { createServer, type ServerResponse } from "node:http";
import { checkHealth, type HealthCheck } from "./health";
import { listening } from "./listening";
import type { Metrics } from "./metrics";
import type { Part } from "./parts";

export interface HealthServerOptions {
  /** 0 starts no server. */
  readonly port: number;
  readonly host: string;
  readonly checks: readonly HealthCheck[];
  readonly metrics: Metrics;
}

/**
 * A worker's endpoints for its operator: `/health/live` (the process runs), `/health/ready` (503 when a critical check
 * is down) and `/metrics`. It has no authentication and belongs on loopback or a private network.
 */
export function healthServer({ port, host, checks, metrics }: HealthServerOptions): Part {
  const routes: Readonly<Record<string, (response: ServerResponse) => Promise<void>>> = {
    "/health/live": async (response) => answer(response, { status: 200, type: JSON_TYPE, body: '{"status":"ok"}' }),
    "/health/ready": async (response) => {
      const report = await checkHealth(checks);
      const status = report.status === "down" ? 503 : 200;
      answer(response, { status, type: JSON_TYPE, body: JSON.stringify(report) });
    },
    "/metrics": async (response) => {
      answer(response, { status: 200, type: metrics.contentType, body: await metrics.render() });
    },
  };

  const server = createServer((request, response) => {
    const path = (request.url ?? "").split("?", 1)[0] ?? "";
    const route = request.method === "GET" && Object.hasOwn(routes, path) ? routes[path] : undefined;
    if (!route) return answer(response, { status: 404, type: JSON_TYPE, body: '{"error":"not found"}' });
    route(response).catch(() => answer(response, { status: 500, type: JSON_TYPE, body: '{"error":"failed"}' }));
  });

  const { start, stop } = listening(server, { host, port });
  return { name: "health-server", start: async () => (port === 0 ? undefined : start()), stop };
}

const JSON_TYPE = "application/json; charset=utf-8";

interface Answer {
  readonly status: number;
  readonly type: string;
  readonly body: string;
}

function answer(response: ServerResponse, { status, type, body }: Answer): void {
  if (response.headersSent) return;
  response.writeHead(status, { "content-type": type, "cache-control": "no-store" }).end(body);
}
