import type { ChannelOnChain } from "@lunas/domain/channel/channel";
import type { ChannelProblemCode } from "@lunas/domain/channel/shop/problem";
import type { Refusal } from "@lunas/domain/shared/refusal";
import type { ChannelState } from "@lunas/protocol/x402/channel-settlement";
import type { X402Reason } from "@lunas/protocol/x402/facade";
import { reasonOf } from "./x402-reason";

/** x402 has no word for these; the message says what is wrong. */
const wordless = ["kept_by_lunas", "too_many_claims", "deposit_above_max_deposit", "deadline_too_far"] as const;
type Wordless = (typeof wordless)[number];

/** x402's reason for a problem of a request about a channel. Stock servers compare it character by character. */
export function channelReason(problem: ChannelProblemCode): X402Reason {
  return isWordless(problem) ? "invalid_payload" : `invalid_batch_settlement_evm_${problem}`;
}

function isWordless(problem: ChannelProblemCode): problem is Wordless {
  return (wordless as readonly string[]).includes(problem);
}

/** Of a deposit, whose refusals have words of their own. The others are as for every payment. */
const ofDeposits = {
  invalid_signature: "invalid_batch_settlement_evm_permit2_invalid_signature",
  expired_deadline: "invalid_batch_settlement_evm_permit2_deadline_expired",
  insufficient_balance: "invalid_batch_settlement_evm_insufficient_balance",
  no_permit2_approval: "invalid_batch_settlement_evm_permit2_allowance_required",
  sponsorship_refused: "invalid_batch_settlement_evm_erc20_approval_unavailable",
  simulation_failed: "invalid_batch_settlement_evm_deposit_simulation_failed",
  nonce_already_used: "invalid_batch_settlement_evm_deposit_simulation_failed",
  tx_failed: "invalid_batch_settlement_evm_deposit_transaction_failed",
} as const satisfies Partial<Record<Refusal["refused"], X402Reason>>;

/** Null: the refusal says nothing about the deposit, and stays an HTTP error. */
export function depositReason(refusal: Refusal): X402Reason | null {
  const { refused } = refusal;
  return refused in ofDeposits ? ofDeposits[refused as keyof typeof ofDeposits] : reasonOf(refusal);
}

/** A channel as stock servers read it beside an answer. */
export function channelStateOf(channelId: ChannelState["channelId"], channel: ChannelOnChain): ChannelState {
  return {
    channelId,
    balance: channel.balance.toString(),
    totalClaimed: channel.claimed.toString(),
    withdrawRequestedAt: channel.withdrawRequestedAt,
    refundNonce: channel.refundNonce.toString(),
  };
}
