import type { Settled } from "../../payment/stored-payment";
import type { PaymentId } from "../../shared/id";
import type { SettlementOrder } from "../attempt";
import type { Receipt, SettlementLog } from "../head";
import type { Outcome } from "../ports";
import type { BlockTime, NonceOutcome } from "./nonce-outcome";

/** A settlement that no endpoint traces within this time counts as unproven. */
const traceForSeconds = 15n * 60n;

/** The outcome when this transaction of ours made the payment. */
export function confirmedBy(paymentId: PaymentId, receipt: Receipt, log: SettlementLog): Outcome {
  return { kind: "confirmed", paymentId, settled: settledBy(receipt, log) };
}

export function settledBy(receipt: Receipt, { logIndex }: SettlementLog): Settled {
  const { hash, blockNumber, blockHash, blockTimestampSeconds } = receipt;
  return { txHash: hash, logIndex, blockNumber, blockHash, blockTimestampSeconds };
}

/**
 * The outcome of a payment by the use of its nonce on chain; null while the nonce is open. "Failed" needs a proof.
 * @param failsNow a simulation shows that the settlement would revert, and the nonce is not the reason.
 */
export function concludeFrom(outcome: NonceOutcome, order: SettlementOrder, failsNow = false): Outcome | null {
  const { paymentId } = order;
  switch (outcome.kind) {
    case "settled":
      return { kind: "confirmed", paymentId, settled: outcome.settlement };
    case "cancelled":
      return failed(paymentId, "nonce_cancelled", "The payer cancelled the authorization's nonce.");
    case "used_elsewhere":
      return failed(paymentId, "nonce_used_elsewhere", "The authorization's nonce was used for something else.");
    case "unproven":
      return isTooLateToProve(outcome, order) ? unprovenBy(paymentId, outcome.txHash) : null;
    case "unused":
      if (BigInt(outcome.block.timestampSeconds) > order.deadlineSeconds) {
        return failed(paymentId, "expired", "The authorization's deadline passed before it was settled.");
      }
      return isReadAfterFailure(outcome.block, order) ? revertedIn(order, failsNow) : null;
  }
}

/** Nothing proves whether the use of the nonce, in this transaction where it is known, settled the payment. */
export function unprovenBy(paymentId: PaymentId, txHash: Failed["txHash"]): Failed {
  const message = "A transaction used the nonce, and no proof was found whether it settled this payment.";
  return { ...failed(paymentId, "settlement_unproven", message), txHash };
}

function isTooLateToProve(
  { mayBeProven, block }: Extract<NonceOutcome, { kind: "unproven" }>,
  { deadlineSeconds }: SettlementOrder,
): boolean {
  return !mayBeProven || BigInt(block.timestampSeconds) > deadlineSeconds + traceForSeconds;
}

/**
 * A block before our failed transaction proves nothing: another sender may have settled the payment in between, so that ours reverted.
 * Another process may follow a node that is behind, and a batch is read as deep as its largest payment needs.
 */
function isReadAfterFailure(block: BlockTime, { failedIn }: SettlementOrder): boolean {
  return failedIn === null || block.number >= failedIn.blockNumber;
}

/**
 * A failure inside a shared transaction does not prove that the payment always fails: a simulation of it alone must
 * fail too.
 */
function revertedIn({ paymentId, failedIn }: SettlementOrder, failsNow: boolean): Failed | null {
  if (failedIn === null || !(failedIn.isShared ? failsNow : failedIn.isReverted)) return null;
  return { ...failed(paymentId, "tx_failed", "The settlement transaction reverted on chain."), txHash: failedIn.hash };
}

type Failed = Extract<Outcome, { kind: "failed" }>;

function failed(paymentId: PaymentId, code: Failed["code"], message: string): Failed {
  return { kind: "failed", paymentId, code, message, txHash: null };
}
