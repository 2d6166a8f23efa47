import { X402Request, X402SettleResponse, X402Supported, X402VerifyResponse } from "../x402/facade";
import type { Operation } from "./operation";

const shared = { tag: "x402", status: "optional", auth: "secretKey", errors: [] } as const;
const refusals = "A refusal is a 200 with one of x402's reason codes.";

export const getX402Supported = {
  ...shared,
  id: "getX402Supported",
  method: "GET",
  path: "/x402/supported",
  summary: "What a stock x402 resource server may ask for",
  limit: "other",
  responses: { 200: X402Supported },
} satisfies Operation;

export const verifyX402 = {
  ...shared,
  id: "verifyX402",
  method: "POST",
  path: "/x402/verify",
  summary: "Check a payment as the x402 specification has it",
  description: refusals,
  limit: "facilitate",
  errors: ["chain_unavailable"],
  body: X402Request,
  responses: { 200: X402VerifyResponse },
} satisfies Operation;

export const settleX402 = {
  ...shared,
  id: "settleX402",
  method: "POST",
  path: "/x402/settle",
  summary: "Settle a payment as the x402 specification has it",
  description: `${refusals} Once the payment is stored, status and headers are sent, and a space every two seconds until the body: when the outcome is proven, at most 300 s. A proxy on the way must not hold any of it back.`,
  limit: "facilitate",
  errors: ["chain_unavailable"],
  body: X402Request,
  responses: { 200: X402SettleResponse },
} satisfies Operation;
