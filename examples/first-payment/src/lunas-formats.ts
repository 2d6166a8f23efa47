import { z } from "zod";
import { Hex, SettlementResponse } from "./x402-formats";

/** The answers of the service, as far as this example reads them. `docs/openapi.json` has them whole. */
export const ChainConfig = z.object({
  rpcUrl: z.string().url(),
  chainId: z.number().int(),
  network: z.string(),
  tokens: z.record(Hex),
  tokenDecimals: z.record(z.number().int()),
  permit2Address: Hex,
  x402: z.object({ caip2Network: z.string(), x402Permit2ProxyAddress: Hex }),
});
export type ChainConfig = z.infer<typeof ChainConfig>;

/** `GET /config` */
export const PublicConfig = z.object({ sandbox: ChainConfig, production: ChainConfig });

/** `GET /auth/nonce` */
export const SignInChallenge = z.object({
  nonce: z.string(),
  domain: z.string(),
  uri: z.string(),
  statement: z.string(),
  version: z.string(),
  chainIds: z.array(z.number().int()),
  expiresAt: z.string(),
});
export type SignInChallenge = z.infer<typeof SignInChallenge>;

/** `POST /auth/register`: the key is shown only here; null: the service has no sandbox. */
export const Registered = z.object({ merchantId: z.string(), sandboxApiKey: z.string().nullable() });

/** `POST /auth/login`, and `PATCH /merchant/me`: the secret is whole in the answer to the update that set it. */
export const SignedIn = z.object({ merchant: z.object({ merchantId: z.string() }) });
export const Merchant = z.object({ merchantId: z.string(), webhookSecret: z.string().nullable() });
export type Merchant = z.infer<typeof Merchant>;

/** `POST /sandbox/fund`: the balance is in base units. */
export const Funded = z.object({ txHash: Hex, address: Hex, balance: z.string().regex(/^\d+$/) });
export type Funded = z.infer<typeof Funded>;

/** `GET /payments/:id` */
export const PaymentRecord = z.object({
  paymentId: z.string(),
  status: z.enum(["pending", "confirmed", "failed"]),
  txHash: Hex.nullable(),
  amount: z.string().regex(/^\d+$/),
  blockNumber: z.number().int().nullable(),
});
export type PaymentRecord = z.infer<typeof PaymentRecord>;

/** `POST /facilitate` */
export const FacilitateResponse = z.object({
  success: z.literal(true),
  paymentId: z.string(),
  txHash: Hex,
  settlement: SettlementResponse,
});
export type FacilitateResponse = z.infer<typeof FacilitateResponse>;

/** The body of a webhook. Other types of events have other data. */
export const WebhookBody = z.object({
  id: z.string(),
  type: z.string(),
  environment: z.enum(["sandbox", "production"]),
  data: z.object({ txHash: Hex.nullish() }).passthrough(),
});
export type WebhookBody = z.infer<typeof WebhookBody>;
