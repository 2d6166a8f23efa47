import type { Payer } from "@lunas/testkit/payer/create-payer";
import { x402Client } from "@x402/core/client";
import { decodePaymentRequiredHeader, encodePaymentSignatureHeader } from "@x402/core/http";
import { HTTPFacilitatorClient } from "@x402/core/server";
import { ExactEvmScheme as StockPayerScheme } from "@x402/evm/exact/client";
import { ExactEvmScheme as StockShopScheme } from "@x402/evm/exact/server";
import { paymentMiddleware, x402ResourceServer } from "@x402/express";
import { wrapFetchWithPayment } from "@x402/fetch";
import express from "express";
import { privateKeyToAccount } from "viem/accounts";
import { idrx } from "./funded-payer";

export interface StockShopTerms {
  /** The gateway. */
  readonly url: string;
  readonly apiKey: string;
  readonly payTo: string;
  /** Base units; default: 5,000 rupiah. */
  readonly amount?: string;
  /** How long its payers' authorizations live; default: 60. */
  readonly maxTimeoutSeconds?: number;
}

const network = "eip155:1337";
const identifier = { "payment-identifier": { info: { required: false }, schema: { type: "object" } } };

/** A shop that knows nothing of Lunas but the address of its facilitator and a key: `GET /article`. */
export function stockShop({
  url,
  apiKey,
  payTo,
  amount = "500000",
  maxTimeoutSeconds = 60,
}: StockShopTerms): express.Express {
  const auth = { "X-API-Key": apiKey };
  const facilitator = new HTTPFacilitatorClient({
    url: `${url}/x402`,
    createAuthHeaders: async () => ({ verify: auth, settle: auth, supported: auth }),
  });
  const server = new x402ResourceServer(facilitator).register(network, new StockShopScheme());
  const extra = { assetTransferMethod: "permit2", name: "IDRX", version: "1" };
  const price = { amount, asset: idrx, extra };
  const accepts = { scheme: "exact", network, payTo, price, maxTimeoutSeconds } as const;
  const app = express();
  const resource = "https://shop.example/article";
  app.use(
    paymentMiddleware(
      { "GET /article": { accepts, resource, description: "One article", extensions: identifier } },
      server,
    ),
  );
  app.get("/article", (_request, response) => void response.json({ ok: 1 }));
  return app;
}

function clientOf({ privateKey }: Payer): x402Client {
  const client = new x402Client().register("eip155:*", new StockPayerScheme(privateKeyToAccount(privateKey)));
  // IDRX is on no stock list of known coins, so that it is allowed by name.
  client.setSpendControls({ allowedAssets: [{ asset: idrx, network }] });
  return client;
}

/** A payer that knows nothing of Lunas. */
export function stockFetch(payer: Payer): typeof fetch {
  return wrapFetchWithPayment(fetch, clientOf(payer)) as typeof fetch;
}

/** The header of a stock payer's second request, signed for the shop's offer; optionally with a payment-identifier. */
export async function stockHeader(payer: Payer, article: string, id?: string): Promise<Record<string, string>> {
  const demand = await fetch(article);
  await demand.arrayBuffer();
  const required = decodePaymentRequiredHeader(demand.headers.get("payment-required") ?? "");
  const payload = await clientOf(payer).createPaymentPayload(required);
  const named =
    id === undefined
      ? {}
      : { "payment-identifier": { ...identifier["payment-identifier"], info: { required: false, id } } };
  return {
    "PAYMENT-SIGNATURE": encodePaymentSignatureHeader({ ...payload, extensions: { ...payload.extensions, ...named } }),
  };
}
