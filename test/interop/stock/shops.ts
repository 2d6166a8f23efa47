import type { AddressInfo } from "node:net";
import { serve } from "@hono/node-server";
import { HTTPFacilitatorClient } from "@x402/core/server";
import { ExactEvmScheme } from "@x402/evm/exact/server";
import { UptoEvmScheme } from "@x402/evm/upto/server";
import * as stockExpress from "@x402/express";
import { declareEip2612GasSponsoringExtension, declareErc20ApprovalGasSponsoringExtension } from "@x402/extensions";
import * as stockHono from "@x402/hono";
import express from "express";
import { Hono } from "hono";
import { idrx } from "../../harness/funded-payer";
import { type Listening, listen } from "../../harness/listen";
import type { Kind, Server } from "./row";

const network = "eip155:1337";

export interface Facilitator {
  /** The gateway. */
  readonly url: string;
  readonly apiKey: string;
  readonly payTo: string;
}

/** What the handler charges of a maximum of 5,000 rupiah; a shop of scheme `exact` charges the price. */
export const charged = "123456";

/** A shop of stock parts alone that sells `GET /article` for 5,000 rupiah, or for at most that. */
export function openShop(server: Server, kind: Kind, facilitator: Facilitator): Promise<Listening> {
  return server === "express" ? expressShop(kind, facilitator) : honoShop(kind, facilitator);
}

/** The stock client of a facilitator, with a key. */
export function clientOf({ url, apiKey }: Facilitator): HTTPFacilitatorClient {
  const auth = { "X-API-Key": apiKey };
  const createAuthHeaders = async () => ({ verify: auth, settle: auth, supported: auth });
  return new HTTPFacilitatorClient({ url: `${url}/x402`, createAuthHeaders });
}

function routesOf({ scheme, method, sponsored }: Kind, { payTo }: Facilitator) {
  const extra = { name: "IDRX", version: "1", ...(method === "permit2" ? { assetTransferMethod: method } : {}) };
  const price = { amount: "500000", asset: idrx, extra };
  const accepts = { scheme, network, payTo, price, maxTimeoutSeconds: 60 } as const;
  const extensions = {
    ...(sponsored === "erc20ApprovalGasSponsoring" ? declareErc20ApprovalGasSponsoringExtension() : {}),
    ...(sponsored === "eip2612GasSponsoring" ? declareEip2612GasSponsoringExtension() : {}),
  };
  return { "GET /article": { accepts, description: "One article", extensions } };
}

function schemeOf({ scheme }: Kind) {
  return scheme === "upto" ? new UptoEvmScheme() : new ExactEvmScheme();
}

function expressShop(kind: Kind, facilitator: Facilitator): Promise<Listening> {
  const server = new stockExpress.x402ResourceServer(clientOf(facilitator)).register(network, schemeOf(kind));
  const app = express();
  app.use(stockExpress.paymentMiddleware(routesOf(kind, facilitator), server));
  app.get("/article", (_request, response) => {
    if (kind.scheme === "upto") stockExpress.setSettlementOverrides(response, { amount: charged });
    response.json({ ok: 1 });
  });
  return listen(app);
}

async function honoShop(kind: Kind, facilitator: Facilitator): Promise<Listening> {
  const server = new stockHono.x402ResourceServer(clientOf(facilitator)).register(network, schemeOf(kind));
  const app = new Hono();
  app.use(stockHono.paymentMiddleware(routesOf(kind, facilitator), server));
  app.get("/article", (context) => {
    if (kind.scheme === "upto") stockHono.setSettlementOverrides(context, { amount: charged });
    return context.json({ ok: 1 });
  });
  const listening = serve({ fetch: app.fetch, port: 0, hostname: "127.0.0.1" });
  await new Promise<void>((resolve) => listening.once("listening", () => resolve()));
  const { port } = listening.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close: () => new Promise((resolve) => listening.close(() => resolve())),
  };
}
