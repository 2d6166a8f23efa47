import type { DeliveryLog, LoggedAttempt, LoggedDelivery } from "@lunas/domain/webhook/delivery-log";
import { nowSeconds } from "../build/defaults";

/** A log with one failed delivery, for code that only returns what a log says. */
export function memoryDeliveryLog(): DeliveryLog {
  const delivery: LoggedDelivery = {
    id: "dlv_1",
    eventId: "evt_1",
    eventType: "payment.confirmed",
    environment: "sandbox",
    paymentId: "pay_1",
    url: "https://shop.example/hook",
    status: "failed",
    attempts: 1,
    createdAtMs: nowSeconds * 1_000,
    nextAttemptAtMs: null,
  };
  const attempt: LoggedAttempt = {
    startedAtMs: nowSeconds * 1_000,
    durationMs: 12,
    statusCode: 500,
    responseExcerpt: "no",
    error: null,
  };
  return {
    list: async () => ({ deliveries: [delivery], total: 1 }),
    find: async () => ({ delivery, attempts: [attempt] }),
    sendAgain: async () => ({ ...delivery, status: "pending", nextAttemptAtMs: nowSeconds * 1_000 }),
    sendFailedAgain: async () => 1,
    appendTest: async () => "evt_2",
    firstAttemptFor: async () => attempt,
  };
}
