import type { SettlementPolicy } from "@lunas/catalog/chain";
import { depthFor } from "@lunas/catalog/depth-for";
import type { Hex } from "../shared/hex";
import type { SettlementOrder, Transaction } from "./attempt";
import type { FeeMarket } from "./fee-market";
import type { Head, Receipt, SettlementLog } from "./head";
import { needsOtherFees } from "./needs-other-fees";

/** One of our open transactions as this process sees it at a head. */
export interface Situation {
  readonly transaction: Transaction;
  /** Null for fillers, grants, and once the payment has ended. */
  readonly order: SettlementOrder | null;
  /** Of a bundle: its payments that have not ended. */
  readonly bundled?: readonly SettlementOrder[];
  /** The receipt of whichever attempt was mined in a block that is canonical now, or null. */
  readonly receipt: Receipt | null;
  /** How many nonces of the lane are mined at this head. */
  readonly minedNonces: number;
  /** The node refused the newest attempt as too cheap. */
  readonly isUnderpriced: boolean;
  /** The head at which the newest attempt was first handed to the node; null: it was not. */
  readonly sentAtBlock: number | null;
  /** Attempts that the node judged and did not take. */
  readonly refused: ReadonlySet<Hex>;
  /** What others pay; null: the node does not tell. */
  readonly market: FeeMarket | null;
  readonly head: Head;
  readonly nowMs: number;
  readonly policy: SettlementPolicy;
}

export type Next =
  | { readonly kind: "wait" }
  /** Its price keeps it from being mined: the same call with other fees. */
  | { readonly kind: "replace" }
  /** It can only revert now: close the gap instead. */
  | { readonly kind: "cancel" }
  /** The nonce is mined, but by no attempt whose receipt we hold. */
  | { readonly kind: "look_up" }
  /** Final, and the payment's Transfer and the proxy's Settled are in it. */
  | { readonly kind: "settled"; readonly receipt: Receipt; readonly log: SettlementLog }
  /** Final, but no payment by itself: reverted, or a success without the right log. Ask the nonce's fate. */
  | { readonly kind: "unproven"; readonly receipt: Receipt }
  /** Final, and carried several settlements: each is judged by itself. */
  | { readonly kind: "bundled"; readonly receipt: Receipt }
  /** Final, and nothing hangs on it: a filler, a grant, or a payment that ended otherwise. */
  | { readonly kind: "done"; readonly receipt: Receipt };

/** What to do about an open transaction. Pure: no clock, no I/O; time and sightings are in the situation. */
export function whatNext(situation: Situation): Next {
  const { receipt, transaction, minedNonces } = situation;
  if (receipt !== null) return isDeepEnough(situation, receipt) ? verdict(situation, receipt) : { kind: "wait" };
  if (minedNonces > transaction.nonce) return { kind: "look_up" };
  return nudge(situation);
}

/** As deep as the largest payment that hangs on it wants it to be. */
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
export function settlementOf(
  order: Pick<SettlementOrder, "asset" | "payer" | "payTo" | "amount">,
  receipt: Pick<Receipt, "settlements">,
): SettlementLog | undefined {
  return receipt.settlements.find(
    (log) =>
      log.asset === order.asset &&
      log.payer === order.payer &&
      log.payTo === order.payTo &&
      log.amount === order.amount,
  );
}

function nudge(situation: Situation): Next {
  const { transaction } = situation;
  if (transaction.attempts.length === 0) throw new Error(`nonce ${transaction.nonce} is open without an attempt`);
  if (transaction.purpose !== "filler" && canOnlyRevert(situation)) return { kind: "cancel" };
  return { kind: needsOtherFees(situation) ? "replace" : "wait" };
}

/** Nothing that it carries can be settled any more: of a bundle not one. */
function canOnlyRevert({ transaction: { settleUntilSeconds }, order, bundled = [], head }: Situation): boolean {
  if (settleUntilSeconds !== undefined) return BigInt(head.timestampSeconds) > settleUntilSeconds;
  const orders = order === null ? bundled : [order];
  const isPast = ({ deadlineSeconds }: SettlementOrder) => BigInt(head.timestampSeconds) > deadlineSeconds;
  return orders.length > 0 && orders.every(isPast);
}
