import type { ChainConfig } from "@lunas/protocol/wire/api";
import { sandboxConfig } from "../payer/chain-config";

/** The answer to what a payer reads beside the shop: `/config`, and a chain on which there is enough of everything. Null: another request. */
export async function readByPayer(request: Request, config: ChainConfig = sandboxConfig): Promise<Response | null> {
  if (request.url.endsWith("/config")) return Response.json({ sandbox: config, production: config });
  if (!request.url.startsWith(config.rpcUrl)) return null;
  const { id } = (await request.json()) as { id: number };
  return Response.json({ jsonrpc: "2.0", id, result: `0x${"f".repeat(64)}` });
}
