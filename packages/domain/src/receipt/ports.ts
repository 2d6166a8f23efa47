import type { StoredPayment } from "../payment/stored-payment";
import type { PaymentId } from "../shared/id";

/** What the page of a receipt shows; its reader has the token and no key. */
export interface ReceiptSource {
  /** A payment, or a refund. */
  readonly payment: StoredPayment;
  readonly merchantName: string;
}

export interface ReceiptStore {
  /** Of any merchant: only a valid token may lead here. */
  find(id: PaymentId): Promise<ReceiptSource | null>;
}
