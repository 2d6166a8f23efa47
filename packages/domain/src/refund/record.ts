import type { TransferRecord } from "../payment/record";
import { paymentStatusOf, type StoredPayment } from "../payment/stored-payment";
import type { PaymentId } from "../shared/id";

/** A refund in the public API: answers, webhooks and the event list. */
export interface RefundRecord extends TransferRecord {
  refundId: PaymentId;
  paymentId: PaymentId;
  reason: string | null;
}

/** The public record of a stored refund. */
export function refundRecord(refund: StoredPayment): RefundRecord {
  const { authorization, settled, lateSettlement, refundOf } = refund;
  if (refundOf === undefined) throw new Error(`${refund.id} is not a refund`);
  const createdAt = new Date(refund.createdAtMs).toISOString();
  const confirmedAt = refund.status === "confirmed" && settled !== null ? settled.blockTimestampSeconds : null;
  return {
    refundId: refund.id,
    paymentId: refundOf,
    environment: refund.environment,
    network: refund.network,
    status: paymentStatusOf(refund),
    txHash: refund.txHash,
    from: authorization.from,
    to: refund.payTo,
    token: refund.tokenSymbol,
    amount: authorization.amount.toString(),
    reason: refund.description,
    blockNumber: settled?.blockNumber ?? null,
    timestamp: confirmedAt === null ? createdAt : new Date(confirmedAt * 1_000).toISOString(),
    createdAt,
    failure: refund.failure === null ? null : { ...refund.failure },
    ...(lateSettlement !== null && {
      lateSettlement: { txHash: lateSettlement.txHash, blockNumber: lateSettlement.blockNumber },
    }),
  };
}
