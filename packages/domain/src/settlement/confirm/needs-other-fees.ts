import type { SettlementPolicy } from "@lunas/catalog/chain";
import type { Attempt, SettlementOrder, Transaction } from "../attempt";
import { heldAttempt } from "../lanes/lane";
import { demandedTipWei, isAmongTheDearest, type Urgency, urgencyOf } from "../submit/fee-market";
import { firstFees, type GoingRate, goingRate } from "../submit/price";
import type { Situation } from "./situation";

/**
 * Whether the price keeps a transaction from being mined. Waiting time alone is no evidence: without new blocks no
 * price is too low. Pure.
 */
export function needsOtherFees(situation: Situation): boolean {
  const { transaction, isUnderpriced, head, market, policy } = situation;
  if (isUnderpriced) return true;
  const rate = goingRate(head, market);
  const held = heldAttempt(transaction, situation.refused);
  if (held === null) return isTooDear(transaction.attempts.at(-1), rate, policy);
  if (held.fees.feeCapWei < rate.baseFeeWei) return true;
  if (blocksPassed(situation) < policy.fees.waitBlocks) return false;
  return isOutbid(situation, held, rate) || isPassedOver(situation, held);
}

export interface Waiting {
  readonly transaction: Transaction;
  /** The payments that it carries. */
  readonly orders: readonly SettlementOrder[];
  /** An action of channels that is urgent from the start. */
  readonly isUrgent?: boolean | undefined;
}

/** The urgency of a transaction: by its oldest attempt and by its earliest deadline. */
export function urgencyOfWaiting(
  { transaction, orders, isUrgent = false }: Waiting,
  now: { readonly nowMs: number; readonly chainSeconds: number },
  policy: SettlementPolicy["fees"],
): Urgency {
  if (isUrgent) return 1;
  const deadlines = orders.map(({ deadlineSeconds }) => deadlineSeconds);
  const deadlineSeconds = deadlines.sort((a, b) => (a < b ? -1 : 1))[0] ?? null;
  return urgencyOf({ sinceMs: transaction.attempts[0]?.createdAtMs ?? now.nowMs, deadlineSeconds }, now, policy);
}

/**
 * A transaction that no node accepted is offered again for less once less is enough, so that an old price does not
 * block the lane.
 */
function isTooDear(newest: Attempt | undefined, rate: GoingRate, policy: SettlementPolicy): boolean {
  const fresh = firstFees(rate, policy);
  return newest !== undefined && fresh !== null && fresh.feeCapWei * 10n <= newest.fees.feeCapWei * 8n;
}

function blocksPassed({ head, sentAtBlock }: Situation): number {
  return sentAtBlock === null ? 0 : head.number - sentAtBlock;
}

/** Recent blocks had no room for a tip this low. */
function isOutbid(situation: Situation, { fees }: Attempt, { baseFeeWei }: GoingRate): boolean {
  const { market, policy, transaction, order, bundled = [], action, head, nowMs } = situation;
  if (market === null) return false;
  const orders = order === null ? bundled : [order];
  const now = { nowMs, chainSeconds: head.timestampSeconds };
  const urgency = urgencyOfWaiting({ transaction, orders, isUrgent: action?.isUrgent }, now, policy.fees);
  const roomWei = fees.feeCapWei - baseFeeWei;
  const tipWei = atMost(fees.tipWei, roomWei);
  return tipWei < demandedTipWei(market, policy, urgency);
}

/**
 * Blocks have come for a while without it, although its nonce was next and cheaper transactions were mined. If the node
 * reports no market, new blocks alone are enough evidence.
 */
function isPassedOver({ transaction, minedNonces, nowMs, market, policy }: Situation, { fees }: Attempt): boolean {
  const newest = transaction.attempts.at(-1);
  if (newest === undefined || nowMs - newest.createdAtMs < policy.bumpAfterMs) return false;
  if (market === null) return true;
  const someWereMined = market.blocks.some(({ usedPercent }) => usedPercent > 0);
  return someWereMined && transaction.nonce === minedNonces && !isAmongTheDearest(fees.tipWei, market);
}

function atMost(wei: bigint, boundWei: bigint): bigint {
  return wei < boundWei ? wei : boundWei;
}
