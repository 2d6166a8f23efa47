import type { Facilitated } from "@lunas/domain/payment/facilitated";
import type { StoredPayment } from "@lunas/domain/payment/stored-payment";
import { settlementKindOf } from "@lunas/domain/settlement/kinds/all";
import { isRefusal, type Refusal } from "@lunas/domain/shared/refusal";
import type { X402Reason, X402SettleResponse } from "@lunas/protocol/x402/facade";
import { reasonOf } from "./x402-reason";

export type SettledAnswer = Omit<X402SettleResponse, "network" | "payer">;

/**
 * The end of a request for a settlement, in x402's form. Before its payment is stored, a refusal that says nothing
 * about the payment stays a refusal; after that every answer is about the payment, and without a final outcome the
 * answer is an open outcome.
 */
export function settledAnswerOf(ended: Facilitated, stored: null): SettledAnswer | Refusal;
export function settledAnswerOf(ended: Facilitated, stored: StoredPayment): SettledAnswer;
export function settledAnswerOf(ended: Facilitated, stored: StoredPayment | null): SettledAnswer | Refusal;
export function settledAnswerOf(ended: Facilitated, stored: StoredPayment | null): SettledAnswer | Refusal {
  if (isRefusal(ended)) return refusedAnswer(ended, stored);
  const { txHash, authorization, failure } = ended.payment;
  const transaction = txHash ?? "";
  switch (ended.kind) {
    case "settled":
      return { success: true, transaction, amount: authorization.amount.toString() };
    case "failed": {
      // It may have paid, which is not known: the server must not let its payer pay again.
      if (failure?.code === "settlement_unproven") return pendingAnswer(transaction);
      const errorMessage = failure?.message ?? "The settlement failed on the chain.";
      return { success: false, errorReason: failedReason(ended.payment), errorMessage, transaction };
    }
    case "pending":
      return pendingAnswer(transaction);
  }
}

function failedReason({ authorization }: StoredPayment): X402Reason {
  const { scheme } = settlementKindOf(authorization);
  return scheme === "upto" ? "invalid_upto_evm_transaction_failed" : "invalid_exact_evm_transaction_failed";
}

function refusedAnswer(refusal: Refusal, stored: StoredPayment | null): SettledAnswer | Refusal {
  const errorReason = reasonOf(refusal);
  if (errorReason !== null) return { success: false, errorReason, errorMessage: refusal.message, transaction: "" };
  return stored === null ? refusal : pendingAnswer(stored.txHash ?? "");
}

function pendingAnswer(transaction: string): SettledAnswer {
  const errorMessage = "The outcome is still open: settle the same payment again.";
  return { success: false, errorReason: "settlement_pending", errorMessage, transaction };
}
