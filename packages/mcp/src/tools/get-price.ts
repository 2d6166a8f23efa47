import { formatRupiah, rupiahOf } from "@lunas/protocol/money/rupiah";
import type { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";
import type { Wallet } from "../wallet/open-wallet";
import { answering, facts, foreignText } from "./answer";
import { requestShape } from "./request-shape";

export function addGetPrice(server: McpServer, wallet: Wallet): void {
  server.registerTool(
    "get_price",
    {
      title: "Find a price",
      description:
        "Says what an address demands for an answer, in rupiah, without paying. Nothing is signed. With `isMaximum` the shop charges what is used, up to that price.",
      inputSchema: z.object(requestShape).strict(),
      annotations: { readOnlyHint: true, openWorldHint: true },
    },
    (request, { signal }) =>
      answering(async () => {
        const { response, terms, resource } = await wallet.quote(request, signal);
        if (terms === null) {
          return facts({
            demandsPayment: false,
            status: response.status,
            redirectsTo: foreignText(response.headers.get("location"), 2_048),
          });
        }
        return facts({
          demandsPayment: true,
          price: formatRupiah(terms.amount),
          rupiah: rupiahOf(terms.amount),
          // The shop charges what is used, and says so afterwards.
          isMaximum: terms.scheme === "upto",
          network: terms.network,
          payTo: terms.payTo,
          leftOfDay: (await wallet.budget()).leftOfDay,
          untrusted: {
            resource: foreignText(resource?.url, 2_048),
            description: foreignText(resource?.description, 500),
          },
        });
      }),
  );
}
