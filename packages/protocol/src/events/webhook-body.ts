import { type Static, Type } from "@sinclair/typebox";
import { ChannelRecord, PayoutRecord } from "../api/channel-record";
import { HoldRecord } from "../api/hold-record";
import { PaymentRecord } from "../api/payment-record";
import { RefundRecord } from "../api/refunds";
import { MerchantWalletChange } from "../api/wallet";
import { Environment, OneOf, Timestamp } from "../schema/scalars";
import {
  channelEventTypes,
  holdEventTypes,
  paymentEventTypes,
  payoutEventTypes,
  refundEventTypes,
  walletEventTypes,
} from "./event-types";

const head = { id: Type.String({ description: "`evt_…`" }), timestamp: Timestamp, environment: Environment };

export const PaymentEvent = Type.Object(
  { ...head, type: OneOf(paymentEventTypes), data: PaymentRecord },
  { title: "PaymentEvent" },
);

const RefundEvent = Type.Object(
  { ...head, type: OneOf(refundEventTypes), data: RefundRecord },
  { title: "RefundEvent" },
);

const HoldEvent = Type.Object({ ...head, type: OneOf(holdEventTypes), data: HoldRecord }, { title: "HoldEvent" });

const ChannelEvent = Type.Object(
  { ...head, type: OneOf(channelEventTypes), data: ChannelRecord },
  { title: "ChannelEvent" },
);

const PayoutEvent = Type.Object(
  { ...head, type: OneOf(payoutEventTypes), data: PayoutRecord },
  { title: "PayoutEvent" },
);

const WalletEvent = Type.Object(
  { ...head, type: OneOf(walletEventTypes), data: MerchantWalletChange },
  { title: "WalletEvent" },
);

/**
 * The body of a webhook, and an item of `GET /events`. `id` is also the `webhook-id` header, and is the same on every
 * attempt.
 */
export const WebhookBody = Type.Union([PaymentEvent, RefundEvent, HoldEvent, ChannelEvent, PayoutEvent, WalletEvent], {
  title: "Event",
});
export type WebhookBody = Static<typeof WebhookBody>;
