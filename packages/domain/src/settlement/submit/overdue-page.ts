import type { PaymentId } from "../../shared/id";

/** A page request for payments whose deadline passed while their transaction is open. */
export interface OverduePage {
  /** Chain time: the deadline is before it. */
  readonly chainSeconds: number;
  readonly after: PaymentId | null;
  readonly limit: number;
}
