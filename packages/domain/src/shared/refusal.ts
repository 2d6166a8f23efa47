/** The codes of business refusals; each edge maps them with `satisfies Record<RefusalCode, …>`. */
export type RefusalCode =
  | "invalid_request"
  | "unsupported_token"
  | "unsupported_network"
  | "payment_mismatch"
  | "invalid_signature"
  | "expired_deadline"
  | "payment_not_yet_valid"
  | "nonce_already_used"
  | "insufficient_balance"
  | "no_permit2_approval"
  | "sponsorship_refused"
  | "simulation_failed"
  | "tx_failed"
  | "settlement_pending"
  | "hold_not_found"
  | "channel_exhausted"
  | "channel_not_found"
  | "channel_out_of_step"
  | "channel_busy"
  | "channel_withdrawing"
  | "channel_short"
  | "charge_not_found"
  | "charge_not_voidable"
  | "payout_refused"
  | "hold_captured"
  | "hold_expired"
  | "capture_exceeds_hold"
  | "payment_not_refundable"
  | "refund_exceeds_payment"
  | "give_back_refused"
  | "idempotency_conflict"
  | "rate_limited"
  | "service_unavailable"
  | "chain_unavailable"
  | "unauthorized"
  | "reauthentication_required"
  | "production_not_approved"
  | "forbidden"
  | "origin_not_allowed"
  | "secret_key_in_browser"
  | "merchant_exists"
  | "wallet_change_conflict"
  | "too_many_api_keys"
  | "receipt_not_available"
  | "no_webhook_endpoint"
  | "not_found"
  | "payment_not_found"
  | "link_closed"
  | "amount_exceeds_cap"
  | "faucet_empty"
  | "sandbox_operation_unsupported";

/** A refusal for the caller: a returned value, never an exception. */
export interface Refusal {
  readonly refused: RefusalCode;
  readonly message: string;
  readonly details: Readonly<Record<string, string>>;
}

export function refuse(refused: RefusalCode, message: string, details: Record<string, string> = {}): Refusal {
  return { refused, message, details };
}

export function isRefusal(value: unknown): value is Refusal {
  return typeof value === "object" && value !== null && "refused" in value && "details" in value;
}
