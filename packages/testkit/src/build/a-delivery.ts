import type { Delivery } from "@lunas/domain/webhook/delivery";
import type { Event } from "@lunas/domain/webhook/event";
import { nowSeconds } from "./defaults";

/** A delivery that is due, before its first attempt. */
export function aDelivery(overrides: Partial<Delivery> = {}): Delivery {
  return {
    id: "dlv_1",
    eventId: "evt_1",
    merchantId: "mer_1",
    url: "https://shop.example/hook",
    status: "pending",
    attempts: 0,
    scheduleFrom: 0,
    nextAttemptAtMs: nowSeconds * 1_000,
    ...overrides,
  };
}

/** The event of `aDelivery`. */
export function anEvent(overrides: Partial<Event> = {}): Event {
  return {
    id: "evt_1",
    type: "payment.confirmed",
    merchantId: "mer_1",
    environment: "sandbox",
    paymentId: null,
    occurredAtMs: nowSeconds * 1_000,
    ...overrides,
  };
}
