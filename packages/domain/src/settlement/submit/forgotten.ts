import type { PaymentId } from "../../shared/id";

/** A page request for payments that the queue lost. */
export interface ForgottenPage {
  readonly olderThanMs: number;
  readonly after: Forgotten | null;
  readonly limit: number;
}

/** The end of a page of the sweep: a payment and the time when the database stored it. */
export interface Forgotten {
  readonly id: PaymentId;
  /** By the database's clock, in milliseconds since 1970. */
  readonly createdAtMs: number;
}
