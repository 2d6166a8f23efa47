import type { Address } from "@lunas/catalog/chain";
import type { StoredPayment } from "../payment/stored-payment";
import type { DeliveryId, EventId, MerchantId } from "../shared/id";
import type { AttemptResult, Delivery } from "./delivery";
import type { Event } from "./event";

/** An event with what its body shows. */
export interface EventMessage {
  readonly event: Event;
  /** The record that `data` shows; null for `webhook.test`. */
  readonly payment: StoredPayment | null;
  /** The merchant's wallet: to whom the sample of `webhook.test` says that it pays. */
  readonly payTo: Address;
}

/** A delivery that is due, with all that the attempt needs. */
export interface DueDelivery extends EventMessage {
  readonly delivery: Delivery;
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

/** A delivery whose time has come. */
export interface Due {
  readonly id: DeliveryId;
  readonly merchantId: MerchantId;
  readonly dueAtMs: number;
}

export interface WebhookStore {
  /**
   * One transaction, one relay at a time: gives committed events that have none yet their `position` (in commit order,
   * gap-free) and makes a delivery for each whose merchant has an enabled endpoint. Answers the new deliveries.
   */
  fanOut(limit: number): Promise<readonly { readonly id: DeliveryId; readonly merchantId: MerchantId }[]>;
  /** Claims a pending delivery for `leaseMs`; null when it is not due, not pending or claimed by another. */
  claim(id: DeliveryId, leaseMs: number): Promise<DueDelivery | null>;
  /**
   * One transaction: the attempt's row and what follows from it. `url`: where it went; one that the merchant has left meanwhile
   * disables nothing.
   */
  record(id: DeliveryId, attempt: AttemptResult & { readonly url?: string }, verdict: DeliveryVerdict): Promise<void>;
  /** Due deliveries that nobody has claimed: the oldest of each merchant, then the second of each, and so on. */
  due(limit: number): Promise<readonly Due[]>;
  /** Those of one merchant, oldest first. */
  dueOf(merchantId: MerchantId, limit: number): Promise<readonly Due[]>;
  findEvent(id: EventId): Promise<Event | null>;
  /** Forgets up to `limit` of the oldest events from before a time, with what was delivered of them. Answers how many. */
  prune(olderThanMs: number, limit: number): Promise<number>;
}

export interface DeliveryQueue {
  /** Rings for a delivery at a time; an id that is queued for that attempt already is left as it is. Throws `Unavailable("queue")`. */
  enqueue(
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
