import type { ListedPeriod, ListTotal, PageRequest } from "../payment/books";
import type { GasReason, GasTerms } from "../payment/gas";
import type { IdempotencyKey } from "../payment/idempotency-key";
import type { PaymentScope } from "../payment/ports";
import type { StoredPayment } from "../payment/stored-payment";
import type { PaymentId } from "../shared/id";

/** Of a record: `captured` has a payment, whatever became of it. */
export type HoldStatus = "held" | "captured" | "released" | "expired";

/** In the outbox when the time of a hold is over; its event names the row. */
export type HoldEventType = "hold.expired";

/** What becomes of a hold: a payment of this amount, judged and simulated by the caller. Amounts in base units. */
export interface Capture {
  readonly scope: PaymentScope;
  readonly id: PaymentId;
  readonly amount: bigint;
  /** The payer's balance, and its allowance (null: unlimited), as the chain showed them. */
  readonly balance: bigint;
  readonly allowance: bigint | null;
  readonly readAtBlock: number;
  /** The request that captures; it becomes the payment's Idempotency-Key. */
  readonly idempotency: IdempotencyKey | null;
  /** When the request came and when its checks passed, by the gateway's clock. */
  readonly receivedAtMs: number;
  readonly verifiedAtMs: number;
  readonly waiterId: string;
  readonly leaseMs: number;
  /** The bounds of gas that merchants share are judged by these; without: none. */
  readonly gas?: GasTerms;
}

export type CaptureOutcome =
  /** The payment, pending from now on, with the request as its waiter. A repeat of the same request gets it again. */
  | { readonly kind: "captured"; readonly payment: StoredPayment }
  /** It is held no more: captured by another request, released or expired. */
  | { readonly kind: "over"; readonly payment: StoredPayment }
  /** Under the payer's lock its other pending payments leave too little. Other holds do not count: the first capture gets the money. */
  | { readonly kind: "short"; readonly payerInFlight: bigint }
  /** A bound of gas that merchants share has no room for it. It stays held. */
  | { readonly kind: "bounded"; readonly reason: GasReason }
  /** The Idempotency-Key belongs to another payment. */
  | { readonly kind: "key_taken" }
  /** The payer signed for a wallet that is not the merchant's any more. */
  | { readonly kind: "foreign_wallet" }
  | { readonly kind: "not_found" };

export interface HoldFilter extends ListedPeriod {
  readonly status: HoldStatus | null;
}

export interface HoldPage extends ListTotal {
  readonly holds: readonly StoredPayment[];
}

/** Holds are rows of payments that are not captured yet, or never. */
export interface HoldStore {
  /** The hold, whatever became of it; null: no hold of this merchant and environment has this id. */
  find(scope: PaymentScope, id: PaymentId): Promise<StoredPayment | null>;
  /** One conditional statement: makes the payment. */
  capture(capture: Capture): Promise<CaptureOutcome>;
  /** One conditional statement: gives the hold up. Returns the row as it is afterwards; null: not found. */
  release(scope: PaymentScope, id: PaymentId): Promise<StoredPayment | null>;
  list(scope: PaymentScope, filter: HoldFilter, request: PageRequest): Promise<HoldPage>;
  /** Ends up to `limit` holds whose time is over, each with its event `hold.expired` (outbox); returns how many. */
  expireDue(limit: number): Promise<number>;
}
