import type { DeliveryId, EventId, MerchantId } from "../shared/id";

/** `failed`: the schedule is exhausted, or the endpoint is disabled. */
export type DeliveryStatus = "pending" | "delivered" | "failed";

/** One event on its way to one endpoint. */
export interface Delivery {
  readonly id: DeliveryId;
  readonly eventId: EventId;
  readonly merchantId: MerchantId;
  readonly url: string;
  readonly status: DeliveryStatus;
  /** Attempts made so far. */
  readonly attempts: number;
  /** How many of them came before it was sent again: the schedule counts from there. */
  readonly scheduleFrom: number;
  readonly nextAttemptAtMs: number | null;
}

/** What came of one attempt. `statusCode` null: no answer was read. */
export interface AttemptResult {
  readonly startedAtMs: number;
  readonly durationMs: number;
  readonly statusCode: number | null;
  readonly responseExcerpt: string | null;
  readonly error: string | null;
  /** From `Retry-After`, both forms; null when absent or senseless. */
  readonly retryAfterMs: number | null;
}
