import { type Static, Type } from "@sinclair/typebox";
import { MapOf } from "../schema/map-of";
import { OneOf } from "../schema/scalars";

/** Every error code of the API: its HTTP status and its condition. Codes are never renamed or reused. */
export const errorCodes = {
  invalid_request: {
    status: 400,
    summary: "the request fails its schema; `details` maps each JSON path to its message",
  },
  invalid_signature: { status: 400, summary: "Permit2 signature verification failed" },
  insufficient_balance: { status: 400, summary: "the payer's token balance is below the required amount" },
  no_permit2_approval: { status: 400, summary: "the payer has not approved the Permit2 contract" },
  expired_deadline: { status: 400, summary: "the payment authorization has expired" },
  payment_not_yet_valid: { status: 400, summary: "the payment authorization is not valid yet" },
  unsupported_token: { status: 400, summary: "the token is not in the registry" },
  unsupported_network: { status: 400, summary: "the network is not supported for this token" },
  payment_mismatch: { status: 400, summary: "authorization, payload and requirements do not agree" },
  simulation_failed: { status: 400, summary: "the transaction simulation reverted" },
  sponsorship_refused: { status: 400, summary: "the sponsored approval is outside its bounds; see `details.reason`" },
  amount_exceeds_cap: { status: 400, summary: "the amount is above the faucet's cap; see `details.max`" },
  capture_exceeds_hold: {
    status: 400,
    summary: "the amount to capture is above the hold's maximum; see `details.maximum`",
  },
  channel_exhausted: {
    status: 400,
    summary: "the channel's balance does not cover the charge; see `details.balance` and `details.charged`",
  },
  unauthorized: { status: 401, summary: "missing or invalid API key, session or wallet signature" },
  reauthentication_required: { status: 401, summary: "the operation needs a sign-in of the last 12 hours" },
  forbidden: {
    status: 403,
    summary:
      "the key is valid, but is of the wrong kind for this endpoint, lacks its scope (`details.scope`), is used from an address that it does not allow, or belongs to a suspended merchant (`details.reason`)",
  },
  production_not_approved: { status: 403, summary: "the operator has not approved the merchant for production" },
  origin_not_allowed: { status: 403, summary: "the Origin is missing or not registered" },
  secret_key_in_browser: { status: 403, summary: "a secret key was sent with a browser Origin" },
  not_found: { status: 404, summary: "no such resource" },
  payment_not_found: { status: 404, summary: "no such payment for this merchant and environment" },
  hold_not_found: { status: 404, summary: "no such hold for this merchant and environment" },
  channel_not_found: { status: 404, summary: "no such channel for this merchant and environment, or it is closed" },
  charge_not_found: { status: 404, summary: "no such charge for this merchant and environment" },
  method_not_allowed: { status: 405, summary: "the path does not have this method; see the `Allow` header" },
  nonce_already_used: { status: 409, summary: "the authorization's nonce has been used, or is being settled" },
  hold_captured: {
    status: 409,
    summary: "the hold has a capture, of another amount; see `details.paymentId` and `details.amount`",
  },
  hold_expired: { status: 409, summary: "the hold can no longer be captured; see `details.expiresAt`" },
  channel_out_of_step: {
    status: 409,
    summary:
      "the voucher does not follow the channel's last charge; `details` has what a corrective 402 needs: `charged`, `balance`, `claimed`, `refundNonce`, `withdrawRequestedAt`, `signedMaxClaimable`, `signature`",
  },
  channel_busy: {
    status: 409,
    summary: "another voucher of the channel is being checked; see the `Retry-After` header",
  },
  channel_withdrawing: {
    status: 409,
    summary: "the payer has started a withdrawal from the channel; see `details.withdrawableAt`",
  },
  channel_short: { status: 409, summary: "the channel's charges are more than its balance; it takes no charge" },
  charge_not_voidable: {
    status: 409,
    summary: "the charge cannot be voided; `details.reason` is `claimed` or `too_old`",
  },
  payout_refused: {
    status: 409,
    summary: "there is nothing to claim or to pay out, or one is under way; see `details.reason`",
  },
  payment_not_refundable: {
    status: 409,
    summary: "the payment cannot be refunded, or not yet; see `details.reason`",
  },
  refund_exceeds_payment: {
    status: 409,
    summary: "the refund is more than what remains of the payment; see `details.remaining`",
  },
  give_back_refused: {
    status: 409,
    summary: "the success of the payment cannot be given back; see `details.reason`",
  },
  idempotency_conflict: { status: 409, summary: "the Idempotency-Key was used with another body" },
  receipt_not_available: { status: 409, summary: "the payment or refund is not confirmed; see `details.status`" },
  no_webhook_endpoint: {
    status: 409,
    summary: "no webhook URL is set, or it is disabled; see `details.reason`",
  },
  too_many_api_keys: {
    status: 409,
    summary: "the merchant has the maximum number of live API keys; see `details.max`",
  },
  merchant_exists: { status: 409, summary: "the wallet belongs, or belonged, to a merchant" },
  wallet_change_conflict: {
    status: 409,
    summary: "the state of the wallet change does not allow this; see `details.reason`",
  },
  sandbox_operation_unsupported: {
    status: 409,
    summary: "this sandbox does not have this operation, or there is no sandbox",
  },
  link_closed: {
    status: 410,
    summary: "the payment link takes no new payment; `details.reason` is `closed`, `expired` or `used_up`",
  },
  payload_too_large: { status: 413, summary: "the body is over 64 kB" },
  unsupported_media_type: { status: 415, summary: "the body is not JSON" },
  rate_limited: { status: 429, summary: "too many requests; see the `Retry-After` header" },
  internal_error: { status: 500, summary: "an internal error of the service" },
  tx_failed: { status: 500, summary: "the on-chain transaction reverted" },
  chain_unavailable: { status: 503, summary: "the network cannot be reached; see the `Retry-After` header" },
  service_unavailable: { status: 503, summary: "the service cannot accept requests now; see the `Retry-After` header" },
  faucet_empty: { status: 503, summary: "the faucet's treasury is empty" },
  settlement_pending: {
    status: 504,
    summary: "the payment was sent and its outcome is still open; it is not a failure",
  },
} as const satisfies Record<string, { readonly status: number; readonly summary: string }>;

export type ErrorCode = keyof typeof errorCodes;

const allCodes = Object.keys(errorCodes) as ErrorCode[];

/** The body of every answer that is not a success. */
export const ErrorBody = Type.Object(
  {
    error: Type.Object({
      code: OneOf(allCodes),
      message: Type.String({ description: "For people; the text can change at any time." }),
      details: MapOf(Type.String(), { description: "Values are strings; empty when there are no details." }),
      doc_url: Type.String({ description: "The page that explains the code." }),
      requestId: Type.String({ description: "The same as the header `X-Request-Id`. Quote it to the operator." }),
    }),
  },
  { title: "Error" },
);
export type ErrorBody = Static<typeof ErrorBody>;
