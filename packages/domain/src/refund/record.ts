import type { Address, Environment, Network } from "@lunas/catalog/chain";
import { type FailureCode, type PaymentStatus, paymentStatusOf, type StoredPayment } from "../payment/stored-payment";
import type { Hex } from "../shared/hex";
import type { PaymentId } from "../shared/id";

/** A refund in the public API: answers, webhooks and the event list. Amounts in base units, times in ISO 8601. */
export interface RefundRecord {
  refundId: PaymentId;
  paymentId: PaymentId;
  environment: Environment;
  network: Network;
  status: PaymentStatus;
  txHash: Hex | null;
  /** The merchant's wallet that received the payment. */
  from: Address;
  /** The payer of the payment. */
  to: Address;
  token: string;
  amount: string;
  reason: string | null;
  blockNumber: number | null;
  /** The block's time once confirmed, `createdAt` before. */
  timestamp: string;
  createdAt: string;
  failure: { code: FailureCode; message: string } | null;
  lateSettlement?: { txHash: Hex; blockNumber: number };
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
