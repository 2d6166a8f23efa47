import type { StoredPayment } from "../payment/stored-payment";
import { refundRecord } from "../refund/record";
import type { RefundId } from "../shared/id";
import { type Refusal, refuse } from "../shared/refusal";
import type { Receipt } from "./receipt";

/** What the receipt of a refund states. The merchant's reason stays out: it is for the merchant's own records. */
export interface RefundReceipt extends Omit<Receipt, "resource" | "description"> {
  readonly refundId: RefundId;
}

/** A pending refund has no receipt yet, and a failed one never gets one. */
export function refundReceiptOf(refund: StoredPayment): RefundReceipt | Refusal {
  const { status, authorization, environment, network, chainId, txHash } = refund;
  const { refundId, paymentId, timestamp } = refundRecord(refund);
  if (status !== "confirmed" || txHash === null) return unconfirmed(status);
  return {
    refundId: refundId as RefundId,
    paymentId,
    ...{ environment, network, chainId, txHash, timestamp },
    token: refund.tokenSymbol,
    asset: authorization.token,
    from: authorization.from,
    to: refund.payTo,
    amount: authorization.amount,
  };
}

function unconfirmed(status: StoredPayment["status"]): Refusal {
  const message =
    status === "failed"
      ? "The refund failed: it has no receipt."
      : "The refund is not confirmed yet: ask for its receipt after that.";
  return refuse("receipt_not_available", message, { status });
}
