import type { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";
import type { Wallet } from "../wallet/open-wallet";
import { answering, facts } from "./answer";

export function addGetBudget(server: McpServer, wallet: Wallet): void {
  server.registerTool(
    "get_budget",
    {
      title: "Show the budget",
      description: "The limits that the owner set, and what is left of them. Only the owner can change them.",
      inputSchema: z.object({}).strict(),
      annotations: { readOnlyHint: true, openWorldHint: false },
    },
    () =>
      answering(async () =>
        facts({ payer: wallet.address, environment: wallet.settings.environment, ...(await wallet.budget()) }),
      ),
  );
}
