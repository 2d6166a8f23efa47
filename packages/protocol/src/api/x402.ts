import { Type } from "@sinclair/typebox";
import { X402ChannelRequest } from "../x402/channel-facade";
import { X402Request, X402SettleResponse, X402Supported, X402UptoRequest, X402VerifyResponse } from "../x402/facade";
import { ErrorBody } from "./errors";
import type { Operation } from "./operation";

const shared = { tag: "x402", status: "optional", auth: "secretKey", errors: [] } as const;
const refusals =
  "A refusal has status 200 and one of x402's reason codes. A body with a mistake has status 400, and the same fields beside `error`.";

export const getX402Supported = {
  ...shared,
  id: "getX402Supported",
  method: "GET",
  path: "/x402/supported",
  summary: "The schemes and networks that this facilitator supports",
  limit: "other",
  responses: { 200: X402Supported },
} satisfies Operation;

export const verifyX402 = {
  ...shared,
  id: "verifyX402",
  method: "POST",
  path: "/x402/verify",
  summary: "Verify a payment by the x402 specification",
  description: refusals,
  limit: "facilitate",
  errors: ["chain_unavailable"],
  body: Type.Union([X402Request, X402UptoRequest, X402ChannelRequest]),
  responses: { 200: X402VerifyResponse },
  malformed: Type.Composite([ErrorBody, Type.Partial(X402VerifyResponse)], { title: "X402Invalid" }),
} satisfies Operation;

export const settleX402 = {
  ...shared,
  id: "settleX402",
  method: "POST",
  path: "/x402/settle",
  summary: "Settle a payment by the x402 specification",
  description: `${refusals} Once the payment is stored, the service sends status and headers, then a space every two seconds, then the body when the outcome is final, after at most 300 s. A proxy in between must not buffer the answer.`,
  limit: "facilitate",
  errors: ["chain_unavailable"],
  body: Type.Union([X402Request, X402UptoRequest, X402ChannelRequest]),
  responses: { 200: X402SettleResponse },
  malformed: Type.Composite([ErrorBody, Type.Partial(X402SettleResponse)], { title: "X402Unsettled" }),
} satisfies Operation;
