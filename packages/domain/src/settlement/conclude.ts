import type { PaymentId } from "../shared/id";
import type { SettlementOrder } from "./attempt";
import type { NonceFate, Receipt, SettlementLog } from "./head";
import type { Outcome } from "./ports";

/** The payment was made by this transaction of ours. */
export function confirmedBy(paymentId: PaymentId, receipt: Receipt, log: SettlementLog): Outcome {
  const { hash, blockNumber, blockHash, blockTimestampSeconds } = receipt;
  const settled = { txHash: hash, logIndex: log.logIndex, blockNumber, blockHash, blockTimestampSeconds };
  return { kind: "confirmed", paymentId, settled };
}

/**
 * How a payment ended, by what became of its nonce on chain; null while that is open. "Failed" needs a proof: `receipt`
 * is the final one of a transaction of ours for this payment that did not settle it, if there is one.
 */
export function concludeFrom(fate: NonceFate, order: SettlementOrder, receipt: Receipt | null): Outcome | null {
  const { paymentId } = order;
  switch (fate.kind) {
    case "settled":
      return { kind: "confirmed", paymentId, settled: fate.settlement, ...otherwiseOf(fate) };
    case "cancelled":
      return failed(paymentId, "nonce_cancelled", "The payer cancelled the authorization's nonce.");
    case "used_elsewhere":
      return failed(paymentId, "nonce_used_elsewhere", "The authorization's nonce was used for something else.");
    case "unused":
      if (BigInt(fate.block.timestampSeconds) > order.deadlineSeconds) {
        return failed(paymentId, "expired", "The authorization's deadline passed before it was settled.");
      }
      return receipt?.status === "reverted" ? { ...reverted(paymentId), txHash: receipt.hash } : null;
  }
}

/** The field is there only where there is something in it. */
export function otherwiseOf({ otherwise }: Extract<NonceFate, { kind: "settled" }>) {
  return otherwise === undefined ? {} : { otherwise };
}

type Failed = Extract<Outcome, { kind: "failed" }>;

function reverted(paymentId: PaymentId): Failed {
  return failed(paymentId, "tx_failed", "The settlement transaction reverted on chain.");
}

function failed(paymentId: PaymentId, code: Failed["code"], message: string): Failed {
  return { kind: "failed", paymentId, code, message, txHash: null };
}
