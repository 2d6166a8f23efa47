import type { PaymentId } from "../shared/id";

/** A page of what the queue lost. */
export interface ForgottenPage {
  readonly olderThanMs: number;
  readonly after: Forgotten | null;
  readonly limit: number;
}

/** Where a page of the sweep ends: a payment and the time at which it was stored, as the database has it. */
export interface Forgotten {
  readonly id: PaymentId;
  /** By the database's clock, in milliseconds since 1970. */
  readonly createdAtMs: number;
}
