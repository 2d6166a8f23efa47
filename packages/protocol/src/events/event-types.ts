/** Every event that merchants receive. */
export const eventTypes = [
  "payment.confirmed",
  "payment.failed",
  "payment.settled_late",
  "refund.confirmed",
  "refund.failed",
  "refund.settled_late",
  "merchant.wallet_changed",
  "webhook.test",
] as const;

/** The events whose `data` is a payment record. */
export const paymentEventTypes = [
  "payment.confirmed",
  "payment.failed",
  "payment.settled_late",
  "webhook.test",
] as const;

/** The events whose `data` is a refund record. */
export const refundEventTypes = ["refund.confirmed", "refund.failed", "refund.settled_late"] as const;

export type EventType = (typeof eventTypes)[number];
