import { type Static, Type } from "@sinclair/typebox";
import { eventTypes } from "../events/event-types";
import { Nullable } from "../schema/nullable";
import { DeliveryId, Environment, OneOf, TimeFilter, Timestamp } from "../schema/scalars";
import type { Operation } from "./operation";
import { Pagination, pageQuery } from "./pagination";

const EventTypeName = OneOf(eventTypes);
const DeliveryStatus = OneOf(["pending", "succeeded", "failed"]);

const answer = {
  httpStatus: Nullable(Type.Integer({ description: "Null when the endpoint did not answer." })),
  durationMs: Type.Integer({ minimum: 0 }),
  responseExcerpt: Nullable(Type.String({ description: "The start of the endpoint's answer." })),
  error: Nullable(Type.String({ description: "Why there was no answer." })),
};

const delivery = {
  id: Type.String({ description: "`dlv_…`" }),
  eventId: Type.String({ description: "`evt_…`; the `webhook-id` header." }),
  eventType: EventTypeName,
  environment: Environment,
  paymentId: Nullable(Type.String()),
  url: Type.String(),
  status: DeliveryStatus,
  attemptCount: Type.Integer({ minimum: 0 }),
  createdAt: Timestamp,
  nextAttemptAt: Nullable(Timestamp),
};

export const WebhookDelivery = Type.Object(delivery, { title: "WebhookDelivery" });
export type WebhookDelivery = Static<typeof WebhookDelivery>;

const WebhookAttempt = Type.Object({ at: Timestamp, ...answer }, { title: "WebhookAttempt" });

const WebhookDeliveryDetail = Type.Object(
  { ...delivery, attempts: Type.Array(WebhookAttempt) },
  { title: "WebhookDeliveryDetail" },
);

const WebhookTestResult = Type.Object(
  { eventId: Type.String(), delivered: Type.Boolean({ description: "True for a 2xx answer." }), ...answer },
  { title: "WebhookTestResult" },
);

const params = Type.Object({ id: DeliveryId });
const read = { method: "GET", tag: "Webhooks", status: "served", auth: "session", limit: "other" } as const;
const act = { method: "POST", tag: "Webhooks", status: "served", auth: "session", limit: "merchant" } as const;

export const listDeliveries = {
  ...read,
  id: "listDeliveries",
  path: "/merchant/webhooks/deliveries",
  summary: "Webhook deliveries, newest first",
  description: "`total` counts up to 10,000 deliveries past the page, and is exact where there are fewer.",
  query: Type.Object({
    ...pageQuery,
    status: Type.Optional(DeliveryStatus),
    eventType: Type.Optional(EventTypeName),
  }),
  responses: { 200: Type.Object({ deliveries: Type.Array(WebhookDelivery), pagination: Pagination }) },
  errors: [],
} satisfies Operation;

export const getDelivery = {
  ...read,
  id: "getDelivery",
  path: "/merchant/webhooks/deliveries/:id",
  summary: "A webhook delivery with all its attempts",
  params,
  responses: { 200: WebhookDeliveryDetail },
  errors: ["not_found"],
} satisfies Operation;

export const redeliver = {
  ...act,
  id: "redeliver",
  path: "/merchant/webhooks/deliveries/:id/redeliver",
  summary: "Send a webhook again",
  params,
  responses: { 200: WebhookDelivery },
  errors: ["not_found", "no_webhook_endpoint"],
} satisfies Operation;

export const redeliverFailed = {
  ...act,
  id: "redeliverFailed",
  path: "/merchant/webhooks/redeliver",
  summary: "Send every webhook again that has failed since a time",
  body: Type.Object({ since: TimeFilter }, { additionalProperties: false, title: "RedeliverFailed" }),
  responses: { 200: Type.Object({ redelivered: Type.Integer({ minimum: 0 }) }) },
  errors: ["no_webhook_endpoint"],
} satisfies Operation;

export const testWebhook = {
  ...act,
  id: "testWebhook",
  path: "/merchant/webhooks/test",
  summary: "Send `webhook.test` and return the endpoint's answer",
  responses: { 200: WebhookTestResult },
  errors: ["no_webhook_endpoint"],
} satisfies Operation;
