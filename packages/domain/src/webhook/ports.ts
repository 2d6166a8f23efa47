import type { StoredPayment } from "../payment/stored-payment";
import type { DeliveryId, EventId, MerchantId } from "../shared/id";
import type { AttemptResult, Delivery } from "./delivery";
import type { Event } from "./event";

/** A delivery that is due, with all that the attempt needs. */
export interface DueDelivery {
  readonly delivery: Delivery;
  readonly event: Event;
  /** The record that `data` shows; null for `webhook.test`. */
  readonly payment: StoredPayment | null;
  /** The live secrets in the clear: the new one first, the previous one while its grace lasts. */
  readonly secrets: readonly string[];
  /** When this endpoint's failures began; null while it works. */
  readonly failingSinceMs: number | null;
}

/** What follows from an attempt, decided before it is written. */
export type DeliveryVerdict =
  | { readonly kind: "delivered" }
  | { readonly kind: "retry"; readonly atMs: number }
  | { readonly kind: "exhausted" }
  | { readonly kind: "disable_endpoint" };

export interface WebhookStore {
  /**
   * One transaction, one relay at a time: gives committed events that have none yet their `position` (in commit order,
   * gap-free) and makes a delivery for each whose merchant has an enabled endpoint. Answers the new deliveries.
   */
  fanOut(limit: number): Promise<readonly { readonly id: DeliveryId; readonly merchantId: MerchantId }[]>;
  /** Claims a pending delivery for `leaseMs`; null when it is not due, not pending or claimed by another. */
  claim(id: DeliveryId, leaseMs: number): Promise<DueDelivery | null>;
  /** One transaction: the attempt's row and what follows from it. */
  record(id: DeliveryId, attempt: AttemptResult, verdict: DeliveryVerdict): Promise<void>;
  /** Due deliveries that nobody has claimed: what the queue lost. */
  due(
    limit: number,
  ): Promise<readonly { readonly id: DeliveryId; readonly merchantId: MerchantId; readonly dueAtMs: number }[]>;
  findEvent(id: EventId): Promise<Event | null>;
}

export interface DeliveryQueue {
  /** Rings for a delivery at a time; an id that is queued for that attempt already is left as it is. Throws `Unavailable("queue")`. */
  ring(
    deliveries: readonly { readonly id: DeliveryId; readonly attempt: number; readonly atMs: number }[],
  ): Promise<void>;
}

/** Posts a signed body to a merchant's endpoint: never throws, never follows a redirect, never reaches a private address unless allowed. */
export interface EndpointPoster {
  post(request: {
    readonly url: string;
    readonly headers: Readonly<Record<string, string>>;
    readonly body: string;
  }): Promise<AttemptResult>;
}
