import { LunasError } from "@lunas/protocol/wire/lunas-error";
import type { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";
import type { Wallet } from "../wallet/open-wallet";
import { answering, facts, shownPayment } from "./answer";

export function addGetReceipt(server: McpServer, wallet: Wallet): void {
  server.registerTool(
    "get_receipt",
    {
      title: "Show a receipt",
      description: "One payment with its address, amount, receiver and transaction, by the id that pay_and_fetch gave.",
      inputSchema: z.object({ id: z.string().regex(/^[0-9a-f]{16}$/) }).strict(),
      annotations: { readOnlyHint: true, openWorldHint: false },
    },
    ({ id }) =>
      answering(async () => {
        const payment = (await wallet.history()).find((each) => each.id === id);
        if (payment === undefined) throw new LunasError(`There is no payment ${id}.`, { code: "payment_not_found" });
        return facts(shownPayment(payment));
      }),
  );
}
