import type { Refusal, RefusalCode } from "@lunas/domain/shared/refusal";
import type { X402Reason } from "@lunas/protocol/x402/facade";

/**
 * x402's reason for each of our refusals; null for a refusal that says nothing about the payment and stays an HTTP
 * error.
 */
const reasons = {
  invalid_request: "invalid_payload",
  unsupported_token: "permit2_token_mismatch",
  unsupported_network: "invalid_network",
  payment_mismatch: "permit2_amount_mismatch",
  invalid_signature: "invalid_permit2_signature",
  expired_deadline: "permit2_deadline_expired",
  payment_not_yet_valid: "permit2_not_yet_valid",
  nonce_already_used: "permit2_invalid_nonce",
  insufficient_balance: "permit2_insufficient_balance",
  no_permit2_approval: "permit2_allowance_required",
  sponsorship_refused: "permit2_allowance_required",
  simulation_failed: "permit2_simulation_failed",
  tx_failed: "invalid_exact_evm_transaction_failed",
  settlement_pending: "settlement_pending",
  idempotency_conflict: "permit2_invalid_nonce",
  rate_limited: null,
  service_unavailable: null,
  chain_unavailable: null,
  unauthorized: null,
  forbidden: null,
  origin_not_allowed: null,
  secret_key_in_browser: null,
  merchant_exists: null,
  too_many_api_keys: null,
  reauthentication_required: null,
  production_not_approved: null,
  not_found: null,
  payment_not_found: null,
  payment_not_refundable: null,
  refund_exceeds_payment: null,
  amount_exceeds_cap: null,
  faucet_empty: null,
  sandbox_operation_unsupported: null,
  wallet_change_conflict: null,
  receipt_not_available: null,
  no_webhook_endpoint: null,
  hold_not_found: null,
  channel_exhausted: "invalid_batch_settlement_evm_cumulative_exceeds_balance",
  channel_not_found: "invalid_batch_settlement_evm_channel_not_found",
  channel_out_of_step: "invalid_batch_settlement_evm_cumulative_below_claimed",
  channel_busy: "invalid_batch_settlement_evm_channel_busy",
  channel_withdrawing: null,
  channel_short: "invalid_batch_settlement_evm_cumulative_exceeds_balance",
  charge_not_found: null,
  charge_not_voidable: null,
  payout_refused: "invalid_batch_settlement_evm_nothing_to_settle",
  hold_captured: "permit2_invalid_nonce",
  hold_expired: "permit2_deadline_expired",
  capture_exceeds_hold: "invalid_upto_evm_payload_settlement_exceeds_amount",
  link_closed: null,
  give_back_refused: null,
} as const satisfies Record<RefusalCode, X402Reason | null>;

/** By the last part of `details.field`. */
const mismatches: Readonly<Record<string, X402Reason>> = {
  network: "invalid_exact_evm_network_mismatch",
  asset: "permit2_token_mismatch",
  token: "permit2_token_mismatch",
  amount: "permit2_amount_mismatch",
  payTo: "invalid_permit2_recipient_mismatch",
  to: "invalid_permit2_recipient_mismatch",
  from: "invalid_permit2_recipient_mismatch",
  spender: "invalid_permit2_spender",
  facilitator: "upto_facilitator_mismatch",
  receiver: "invalid_batch_settlement_evm_receiver_mismatch",
  // Two servers keep one channel's books, which x402 has no word for either.
  managedBy: "invalid_payload",
  // Too far ahead, which x402 has no word for: a deadline that has passed is `expired_deadline`.
  deadline: "invalid_payload",
};

/** x402 servers compare it character by character; `permit2_allowance_required` becomes their 412. */
export function reasonOf({ refused, details }: Refusal): X402Reason | null {
  const field = refused === "payment_mismatch" ? details.field?.split(".").at(-1) : undefined;
  return (field === undefined ? undefined : mismatches[field]) ?? reasons[refused];
}
