import type { Address } from "@lunas/catalog/chain";
import type { StoredPayment } from "../payment/stored-payment";
import type { DeliveryId, EventId, MerchantId } from "../shared/id";
import type { AttemptResult, Delivery } from "./delivery";
import type { Event } from "./event";

/** An event with the data of its body. */
export interface EventMessage {
  readonly event: Event;
  /** The payment in `data`; null for `webhook.test`. */
  readonly payment: StoredPayment | null;
  /** The merchant's wallet: the payee in the sample of `webhook.test`. */
  readonly payTo: Address;
}

/** A due delivery, with all data for the attempt. */
export interface DueDelivery extends EventMessage {
  readonly delivery: Delivery;
  /** The live secrets in clear text: the new one first, the previous one during its grace period. */
  readonly secrets: readonly string[];
  /** When this endpoint's failures began; null while it works. */
  readonly failingSinceMs: number | null;
}

/** An attempt with what its claim read of the endpoint. */
export type PostedAttempt = AttemptResult & {
  readonly url?: string;
  readonly failingSinceMs?: number | null;
};

/** The consequence of an attempt, decided before it is written. */
export type DeliveryVerdict =
  | { readonly kind: "delivered" }
  | { readonly kind: "retry"; readonly atMs: number }
  | { readonly kind: "exhausted" }
  | { readonly kind: "disable_endpoint" };

/** A delivery that is due. */
export interface Due {
  readonly id: DeliveryId;
  readonly merchantId: MerchantId;
  readonly dueAtMs: number;
}

export interface WebhookStore {
  /**
   * One transaction, one relay at a time: gives committed events without a `position` their position (in commit order,
   * gap-free) and creates a delivery for each merchant with an enabled endpoint. Returns the new deliveries.
   */
  fanOut(limit: number): Promise<readonly { readonly id: DeliveryId; readonly merchantId: MerchantId }[]>;
  /**
   * Claims a pending delivery for `leaseMs`, for its merchant's endpoint of now. Null: it is not due, not pending, or claimed by another
   * process; or the merchant has no endpoint that is enabled, and the delivery has failed with this.
   */
  claim(id: DeliveryId, leaseMs: number): Promise<DueDelivery | null>;
  /**
   * One transaction: the attempt's row and its consequence. Nothing is disabled if the merchant has changed its endpoint
   * meanwhile, or if the failures that the claim read are over and the answer was not 410.
   */
  record(id: DeliveryId, attempt: PostedAttempt, verdict: DeliveryVerdict): Promise<void>;
  /** Due deliveries without a claim: the oldest of each merchant, then the second of each, and so on. */
  due(limit: number): Promise<readonly Due[]>;
  /** The due deliveries of one merchant, oldest first. */
  dueOf(merchantId: MerchantId, limit: number): Promise<readonly Due[]>;
  /** Ends up to `limit` pending deliveries whose merchants have no enabled endpoint, as failed. Returns how many. */
  endUndeliverable(limit: number): Promise<number>;
  findEvent(id: EventId): Promise<Event | null>;
  /** Deletes up to `limit` of the oldest events from before a time, with their deliveries. Returns how many. */
  prune(olderThanMs: number, limit: number): Promise<number>;
}

/**
 * Posts a signed body to a merchant's endpoint. Never throws, follows no redirect, and reaches no private address
 * unless allowed.
 */
export interface EndpointPoster {
  post(request: {
    readonly url: string;
    readonly headers: Readonly<Record<string, string>>;
    readonly body: string;
  }): Promise<AttemptResult>;
}
