import type { ErrorCode } from "../api/errors";

interface ErrorExample {
  readonly message: string;
  readonly details?: Readonly<Record<string, string>>;
}

const paymentId = "pay_lzEW3Yb3jIJLLlEGJVM96Y";
const txHash = `0x${"5f".repeat(32)}`;

/** One example of each error code, for the API description and the merchants' docs. */
export const errorExamples: Readonly<Record<ErrorCode, ErrorExample>> = {
  invalid_request: {
    message: "paymentPayload.payload.permit2Authorization.nonce is required.",
    details: { "paymentPayload.payload.permit2Authorization.nonce": "is required" },
  },
  invalid_signature: { message: "The signature is not the payer's.", details: { payer: `0x${"11".repeat(20)}` } },
  insufficient_balance: {
    message: "The payer's balance is too low.",
    details: { required: "500000", available: "120000" },
  },
  no_permit2_approval: {
    message: "The payer has not approved Permit2 for this amount.",
    details: { required: "500000", allowance: "0", spender: "0x000000000022D473030F116dDEE9F6B43aC78BA3" },
  },
  expired_deadline: {
    message: "The authorization has expired.",
    details: { deadline: "1795176000", earliest: "1795176006", now: "1795176000" },
  },
  payment_not_yet_valid: {
    message: "The authorization is not valid yet.",
    details: { validAfter: "1795176060", now: "1795176000" },
  },
  unsupported_token: { message: "This token is not in the registry.", details: { asset: `0x${"33".repeat(20)}` } },
  unsupported_network: {
    message: "The network is not the key's.",
    details: { expected: "eip155:1337", network: "eip155:8453" },
  },
  payment_mismatch: {
    message: "The authorization is not what was demanded.",
    details: { field: "amount", expected: "500000", actual: "5000" },
  },
  simulation_failed: { message: "The settlement would revert.", details: { reason: "token_paused" } },
  sponsorship_refused: { message: "The approval cannot be sponsored.", details: { reason: "gas_limit_too_high" } },
  amount_exceeds_cap: { message: "The faucet gives less at a time.", details: { max: "100000" } },
  capture_exceeds_hold: { message: "The maximum of this hold is lower.", details: { maximum: "500000" } },
  channel_exhausted: {
    message: "The channel has less left than this costs: deposit more.",
    details: { balance: "100000", charged: "99500" },
  },
  unauthorized: { message: "The API key is not valid." },
  reauthentication_required: { message: "Sign in again: this needs a sign-in of the last 12 hours." },
  forbidden: { message: "The key lacks the scope that this needs.", details: { scope: "payments:read" } },
  production_not_approved: { message: "The operator has not approved you for production yet: ask for it." },
  origin_not_allowed: {
    message: "This origin is not registered for the key.",
    details: { origin: "https://elsewhere.example" },
  },
  secret_key_in_browser: { message: "A secret key must not be used in a browser." },
  not_found: { message: "There is nothing at this path. Did you mean POST /facilitate?" },
  payment_not_found: { message: "There is no such payment." },
  hold_not_found: { message: "There is no such hold." },
  channel_not_found: { message: "There is no such channel." },
  charge_not_found: { message: "There is no such charge." },
  method_not_allowed: { message: "This path does not take GET. Use POST." },
  receipt_not_available: {
    message: "The payment is not confirmed yet: ask for its receipt after that.",
    details: { status: "pending" },
  },
  wallet_change_conflict: {
    message: "Another change of your wallet is announced: cancel it first, or wait.",
    details: { reason: "already_announced" },
  },
  no_webhook_endpoint: { message: "There is no endpoint to send to.", details: { reason: "not_set" } },
  nonce_already_used: {
    message: "This authorization was used already.",
    details: { paymentId, txHash, status: "confirmed" },
  },
  hold_captured: {
    message: "The hold was captured already, with another amount.",
    details: { paymentId, amount: "123456" },
  },
  hold_expired: {
    message: "The hold has expired: the payer has to sign again.",
    details: { expiresAt: "2026-11-20T08:10:00.000Z" },
  },
  channel_out_of_step: {
    message: "The voucher does not follow the channel's last charge: sign one for what is charged and the price.",
    details: {
      ...{ charged: "34000", balance: "100000", claimed: "0", refundNonce: "0", withdrawRequestedAt: "0" },
      ...{ signedMaxClaimable: "34000", signature: `0x${"5f".repeat(65)}` },
    },
  },
  channel_busy: { message: "Another voucher of this channel is being checked." },
  channel_withdrawing: {
    message: "The payer takes the money out of this channel: it takes no more charges.",
    details: { withdrawableAt: "2026-11-21T08:10:00.000Z" },
  },
  channel_short: { message: "The channel's charges are more than its balance." },
  charge_not_voidable: { message: "A claim has this charge already.", details: { reason: "claimed" } },
  payout_refused: { message: "There is nothing to pay out.", details: { reason: "nothing" } },
  link_closed: { message: "This payment link has taken all its payments.", details: { reason: "used_up" } },
  payment_not_refundable: {
    message: "The payment's block is not final enough to refund it.",
    details: { reason: "not_final", status: "confirmed" },
  },
  refund_exceeds_payment: { message: "Less than this remains of the payment.", details: { remaining: "120000" } },
  give_back_refused: {
    message:
      "Money of this payment goes back to the payer, or went back, so it cannot be served any more. The payer has to pay again.",
    details: { reason: "refunded" },
  },
  idempotency_conflict: { message: "The Idempotency-Key was used with another body." },
  too_many_api_keys: { message: "50 of your API keys live: revoke one first.", details: { max: "50" } },
  merchant_exists: { message: "This wallet is registered already." },
  sandbox_operation_unsupported: { message: "The hosted sandbox does not have this operation." },
  payload_too_large: { message: "The body is over 64 kB." },
  unsupported_media_type: {
    message: "The body must be JSON in UTF-8: send the header Content-Type: application/json, not text/plain.",
  },
  rate_limited: { message: "Too many requests.", details: { limit: "facilitate" } },
  internal_error: { message: "Something went wrong on our side." },
  tx_failed: { message: "The transaction reverted.", details: { paymentId, txHash, reason: "tx_failed" } },
  chain_unavailable: { message: "The network cannot be reached at the moment." },
  service_unavailable: { message: "The service cannot take this request at the moment." },
  faucet_empty: { message: "The faucet has no money at the moment." },
  settlement_pending: {
    message: "The outcome is still open: ask again with the same body.",
    details: { paymentId, txHash, retryAfterSeconds: "5" },
  },
};

/** The body of an answer with this code, as a gateway on this machine sends it. */
export function exampleBody(code: ErrorCode) {
  const { message, details = {} } = errorExamples[code];
  const doc_url = `http://localhost:3402/docs/errors#${code}`;
  return { error: { code, message, details: { ...details }, doc_url, requestId: "req_5nWcVqGtNQK0tZBp1yJ9aX" } };
}
