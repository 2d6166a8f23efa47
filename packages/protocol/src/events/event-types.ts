import { channelClosed } from "./types/channel-closed";
import { channelOpened } from "./types/channel-opened";
import { channelShort } from "./types/channel-short";
import { channelToppedUp } from "./types/channel-topped-up";
import { channelWithdrawalStarted } from "./types/channel-withdrawal-started";
import { holdExpired } from "./types/hold-expired";
import { merchantWalletChanged } from "./types/merchant-wallet-changed";
import { paymentConfirmed } from "./types/payment-confirmed";
import { paymentFailed } from "./types/payment-failed";
import { paymentSettledLate } from "./types/payment-settled-late";
import { payoutConfirmed } from "./types/payout-confirmed";
import { payoutFailed } from "./types/payout-failed";
import { refundConfirmed } from "./types/refund-confirmed";
import { refundFailed } from "./types/refund-failed";
import { refundSettledLate } from "./types/refund-settled-late";
import { webhookTest } from "./types/webhook-test";

/** Every event that merchants receive. A new one is a file and one line here, then `npm run generate`. */
export const events = [
  paymentConfirmed,
  paymentFailed,
  paymentSettledLate,
  refundConfirmed,
  refundFailed,
  refundSettledLate,
  holdExpired,
  channelOpened,
  channelToppedUp,
  channelWithdrawalStarted,
  channelShort,
  channelClosed,
  payoutConfirmed,
  payoutFailed,
  merchantWalletChanged,
  webhookTest,
] as const;

type Event = (typeof events)[number];
export type EventType = Event["type"];
/** The events whose `data` is a payment record. */
export type PaymentEventType = Extract<Event, { readonly about: "payment" }>["type"];
/** The events whose `data` is a refund record. */
export type RefundEventType = Extract<Event, { readonly about: "refund" }>["type"];
/** The events whose `data` is a hold record. */
export type HoldEventType = Extract<Event, { readonly about: "hold" }>["type"];
/** The events whose `data` is a channel record. */
export type ChannelEventType = Extract<Event, { readonly about: "channel" }>["type"];
/** The events whose `data` is a payout record. */
export type PayoutEventType = Extract<Event, { readonly about: "payout" }>["type"];
/** The events whose `data` is a change of the merchant's wallet. */
export type WalletEventType = Extract<Event, { readonly about: "wallet" }>["type"];

export const eventTypes: readonly EventType[] = events.map(({ type }) => type);
export const paymentEventTypes: readonly PaymentEventType[] = events
  .filter((event) => event.about === "payment")
  .map(({ type }) => type);
export const refundEventTypes: readonly RefundEventType[] = events
  .filter((event) => event.about === "refund")
  .map(({ type }) => type);
export const holdEventTypes: readonly HoldEventType[] = events
  .filter((event) => event.about === "hold")
  .map(({ type }) => type);
export const channelEventTypes: readonly ChannelEventType[] = events
  .filter((event) => event.about === "channel")
  .map(({ type }) => type);
export const payoutEventTypes: readonly PayoutEventType[] = events
  .filter((event) => event.about === "payout")
  .map(({ type }) => type);
export const walletEventTypes: readonly WalletEventType[] = events
  .filter((event) => event.about === "wallet")
  .map(({ type }) => type);
