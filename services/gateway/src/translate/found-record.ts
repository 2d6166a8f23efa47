import type { ChainState } from "@lunas/domain/payment/finality";
import type { FoundPayment } from "@lunas/domain/payment/ports";
import { paymentRecord } from "@lunas/domain/payment/record";
import type { PaymentRecord } from "@lunas/protocol/api/payment-record";

/** The record of a payment, in look-ups and in lists: the same shape. */
export function foundRecord(
  { payment, alsoInTransaction, refunds }: FoundPayment,
  chainState: ChainState,
): PaymentRecord {
  return {
    ...paymentRecord(payment),
    ...chainState,
    refundedAmount: refunds.refunded.toString(),
    refundPending: refunds.pending.toString(),
    ...(alsoInTransaction.length > 0 && { alsoInTransaction: [...alsoInTransaction] }),
  };
}
