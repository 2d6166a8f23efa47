import { createHash, timingSafeEqual } from "node:crypto";
import { createServer as createHttpServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { LunasError } from "@lunas/protocol/wire/lunas-error";
import type { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { StreamableHTTPServerTransport } from "@modelcontextprotocol/sdk/server/streamableHttp.js";

export interface HttpOptions {
  readonly host: string;
  readonly port: number;
  /** Every request must present it: `Authorization: Bearer …`. */
  readonly token: string | undefined;
}

export interface Serving {
  readonly url: string;
  close(): Promise<void>;
}

const SHORTEST_TOKEN = 32;
const LOOPBACK = ["127.0.0.1", "::1", "localhost"];
const MOST_MS = 10_000;

/**
 * Serves streamable HTTP at `/mcp`, on this machine only. Any page in the owner's browser can send requests to this
 * port, so a request needs the token, the name of this machine as its Host, and no Origin of another site. Each request
 * has its own server: nothing is kept between requests except the files.
 */
export async function serveHttp(create: () => McpServer, { host, port, token }: HttpOptions): Promise<Serving> {
  if (!LOOPBACK.includes(host)) throw invalid("The HTTP transport listens on this machine only: host 127.0.0.1 or ::1");
  if (token === undefined || token.length < SHORTEST_TOKEN) {
    throw invalid(`HTTP needs LUNAS_MCP_HTTP_TOKEN with at least ${SHORTEST_TOKEN} characters`);
  }
  const digest = digestOf(token);
  const http = createHttpServer({ requestTimeout: MOST_MS, headersTimeout: MOST_MS }, (request, response) => {
    const refusal = refusalOf(request, digest, (http.address() as AddressInfo | null)?.port ?? port);
    if (refusal !== null) return void refuse(response, refusal);
    handle(create, request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve, reject) => {
    http.once("error", reject);
    http.listen(port, host, resolve);
  });
  const shown = host.includes(":") ? `[${host}]` : host;
  return {
    url: `http://${shown}:${(http.address() as AddressInfo).port}/mcp`,
    close: () =>
      new Promise((resolve) => {
        http.close(() => resolve());
        http.closeAllConnections();
      }),
  };
}

async function handle(create: () => McpServer, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const server = create();
  const transport = new StreamableHTTPServerTransport({ enableJsonResponse: true });
  response.once("close", () => {
    void transport.close();
    void server.close();
  });
  await server.connect(transport as Parameters<McpServer["connect"]>[0]);
  await transport.handleRequest(request, response);
}

interface Refusal {
  readonly status: 401 | 403 | 404 | 405;
  readonly message: string;
}

function refusalOf({ headers, url, method }: IncomingMessage, digest: Buffer, port: number): Refusal | null {
  const names = [...LOOPBACK, "[::1]"].map((name) => `${name}:${port}`);
  // A page whose name was pointed at this machine (DNS rebinding) sends its own name.
  if (!names.includes(headers.host ?? "")) return { status: 403, message: "The Host is not this machine." };
  const { origin } = headers;
  if (origin !== undefined && !names.some((name) => origin === `http://${name}`)) {
    return { status: 403, message: "The Origin is another site." };
  }
  const [, given = ""] = /^Bearer ([\x21-\x7e]{1,512})$/.exec(headers.authorization ?? "") ?? [];
  if (!timingSafeEqual(digestOf(given), digest)) return { status: 401, message: "The token is missing or wrong." };
  if ((url ?? "").split("?")[0] !== "/mcp") return { status: 404, message: "The path is /mcp." };
  // Nothing is kept between requests, so there is no stream to open and no session to end.
  return method === "POST" ? null : { status: 405, message: "The method is POST." };
}

function refuse(response: ServerResponse, { status, message }: Refusal): void {
  response.writeHead(status, { "Content-Type": "application/json", Connection: "close" });
  response.end(JSON.stringify({ jsonrpc: "2.0", id: null, error: { code: -32_000, message } }));
}

const digestOf = (text: string) => createHash("sha256").update(text).digest();

function invalid(what: string): LunasError {
  return new LunasError(`${what}.`, { code: "invalid_option" });
}
