import type { Address, Environment, Network } from "@lunas/catalog/chain";
import { signedAmountOf } from "../settlement/kinds/all";
import type { Hex } from "../shared/hex";
import { type HoldId, holdIdOf, type LinkId, type PaymentId } from "../shared/id";
import type { PaymentSource } from "./claim";
import { type FailureCode, type PaymentStatus, paymentStatusOf, type StoredPayment } from "./stored-payment";

/** What a payment and a refund have in the public API. Amounts in base units, times in ISO 8601. */
export interface TransferRecord {
  status: PaymentStatus;
  txHash: Hex | null;
  /** The payer; of a refund the merchant's wallet that received the payment. */
  from: Address;
  /** The merchant's wallet; of a refund the payer of the payment. */
  to: Address;
  token: string;
  amount: string;
  environment: Environment;
  network: Network;
  blockNumber: number | null;
  /** The block's time once confirmed, `createdAt` before. */
  timestamp: string;
  createdAt: string;
  failure: { code: FailureCode; message: string } | null;
  lateSettlement?: { txHash: Hex; blockNumber: number };
}

/** A payment in the public API: answers, webhooks and the event list. */
export interface PaymentRecord extends TransferRecord {
  paymentId: PaymentId;
  /** True exactly when `status` is `confirmed`. */
  verified: boolean;
  source: PaymentSource;
  linkId: LinkId | null;
  resource: string | null;
  description: string | null;
  metadata: Record<string, string>;
  /** When its success was told by a preconfirmation, before its end; absent where it was not. */
  preconfirmedAt?: string;
  alsoInTransaction?: PaymentId[];
  /** Of a capture: the maximum that the payer signed, and the hold. */
  authorizedAmount?: string;
  holdId?: HoldId;
}

/** The public record of a stored payment. Every service uses it. */
export function paymentRecord(payment: StoredPayment): PaymentRecord {
  const { authorization, settled, lateSettlement, preconfirmedAtMs } = payment;
  const createdAt = new Date(payment.createdAtMs).toISOString();
  const confirmedAt = payment.status === "confirmed" && settled !== null ? settled.blockTimestampSeconds : null;
  return {
    paymentId: payment.id,
    verified: payment.status === "confirmed",
    status: paymentStatusOf(payment),
    txHash: payment.txHash,
    from: authorization.from,
    to: payment.payTo,
    token: payment.tokenSymbol,
    amount: authorization.amount.toString(),
    environment: payment.environment,
    network: payment.network,
    blockNumber: settled?.blockNumber ?? null,
    timestamp: confirmedAt === null ? createdAt : new Date(confirmedAt * 1_000).toISOString(),
    createdAt,
    source: payment.source,
    linkId: payment.linkId,
    resource: payment.resource,
    description: payment.description,
    metadata: { ...payment.metadata },
    failure: payment.failure === null ? null : { ...payment.failure },
    ...(payment.hold !== null && {
      authorizedAmount: signedAmountOf(authorization).toString(),
      holdId: holdIdOf(payment.id),
    }),
    ...(preconfirmedAtMs !== null && { preconfirmedAt: new Date(preconfirmedAtMs).toISOString() }),
    ...(lateSettlement !== null && {
      lateSettlement: { txHash: lateSettlement.txHash, blockNumber: lateSettlement.blockNumber },
    }),
  };
}
