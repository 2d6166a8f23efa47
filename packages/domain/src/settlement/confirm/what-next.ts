import { depthFor } from "@lunas/catalog/depth-for";
import type { SettlementOrder } from "../attempt";
import type { Receipt, SettlementLog } from "../head";
import { subjectOf } from "../kinds/all";
import { needsOtherFees } from "./needs-other-fees";
import type { Situation } from "./situation";

export type Next =
  | { readonly kind: "wait" }
  /** Its price keeps it from being mined: send the same call with other fees. */
  | { readonly kind: "replace" }
  /** It can only revert now: cancel the nonce. */
  | { readonly kind: "cancel" }
  /** The nonce is mined, but not by an attempt whose receipt we hold. */
  | { readonly kind: "look_up" }
  /** Final, with the payment's Transfer and the proxy's Settled. */
  | { readonly kind: "settled"; readonly receipt: Receipt; readonly log: SettlementLog }
  /** Final without a settlement: reverted, or a success without the right log. Read the nonce outcome. */
  | { readonly kind: "unproven"; readonly receipt: Receipt }
  /** Final, and carried several settlements: each is judged alone. */
  | { readonly kind: "bundled"; readonly receipt: Receipt }
  /**
   * Final without an open payment: a cancellation transaction (`filler`), a grant, or a payment that ended otherwise.
   */
  | { readonly kind: "done"; readonly receipt: Receipt };

/** Decides what to do about an open transaction. Pure: the situation holds the time and the chain data. */
export function whatNext(situation: Situation): Next {
  const { receipt, transaction, minedNonces } = situation;
  if (receipt !== null) return isDeepEnough(situation, receipt) ? verdict(situation, receipt) : { kind: "wait" };
  if (minedNonces > transaction.nonce) return { kind: "look_up" };
  return nudge(situation);
}

/** The block is as deep as the largest payment of the transaction requires. */
function isDeepEnough({ head, policy, order, bundled = [] }: Situation, { blockNumber }: Receipt): boolean {
  const amounts = (order === null ? bundled : [order]).map(({ amount }) => amount);
  const depth = Math.max(policy.confirmations, ...amounts.map((amount) => depthFor({ settlement: policy }, amount)));
  return head.number >= blockNumber + depth - 1;
}

function verdict({ order, bundled = [] }: Situation, receipt: Receipt): Next {
  if (bundled.length > 0) return { kind: "bundled", receipt };
  if (order === null) return { kind: "done", receipt };
  const log = receipt.status === "success" ? settlementOf(order, receipt) : undefined;
  return log === undefined ? { kind: "unproven", receipt } : { kind: "settled", receipt, log };
}

/** Status 1 alone proves nothing: a token may lie. Only the log of the right transfer is a payment. */
export function settlementOf(order: SettledTerms, receipt: Pick<Receipt, "settlements">): SettlementLog | undefined {
  return receipt.settlements.find((log) => isSettlementOf(order, log));
}

/** What a settlement's log must have in common with its order. */
export type SettledTerms = Pick<SettlementOrder, "kind" | "terms" | "asset" | "payer" | "payTo" | "amount">;

export function isSettlementOf(order: SettledTerms, log: SettlementLog): boolean {
  return (
    log.kind === order.kind &&
    log.asset === order.asset &&
    log.payer === order.payer &&
    log.payTo === order.payTo &&
    log.amount === order.amount &&
    log.subject === subjectOf(order)
  );
}

function nudge(situation: Situation): Next {
  const { transaction } = situation;
  if (transaction.attempts.length === 0) throw new Error(`nonce ${transaction.nonce} is open without an attempt`);
  if (transaction.purpose !== "filler" && canOnlyRevert(situation)) return { kind: "cancel" };
  return { kind: needsOtherFees(situation) ? "replace" : "wait" };
}

/** None of its payments can be settled any more. */
function canOnlyRevert({ transaction: { settleUntilSeconds }, order, bundled = [], head }: Situation): boolean {
  if (settleUntilSeconds !== undefined) return BigInt(head.timestampSeconds) > settleUntilSeconds;
  const orders = order === null ? bundled : [order];
  const isPast = ({ deadlineSeconds }: SettlementOrder) => BigInt(head.timestampSeconds) > deadlineSeconds;
  return orders.length > 0 && orders.every(isPast);
}
