import type { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";
import type { Wallet } from "../wallet/open-wallet";
import { answering, facts, shownPayment } from "./answer";

export function addListPayments(server: McpServer, wallet: Wallet): void {
  server.registerTool(
    "list_payments",
    {
      title: "List payments",
      description: "The payments that assistants of this owner made, the newest first.",
      inputSchema: z
        .object({
          limit: z.number().int().min(1).max(100).default(20),
          offset: z.number().int().min(0).max(1_000).default(0),
        })
        .strict(),
      annotations: { readOnlyHint: true, openWorldHint: false },
    },
    ({ limit, offset }) =>
      answering(async () => {
        const payments = await wallet.history();
        return facts({
          total: payments.length,
          payments: payments.slice(offset, offset + limit).map(shownPayment),
        });
      }),
  );
}
