import type { PaymentRecord } from "../../api/schemas";

/** The state as a merchant reads it: a payment whose money went back is not shown as simply paid. */
export function stateOf({ status, amount, refundedAmount = "0", lateSettlement }: PaymentRecord): string {
  const back = BigInt(refundedAmount);
  if (back === 0n || (status !== "confirmed" && lateSettlement === undefined)) return status;
  return back >= BigInt(amount) ? "refunded" : "partly_refunded";
}

/** The merchant's own number of the order; null where the payment has none. */
export function orderOf({ metadata }: PaymentRecord): string | null {
  return metadata.orderId ?? null;
}
