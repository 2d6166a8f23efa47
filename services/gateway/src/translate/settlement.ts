import { preconfirmed } from "@lunas/domain/payment/finality";
import { paymentRecord } from "@lunas/domain/payment/record";
import type { StoredPayment } from "@lunas/domain/payment/stored-payment";
import { type Refusal, refuse } from "@lunas/domain/shared/refusal";
import type { FacilitateResponse } from "@lunas/protocol/api/facilitate";
import { encodePaymentHeader } from "@lunas/protocol/x402/payment-header";

/** The success answer of a payment, with the header that the merchant passes to the payer. */
export function settledAnswer(
  payment: StoredPayment,
  receiptUrl: string,
): {
  readonly body: FacilitateResponse;
  readonly headers: Readonly<Record<string, string>>;
} {
  const { txHash, authorization } = payment;
  if (payment.status === "failed") throw new Error(`payment ${payment.id} failed, and is told as settled`);
  if (txHash === null) throw new Error(`payment ${payment.id} is settled without a transaction`);
  const settlement = {
    success: true,
    transaction: txHash,
    network: `eip155:${payment.chainId}`,
    payer: authorization.from,
    payTo: payment.payTo,
    asset: authorization.token,
    amount: authorization.amount.toString(),
  } as const;
  const isPending = payment.status === "pending";
  const body: FacilitateResponse = {
    success: true,
    paymentId: payment.id,
    txHash,
    status: isPending ? "pending" : "confirmed",
    ...(isPending && { finality: "preconfirmed" as const }),
    settlement,
    payment: { ...paymentRecord(payment), ...(isPending && preconfirmed) },
    receiptUrl,
  };
  return { body, headers: { "PAYMENT-RESPONSE": encodePaymentHeader(settlement) } };
}

/** The answer of a payment that failed on the chain. */
export function failedRefusal(payment: StoredPayment): Refusal {
  const { txHash, failure } = payment;
  return refuse("tx_failed", failure?.message ?? "The settlement failed on the chain.", {
    ...nameOf(payment),
    ...(txHash === null ? {} : { txHash }),
    ...(failure === null ? {} : { reason: failure.code }),
  });
}

/** Not a failure: a payer who signs again after this answer may pay twice. */
export function pendingRefusal(payment: StoredPayment, retryAfterSeconds: number): Refusal {
  const { txHash } = payment;
  return refuse("settlement_pending", "The outcome is still open: ask again with the same body.", {
    ...nameOf(payment),
    ...(txHash === null ? {} : { txHash }),
    retryAfterSeconds: String(retryAfterSeconds),
  });
}

/** A deposit is no payment that a look-up shows: its channel names it. */
function nameOf({ id, channelId }: StoredPayment): { paymentId: string } | { channelId: string } {
  return channelId === undefined ? { paymentId: id } : { channelId };
}
