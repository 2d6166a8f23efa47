import { type Static, Type } from "@sinclair/typebox";
import { PaymentRecord } from "../api/payment-record";
import { Environment, OneOf, Timestamp } from "../schema/scalars";
import { eventTypes } from "./event-types";

/** The body of a webhook and an item of `GET /events`. `id` is the `webhook-id` header too, the same on every attempt. */
export const WebhookBody = Type.Object(
  {
    id: Type.String({ description: "`evt_…`" }),
    type: OneOf(eventTypes),
    timestamp: Timestamp,
    environment: Environment,
    data: PaymentRecord,
  },
  { title: "Event" },
);
export type WebhookBody = Static<typeof WebhookBody>;
