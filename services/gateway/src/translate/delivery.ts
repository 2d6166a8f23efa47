import { holdIdOf } from "@lunas/domain/shared/id";
import type { DeliveryStatus } from "@lunas/domain/webhook/delivery";
import type { LoggedAttempt, LoggedDelivery } from "@lunas/domain/webhook/delivery-log";
import type { WebhookDelivery } from "@lunas/protocol/api/webhooks";

const statusNames = { pending: "pending", delivered: "succeeded", failed: "failed" } as const satisfies Record<
  DeliveryStatus,
  WebhookDelivery["status"]
>;

/** Converts a delivery to its API form. */
export function deliveryAnswer(delivery: LoggedDelivery): WebhookDelivery {
  const { id, eventId, eventType, environment, paymentId, url, nextAttemptAtMs } = delivery;
  return {
    ...{ id, eventId, eventType, environment, url },
    // What expired is a hold: there is no payment of it.
    paymentId: eventType === "hold.expired" && paymentId !== null ? holdIdOf(paymentId) : paymentId,
    status: statusNames[delivery.status],
    attemptCount: delivery.attempts,
    createdAt: new Date(delivery.createdAtMs).toISOString(),
    nextAttemptAt: nextAttemptAtMs === null ? null : new Date(nextAttemptAtMs).toISOString(),
  };
}

/** An endpoint's answer, or the reason why there was none. */
export function attemptAnswer({ statusCode, durationMs, responseExcerpt, error }: Omit<LoggedAttempt, "startedAtMs">) {
  return { httpStatus: statusCode, durationMs, responseExcerpt, error };
}

export function attemptEntry(attempt: LoggedAttempt) {
  return { at: new Date(attempt.startedAtMs).toISOString(), ...attemptAnswer(attempt) };
}

/** Converts the API's status to the domain's. */
export function requestedStatus(requested: WebhookDelivery["status"] | undefined): DeliveryStatus | undefined {
  return requested === "succeeded" ? "delivered" : requested;
}
