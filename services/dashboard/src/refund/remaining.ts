import type { PaymentRecord } from "../api/schemas";

/** What of a payment can still be refunded, in base units; zero where its money never arrived. The service decides. */
export function remainingOf(payment: PaymentRecord): bigint {
  const { status, lateSettlement, amount, refundedAmount = "0", refundPending = "0" } = payment;
  const hasArrived = status === "confirmed" || lateSettlement !== undefined;
  return hasArrived ? BigInt(amount) - BigInt(refundedAmount) - BigInt(refundPending) : 0n;
}
