import type { StoredPayment } from "../payment/stored-payment";
import type { PaymentId } from "../shared/id";

/** A refund whose money has arrived. */
export interface SettledRefund {
  /** Base units. */
  readonly amount: bigint;
  readonly settledAtMs: number;
}

/** What the page of a receipt shows; its reader has the token and no key. */
export interface ReceiptSource {
  /** A payment, or a refund. */
  readonly payment: StoredPayment;
  readonly merchantName: string;
  /** What of the payment went back to its payer, oldest first; empty for a refund. */
  readonly refunds: readonly SettledRefund[];
}

export interface ReceiptStore {
  /** Of any merchant: only a valid token may lead here. */
  find(id: PaymentId): Promise<ReceiptSource | null>;
}
