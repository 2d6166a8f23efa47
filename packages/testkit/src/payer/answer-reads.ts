import type { ChainConfig } from "@lunas/protocol/wire/api";
import { sandboxConfig } from "./chain-config";

/**
 * Answers what a client reads before it pays: the service's configuration, and a node whose chain lets Permit2 move everything. Null:
 * the request is another one.
 */
export async function answerReads(request: Request, config: ChainConfig = sandboxConfig): Promise<Response | null> {
  if (request.url.endsWith("/config")) return Response.json({ sandbox: config, production: config });
  if (!request.url.startsWith(config.rpcUrl)) return null;
  const { id } = (await request.json()) as { id: number };
  return Response.json({ jsonrpc: "2.0", id, result: `0x${"f".repeat(64)}` });
}
