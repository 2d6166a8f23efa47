import type { Environment } from "../../api/calls";
import type { ChainConfig, Merchant } from "../../api/schemas";

export interface SampleValues {
  readonly merchant: Pick<Merchant, "walletAddress">;
  readonly chain: ChainConfig;
  readonly environment: Environment;
  readonly url: string;
}

export interface Sample {
  readonly name: "express" | "curl" | "browser" | "webhook";
  readonly text: string;
}

/** Requests as the merchant would write them. A key stands in none: it belongs in the environment of a server. */
export function samplesFor(values: SampleValues): readonly Sample[] {
  return [
    { name: "express", text: express(values) },
    { name: "curl", text: curl(values) },
    { name: "browser", text: browser(values) },
    { name: "webhook", text: webhook(values) },
  ];
}

const nameOf = (environment: Environment) => (environment === "production" ? "base" : "sandbox");

function express({ merchant, environment, url }: SampleValues): string {
  return `import { Lunas } from "@lunas/server";
import { requirePayment } from "@lunas/server/express";
import express from "express";

const lunas = new Lunas(process.env.LUNAS_API_KEY, {
  environment: "${nameOf(environment)}",
  facilitatorUrl: "${url}",
  payTo: "${merchant.walletAddress}",
});

const app = express();
app.get("/article", requirePayment(lunas, { price: "5000" }), (request, response) => {
  response.json({ title: "Paid!" });
});
app.listen(3000);
`;
}

function curl({ merchant, chain, url, environment }: SampleValues): string {
  const family = environment === "production" ? "ipk_live_" : "ipk_sandbox_";
  const requirements = {
    scheme: "exact",
    network: chain.x402.caip2Network,
    asset: chain.tokens.IDRX,
    amount: "500000",
    payTo: merchant.walletAddress,
    maxTimeoutSeconds: 300,
    extra: { assetTransferMethod: "permit2", name: "IDRX", version: "1" },
  };
  return `# The newest payments
curl '${url}/payments?limit=5' -H "X-API-Key: $LUNAS_API_KEY"   # ${family}…

# Settle what a payer sent in the header PAYMENT-SIGNATURE, as $PAYMENT
curl ${url}/facilitate -H "X-API-Key: $LUNAS_API_KEY" -H 'Content-Type: application/json' -d @- <<JSON
{
  "paymentPayload": "$PAYMENT",
  "paymentRequirements": ${JSON.stringify(requirements, null, 2).replaceAll("\n", "\n  ")}
}
JSON
`;
}

function browser({ merchant, environment, url }: SampleValues): string {
  const family = environment === "production" ? "ipk_pub_live_" : "ipk_pub_sandbox_";
  return `import { createClient } from "@lunas/client/browser";

const client = createClient({
  environment: "${nameOf(environment)}",
  facilitatorUrl: "${url}",
  settlement: "direct",
  apiKey: "${family}…", // a publishable key with this page's origin
});

const { paymentId } = await client.pay({
  price: "5000",
  payTo: "${merchant.walletAddress}",
  resource: { url: location.href },
});
`;
}

function webhook({ environment }: SampleValues): string {
  return `app.post("/webhooks/lunas", express.raw({ type: "application/json" }), (request, response) => {
  let event;
  try {
    event = lunas.webhooks.verify(request.body, request.headers, {
      secret: process.env.LUNAS_WEBHOOK_SECRET,
      environment: "${environment}",
    });
  } catch (error) {
    // Both environments use this endpoint: accept the events of the other one, and do nothing.
    return response.sendStatus(error.code === "environment_mismatch" ? 204 : 400);
  }
  if (event.type === "payment.confirmed") deliver(event.data.paymentId);
  response.sendStatus(204);
});
`;
}
