/** Why a request of a stock server about a channel is refused: the last part of x402's code, which begins `invalid_batch_settlement_evm_`. */
export type ChannelProblemCode =
  | "payload_type"
  | "network_mismatch"
  | "channel_id_mismatch"
  | "receiver_mismatch"
  | "receiver_authorizer_mismatch"
  | "token_mismatch"
  | "withdraw_delay_mismatch"
  | "withdraw_delay_out_of_range"
  | "permit2_invalid_signature"
  | "permit2_invalid_spender"
  | "permit2_amount_mismatch"
  | "permit2_deadline_expired"
  | "permit2_allowance_required"
  | "erc20_approval_unavailable"
  | "deposit_below_min_deposit"
  | "deposit_above_max_deposit"
  | "voucher_signature"
  | "rpc_read_failed"
  | "insufficient_balance"
  | "cumulative_exceeds_balance"
  | "cumulative_below_claimed"
  | "deposit_simulation_failed"
  | "channel_not_found"
  | "nothing_to_settle"
  | "authorizer_not_configured"
  | "authorizer_address_mismatch"
  | "refund_no_balance"
  | "claim_simulation_failed"
  | "refund_simulation_failed"
  | "kept_by_lunas"
  | "too_many_claims"
  | "deadline_too_far";

export interface ChannelProblem {
  readonly problem: ChannelProblemCode;
  readonly message: string;
}

export function channelProblem(problem: ChannelProblemCode, message: string): ChannelProblem {
  return { problem, message };
}

export function isChannelProblem(value: unknown): value is ChannelProblem {
  return typeof value === "object" && value !== null && "problem" in value;
}

/** The first problem of checks that are done in order; null: there is none. */
export function firstProblem(...checks: readonly (() => ChannelProblem | null)[]): ChannelProblem | null {
  for (const check of checks) {
    const found = check();
    if (found !== null) return found;
  }
  return null;
}
