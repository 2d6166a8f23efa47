import type { Address, Environment, Network } from "@lunas/catalog/chain";
import { paymentRecord } from "../payment/record";
import type { StoredPayment } from "../payment/stored-payment";
import type { Hex } from "../shared/hex";
import type { PaymentId } from "../shared/id";
import { type Refusal, refuse } from "../shared/refusal";

/**
 * What a receipt states: a transfer that the chain confirmed. `refundReceiptOf` makes that of a refund.
 */
export interface Receipt {
  readonly paymentId: PaymentId;
  readonly environment: Environment;
  readonly network: Network;
  readonly chainId: number;
  readonly token: string;
  readonly asset: Address;
  readonly from: Address;
  readonly to: Address;
  /** Base units. */
  readonly amount: bigint;
  readonly txHash: Hex;
  readonly resource: string | null;
  readonly description: string | null;
  /** The block's time, ISO 8601. */
  readonly timestamp: string;
}

/** A pending payment has no receipt yet, and a failed one never gets one. */
export function receiptOf(payment: StoredPayment): Receipt | Refusal {
  const { status, authorization, environment, network, chainId, txHash, resource, description } = payment;
  if (payment.refundOf !== undefined) throw new Error(`${payment.id} is a refund`);
  if (status !== "confirmed" || txHash === null) return unconfirmed(status);
  return {
    paymentId: payment.id,
    ...{ environment, network, chainId, txHash, resource, description },
    token: payment.tokenSymbol,
    asset: authorization.token,
    from: authorization.from,
    to: payment.payTo,
    amount: authorization.amount,
    timestamp: paymentRecord(payment).timestamp,
  };
}

function unconfirmed(status: StoredPayment["status"]): Refusal {
  const message =
    status === "failed"
      ? "The payment failed: it has no receipt."
      : "The payment is not confirmed yet: ask for its receipt after that.";
  return refuse("receipt_not_available", message, { status });
}
