import type { PageRequest } from "../payment/books";
import type { PaymentScope } from "../payment/ports";
import type { PaymentStatus, StoredPayment } from "../payment/stored-payment";
import type { PaymentId, RefundId } from "../shared/id";

/** Which refunds are listed; null: all values. */
export interface RefundFilter {
  readonly status: PaymentStatus | null;
  readonly paymentId: PaymentId | null;
  /** Both exclusive; compared with the time when a refund was stored. */
  readonly sinceMs: number | null;
  readonly untilMs: number | null;
}

export interface RefundPage {
  readonly refunds: readonly StoredPayment[];
  /** The count of all pages, exact when this page was read. */
  readonly total: number;
}

/** A merchant's view of its refunds. */
export interface RefundBooks {
  find(scope: PaymentScope, id: RefundId): Promise<StoredPayment | null>;
  /** Newest first. */
  list(scope: PaymentScope, filter: RefundFilter, request: PageRequest): Promise<RefundPage>;
}
