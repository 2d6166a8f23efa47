import type { Environment } from "@lunas/catalog/chain";
import type { DeliveryId, EventId, MerchantId, PaymentId } from "../shared/id";
import type { AttemptResult, DeliveryStatus } from "./delivery";
import type { EventType } from "./event-types";

/** A merchant's view of a delivery. */
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

/** The most attempts shown of one delivery: the newest. */
export const attemptsShown = 100;

/**
 * An event is sent again until it is this old, as long as events are kept at least: else a merchant could keep the pending deliveries
 * of an old month for ever, and with them the month of every merchant.
 */
export const sentAgainForDays = 90;

/** A merchant's deliveries, and their redelivery. Another merchant's deliveries are never found. */
export interface DeliveryLog {
  /** Newest first, with their number; of more than 10,000 past the page only these are counted. */
  list(
    merchantId: MerchantId,
    filter: DeliveryFilter,
  ): Promise<{ readonly deliveries: readonly LoggedDelivery[]; readonly total: number }>;
  /** With its newest attempts, oldest first. */
  find(
    merchantId: MerchantId,
    id: DeliveryId,
  ): Promise<{ readonly delivery: LoggedDelivery; readonly attempts: readonly LoggedAttempt[] } | null>;
  /**
   * Makes a delivery due now, at the merchant's present endpoint. An ended delivery starts its schedule again. Changes nothing where its
   * event is older than `sentAgainForDays`.
   */
  sendAgain(merchantId: MerchantId, id: DeliveryId): Promise<LoggedDelivery | "too_old" | null>;
  /**
   * The same for up to `limit` deliveries that failed at or after a time; tests and events that are too old are left out. Returns how
   * many.
   */
  sendFailedAgain(merchantId: MerchantId, sinceMs: number, limit: number): Promise<number>;
  /** Writes a `webhook.test` into the outbox. */
  appendTest(merchantId: MerchantId, environment: Environment): Promise<EventId>;
  /** The first attempt for an event; null before it. */
  firstAttemptFor(merchantId: MerchantId, eventId: EventId): Promise<LoggedAttempt | null>;
}
