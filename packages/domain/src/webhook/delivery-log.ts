import type { Environment } from "@lunas/catalog/chain";
import type { DeliveryId, EventId, MerchantId, PaymentId } from "../shared/id";
import type { AttemptResult, DeliveryStatus } from "./delivery";
import type { EventType } from "./event";

/** A delivery as its merchant sees it. */
export interface LoggedDelivery {
  readonly id: DeliveryId;
  readonly eventId: EventId;
  readonly eventType: EventType;
  readonly environment: Environment;
  readonly paymentId: PaymentId | null;
  readonly url: string;
  readonly status: DeliveryStatus;
  readonly attempts: number;
  readonly createdAtMs: number;
  /** Null once it has ended. */
  readonly nextAttemptAtMs: number | null;
}

export type LoggedAttempt = Omit<AttemptResult, "retryAfterMs">;

export interface DeliveryFilter {
  readonly status?: DeliveryStatus;
  readonly eventType?: EventType;
  /** From 1. */
  readonly page: number;
  readonly limit: number;
}

/** Of the attempts of a delivery that was sent again and again: the newest. */
export const attemptsShown = 100;

/** What was delivered to a merchant, and the way to have it sent again. Another merchant's is never found. */
export interface DeliveryLog {
  /** Newest first, with how many there are in all. */
  list(
    merchantId: MerchantId,
    filter: DeliveryFilter,
  ): Promise<{ readonly deliveries: readonly LoggedDelivery[]; readonly total: number }>;
  /** With its newest attempts, oldest first. */
  find(
    merchantId: MerchantId,
    id: DeliveryId,
  ): Promise<{ readonly delivery: LoggedDelivery; readonly attempts: readonly LoggedAttempt[] } | null>;
  /** Makes a delivery due now, at the merchant's present endpoint. One that had ended begins its schedule anew. */
  sendAgain(merchantId: MerchantId, id: DeliveryId): Promise<LoggedDelivery | null>;
  /** The same for up to `limit` deliveries that failed at or after a time; tests are left out. Answers how many. */
  sendFailedAgain(merchantId: MerchantId, sinceMs: number, limit: number): Promise<number>;
  /** Writes a `webhook.test` into the outbox. */
  appendTest(merchantId: MerchantId, environment: Environment): Promise<EventId>;
  /** The first attempt that was made for an event; null before it. */
  firstAttemptFor(merchantId: MerchantId, eventId: EventId): Promise<LoggedAttempt | null>;
}
