import type { ListedPeriod, ListTotal, PageRequest } from "../payment/books";
import type { PaymentScope } from "../payment/ports";
import type { PaymentStatus, StoredPayment } from "../payment/stored-payment";
import type { PaymentId, RefundId } from "../shared/id";

/** Which refunds are listed; null: all values. */
export interface RefundFilter extends ListedPeriod {
  readonly status: PaymentStatus | null;
  readonly paymentId: PaymentId | null;
}

export interface RefundPage extends ListTotal {
  readonly refunds: readonly StoredPayment[];
}

/** A merchant's view of its refunds. */
export interface RefundBooks {
  find(scope: PaymentScope, id: RefundId): Promise<StoredPayment | null>;
  /** Newest first. */
  list(scope: PaymentScope, filter: RefundFilter, request: PageRequest): Promise<RefundPage>;
}
