import type { DeliveryId, EventId, MerchantId } from "../shared/id";

/** `failed`: the schedule is exhausted, or the endpoint is disabled. */
export type DeliveryStatus = "pending" | "delivered" | "failed";

/** One event for one endpoint. */
export interface Delivery {
  readonly id: DeliveryId;
  readonly eventId: EventId;
  readonly merchantId: MerchantId;
  readonly url: string;
  readonly status: DeliveryStatus;
  /** Attempts made so far. */
  readonly attempts: number;
  /**
   * The attempts made before a redelivery: the schedule counts from there. One more than `attempts`: the redelivery was requested while
   * an attempt ran.
   */
  readonly scheduleFrom: number;
  readonly nextAttemptAtMs: number | null;
}

/** The result of one attempt. `statusCode` null: no answer was read. */
export interface AttemptResult {
  readonly startedAtMs: number;
  readonly durationMs: number;
  readonly statusCode: number | null;
  readonly responseExcerpt: string | null;
  readonly error: string | null;
  /** From `Retry-After`, both forms; null when absent or invalid. */
  readonly retryAfterMs: number | null;
}
