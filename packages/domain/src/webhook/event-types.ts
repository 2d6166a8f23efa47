// Generated from packages/protocol/src/events: npm run generate
/** The events whose `data` is a payment record. */
export type PaymentEventType = "payment.confirmed" | "payment.failed" | "payment.settled_late" | "webhook.test";
/** The events whose `data` is a refund record. */
export type RefundEventType = "refund.confirmed" | "refund.failed" | "refund.settled_late";
/** The events whose `data` is a hold record. */
export type HoldEventType = "hold.expired";
/** The events whose `data` is a channel record. */
export type ChannelEventType =
  | "channel.opened"
  | "channel.topped_up"
  | "channel.withdrawal_started"
  | "channel.short"
  | "channel.closed";
/** The events whose `data` is a payout record. */
export type PayoutEventType = "payout.confirmed" | "payout.failed";
/** The events whose `data` is a change of the merchant's wallet. */
export type WalletEventType = "merchant.wallet_changed";
export type EventType =
  | PaymentEventType
  | RefundEventType
  | HoldEventType
  | ChannelEventType
  | PayoutEventType
  | WalletEventType;
