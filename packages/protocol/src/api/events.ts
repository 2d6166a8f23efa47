import { type Static, Type } from "@sinclair/typebox";
import { WebhookBody } from "../events/webhook-body";
import { EventId } from "../schema/scalars";
import type { Operation } from "./operation";

export const EventList = Type.Object(
  { events: Type.Array(WebhookBody), hasMore: Type.Boolean({ description: "Ask again `after` the last one." }) },
  { title: "EventList" },
);
export type EventList = Static<typeof EventList>;

export const listEvents = {
  id: "listEvents",
  method: "GET",
  path: "/events",
  tag: "Webhooks",
  summary: "The merchant's events, gap-free and in order, oldest first",
  description: "The same events and ids as in webhooks, of the last 90 days.",
  status: "planned",
  auth: "secretKey",
  limit: "other",
  query: Type.Object({
    after: Type.Optional(EventId),
    limit: Type.Integer({ minimum: 1, maximum: 100, default: 20 }),
  }),
  responses: { 200: EventList },
  errors: ["not_found"],
} satisfies Operation;
