import { formatRupiah } from "@lunas/protocol/money/rupiah";
import type { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";
import type { Wallet } from "../wallet/open-wallet";
import { answering, facts } from "./answer";

export function addListChannels(server: McpServer, wallet: Wallet): void {
  server.registerTool(
    "list_channels",
    {
      title: "List open channels",
      description:
        "What is deposited at shops, for many small payments: each with what was charged of it and what is left. Only the owner allows deposits.",
      inputSchema: z.object({}).strict(),
      annotations: { readOnlyHint: true, openWorldHint: false },
    },
    () =>
      answering(async () => {
        const { deposit, maxOpen = deposit } = wallet.settings;
        const channels = (await wallet.channels()).map(({ balance, charged, available, ...channel }) => ({
          ...channel,
          ...{ deposited: formatRupiah(balance), charged: formatRupiah(charged), left: formatRupiah(available) },
        }));
        return facts({ deposit: deposit ?? null, maxOpen: maxOpen ?? null, channels });
      }),
  );
}
