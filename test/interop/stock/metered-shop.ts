import { UptoEvmScheme } from "@x402/evm/upto/server";
import { paymentMiddleware, setSettlementOverrides, x402ResourceServer } from "@x402/express";
import express from "express";
import { idrx } from "../../harness/funded-payer";
import { type Listening, listen } from "../../harness/listen";
import { clientOf, type Facilitator } from "./shops";

const network = "eip155:1337";

/**
 * A shop of stock parts alone: `GET /words` costs what `work` answers, in base units or in percent, and at most 5,000 rupiah. Null: it
 * names no charge.
 */
export function openMeteredShop(facilitator: Facilitator, work: () => Promise<string | null>): Promise<Listening> {
  const server = new x402ResourceServer(clientOf(facilitator)).register(network, new UptoEvmScheme());
  const price = { amount: "500000", asset: idrx, extra: { name: "IDRX", version: "1" } };
  const accepts = { scheme: "upto", network, payTo: facilitator.payTo, price, maxTimeoutSeconds: 60 } as const;
  const app = express();
  app.use(paymentMiddleware({ "GET /words": { accepts, description: "Words" } }, server));
  app.get("/words", async (_request, response) => {
    const amount = await work();
    if (amount !== null) setSettlementOverrides(response, { amount });
    response.json({ words: [] });
  });
  return listen(app);
}
