import type { Settled } from "../payment/stored-payment";
import type { PaymentId } from "../shared/id";
import type { SettlementOrder } from "./attempt";
import type { Receipt, SettlementLog } from "./head";
import type { NonceOutcome } from "./nonce-outcome";
import type { Outcome } from "./ports";

/** What no endpoint could trace by then counts as unproven. */
const traceForSeconds = 15n * 60n;

/** The payment was made by this transaction of ours. */
export function confirmedBy(paymentId: PaymentId, receipt: Receipt, log: SettlementLog): Outcome {
  return { kind: "confirmed", paymentId, settled: settledBy(receipt, log) };
}

export function settledBy(receipt: Receipt, { logIndex }: SettlementLog): Settled {
  const { hash, blockNumber, blockHash, blockTimestampSeconds } = receipt;
  return { txHash: hash, logIndex, blockNumber, blockHash, blockTimestampSeconds };
}

/**
 * How a payment ended, by what became of its nonce on chain; null while that is open. "Failed" needs a proof.
 * @param failsNow a simulation says that the settlement would revert, for another reason than its nonce.
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
      return revertedIn(order, failsNow);
  }
}

/** A like settlement stands in this transaction, and nothing proves whose it is. */
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

/** That its part of a shared transaction came to nothing does not prove that it always would: it has to fail by itself. */
function revertedIn({ paymentId, failedIn }: SettlementOrder, failsNow: boolean): Failed | null {
  if (failedIn === null || !(failedIn.isShared ? failsNow : failedIn.isReverted)) return null;
  return { ...failed(paymentId, "tx_failed", "The settlement transaction reverted on chain."), txHash: failedIn.hash };
}

type Failed = Extract<Outcome, { kind: "failed" }>;

function failed(paymentId: PaymentId, code: Failed["code"], message: string): Failed {
  return { kind: "failed", paymentId, code, message, txHash: null };
}
