import type { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";
import type { Wallet } from "../wallet/open-wallet";
import { answering, facts, failureOf } from "./answer";

export function addCloseChannels(server: McpServer, wallet: Wallet): void {
  server.registerTool(
    "close_channels",
    {
      title: "Close channels",
      description:
        "Asks shops to give back what is left of their deposits, at once: of one channel, or of all. It pays nobody. Status `closed` means that the money is back; a channel with `error` was not closed, and the others are.",
      inputSchema: z
        .object({
          channelId: z
            .string()
            .regex(/^0x[0-9a-f]{64}$/)
            .optional()
            .describe("One of list_channels. Without it every channel is closed."),
        })
        .strict(),
      annotations: { readOnlyHint: false, destructiveHint: false, idempotentHint: true, openWorldHint: true },
    },
    ({ channelId }) =>
      answering(async () => {
        const ends = await wallet.closeChannels(channelId as `0x${string}` | undefined);
        const channels = ends.map(({ error, ...end }) => ({
          ...end,
          ...(error === undefined ? {} : { error: failureOf(error) }),
        }));
        return { ...facts({ channels }), isError: ends.some(({ error }) => error !== undefined) };
      }),
  );
}
