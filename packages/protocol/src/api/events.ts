import { type Static, Type } from "@sinclair/typebox";
import { WebhookBody } from "../events/webhook-body";
import { EnvironmentOfSession, EventCursor, Network } from "../schema/scalars";
import type { Operation } from "./operation";
import { readOn } from "./pagination";

export const EventList = Type.Object(
  { events: Type.Array(WebhookBody), ...readOn({ item: "event", none: "no event" }) },
  { title: "EventList" },
);
export type EventList = Static<typeof EventList>;

export const listEvents = {
  id: "listEvents",
  method: "GET",
  path: "/events",
  tag: "Webhooks",
  summary: "The merchant's events, oldest first, in order and without gaps",
  description:
    "The same events and ids as in webhooks, of the last 90 days, of one environment. With `wait` the answer comes as soon as there is an event, or after so many seconds without one.",
  status: "served",
  auth: "secretKeyOrSession",
  limit: "other",
  query: Type.Object({
    after: Type.Optional(EventCursor),
    limit: Type.Integer({ minimum: 1, maximum: 100, default: 20 }),
    wait: Type.Integer({ minimum: 0, maximum: 25, default: 0, description: "Seconds to wait for an event." }),
    network: Type.Optional(
      Type.Unsafe<Static<typeof Network>>({
        ...Network,
        description: "Only the events of payments and refunds on this chain.",
      }),
    ),
    environment: Type.Optional(EnvironmentOfSession),
  }),
  responses: { 200: EventList },
  errors: ["not_found"],
} satisfies Operation;
