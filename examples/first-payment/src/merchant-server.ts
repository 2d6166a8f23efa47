import { setTimeout as sleep } from "node:timers/promises";
import { parseUnits } from "ethers";
import express, { type Request, type Response } from "express";
import type { Lunas } from "./call-lunas";
import { Failure } from "./failure";
import { isCurable } from "./is-curable";
import { type LocalServer, listenLocally } from "./local-server";
import { decodePaymentHeader, encodePaymentHeader } from "./payment-header";
import type { SandboxChain } from "./read-chain";
import { settlePayment } from "./settle-payment";
import type { PaymentRequired, PaymentRequirements } from "./x402-formats";

export interface MerchantServerOptions {
  readonly lunas: Lunas;
  readonly chain: SandboxChain;
  /** The merchant's secret key: it stays on the server. */
  readonly apiKey: string;
  /** The merchant's wallet, as registered. */
  readonly payTo: string;
  /** Whole IDR. */
  readonly price: string;
}

const article = { title: "How a payment settles", text: "The payer signs, the merchant asks, the chain decides." };

/** A merchant's backend with one paid page, `GET /article`. */
export function startMerchantServer(options: MerchantServerOptions): Promise<LocalServer> {
  const app = express();
  app.get("/article", (request, response) => answerArticle(options, request, response));
  return listenLocally(app);
}

async function answerArticle(options: MerchantServerOptions, request: Request, response: Response): Promise<void> {
  const demand = demandFor(options, `${request.protocol}://${request.host}${request.path}`);
  const header = request.get("PAYMENT-SIGNATURE") ?? request.get("X-PAYMENT");
  if (header === undefined) return demandPayment(response, demand);
  const payload = decodePaymentHeader(header);
  if (!payload.ok) return demandPayment(response, { ...demand, error: `The payment header ${payload.message}.` });
  const payment = {
    paymentPayload: payload.value,
    paymentRequirements: requirementsFor(options),
    resource: demand.resource.url,
    description: article.title,
  };
  try {
    const { headers } = await settlePayment({ lunas: options.lunas, sleep }, options.apiKey, payment);
    response.set("PAYMENT-RESPONSE", headers.get("payment-response") ?? "").json(article);
  } catch (error) {
    answerFailure(response, demand, error);
  }
}

/** What is demanded for the article: the one entry of `accepts`. */
function requirementsFor({ chain, price, payTo }: MerchantServerOptions): PaymentRequirements {
  return {
    scheme: "exact",
    network: chain.config.x402.caip2Network,
    asset: chain.token as `0x${string}`,
    amount: parseUnits(price, chain.decimals).toString(),
    payTo: payTo as `0x${string}`,
    maxTimeoutSeconds: 60,
    extra: { assetTransferMethod: "permit2", name: "IDRX", version: "1" },
  };
}

function demandFor(options: MerchantServerOptions, url: string): PaymentRequired {
  const resource = { url, description: article.title, mimeType: "application/json" };
  return { x402Version: 2, resource, accepts: [requirementsFor(options)] };
}

/** Some clients read the header, some the body: a merchant sends both. */
function demandPayment(response: Response, demand: PaymentRequired): void {
  response.status(402).set("PAYMENT-REQUIRED", encodePaymentHeader(demand)).json(demand);
}

/** What can be cured is demanded again; after anything else the payer must not sign anew, so nothing is demanded. */
function answerFailure(response: Response, demand: PaymentRequired, error: unknown): void {
  if (!(error instanceof Failure)) throw error;
  const { code, details = {} } = error.facts;
  if (isCurable(code)) {
    response.set("PAYMENT-REQUIRED", encodePaymentHeader({ ...demand, error: code }));
    response.status(402).json({ ...demand, error: error.message, code, details });
  } else {
    response.status(500).json({ error: error.message, code, details });
  }
}
