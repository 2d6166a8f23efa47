import { LunasError } from "@lunas/protocol/wire/lunas-error";
import { StdioServerTransport } from "@modelcontextprotocol/sdk/server/stdio.js";
import { createServer } from "./create-server";
import { serveHttp } from "./serve/http";
import { openKey } from "./settings/open-key";
import { type Environment, readSettings } from "./settings/read-settings";
import { openWallet } from "./wallet/open-wallet";

const usage = `lunas-mcp [--stdio | --http]

An MCP server by which an assistant pays x402 demands in rupiah, within its owner's budget.

  --stdio   speak over standard input and output (default)
  --http    listen on this machine; needs LUNAS_MCP_HTTP_TOKEN

Required: LUNAS_ENVIRONMENT, LUNAS_MCP_PER_DAY, and LUNAS_MCP_KEYSTORE or LUNAS_MCP_PRIVATE_KEY.
All settings: docs/agents.md, or the README of the package.`;

export interface Terminal {
  readonly env: Environment;
  readonly say: (line: string) => void;
  /** Standard output belongs to the protocol, so everything for people goes to standard error. */
  readonly complain: (line: string) => void;
}

/** Resolves to an exit code, or to null while the server runs. */
export async function run(words: readonly string[], { env, say, complain }: Terminal): Promise<number | null> {
  if (words.includes("--help") || words.includes("-h")) {
    say(usage);
    return 0;
  }
  const unknown = words.find((word) => word !== "--stdio" && word !== "--http");
  if (unknown !== undefined) {
    complain(`lunas-mcp has no option ${unknown}.\n\n${usage}`);
    return 2;
  }
  try {
    const { settings, secrets } = await readSettings(env);
    const wallet = openWallet(settings, await openKey(settings, secrets));
    const create = () => createServer(wallet);
    if (words.includes("--http")) {
      const { url } = await serveHttp(create, { ...settings, token: secrets.httpToken });
      complain(`lunas-mcp listens at ${url} and pays from ${wallet.address}`);
      return null;
    }
    await create().connect(new StdioServerTransport());
    complain(`lunas-mcp pays from ${wallet.address}`);
    return null;
  } catch (error) {
    // Only our own errors are known to contain no secret.
    complain(error instanceof LunasError ? error.message : "lunas-mcp could not start.");
    return 1;
  }
}
