import { type KnownSettlement, knownSettlement, type TaggedHeads, type Whereabouts } from "../payment/finality";
import type { StoredPayment } from "../payment/stored-payment";
import { type Refusal, refuse } from "../shared/refusal";
import { mostRefunds, type RefundSums, remainingOf } from "./refund-sums";

/** Blocks above a settlement that count as safe on a chain without a `safe` tag. */
const safeDepth = 64;

/** What the chain says of a payment's settlement; nulls: not known at the moment. */
export interface SettlementState {
  readonly heads: TaggedHeads | null;
  readonly at: Whereabouts;
}

/** Whether the chain must say that the settlement is safe: play money may be refunded at once. */
export function needsSafety({ environment }: Pick<StoredPayment, "environment">): boolean {
  return environment === "production";
}

/** By what the payer's money reached the merchant, in time or late; null: by nothing. */
export function settlementOf(payment: StoredPayment): KnownSettlement | null {
  const { status, settled, lateSettlement } = payment;
  const settlement = status === "confirmed" ? settled : lateSettlement;
  return settlement && knownSettlement(payment, settlement);
}

/** Why a payment cannot be refunded now; null: it can. `state` counts only where the payment needs safety. */
export function judgePayment(payment: StoredPayment, state: SettlementState): Refusal | null {
  const { status } = payment;
  if (settlementOf(payment) === null)
    return notRefundable("not_settled", "Only a payment that was settled can be refunded.", status);
  if (!needsSafety(payment)) return null;
  const { heads, at } = state;
  if (heads === null || at === null)
    return refuse("chain_unavailable", "The network cannot be asked at the moment whether the payment is final.");
  const safe = heads.safe ?? heads.latest - safeDepth;
  if (at !== "lost" && at <= safe) return null;
  return notRefundable(
    "not_final",
    "The payment's block can still be removed: refund it once its block is safe.",
    status,
  );
}

function notRefundable(reason: string, message: string, status: StoredPayment["status"]): Refusal {
  return refuse("payment_not_refundable", message, { reason, status });
}

/** Why a refund of this amount is too much; null: it is not. */
export function judgeRoom(payment: StoredPayment, sums: RefundSums, amount: bigint): Refusal | null {
  const remaining = remainingOf(payment.authorization.amount, sums);
  if (amount > remaining) return exceedsPayment(remaining);
  return sums.notFailed >= mostRefunds ? tooManyRefunds(payment.status) : null;
}

export function exceedsPayment(remaining: bigint): Refusal {
  return refuse("refund_exceeds_payment", "The refund is more than what remains of the payment.", {
    remaining: remaining.toString(),
  });
}

export function tooManyRefunds(status: StoredPayment["status"]): Refusal {
  return notRefundable("too_many_refunds", `A payment has at most ${mostRefunds} refunds.`, status);
}
