import { eventTypes } from "@lunas/protocol/events/event-types";
import { WebhookBody } from "@lunas/protocol/events/webhook-body";
import { parse } from "@lunas/protocol/validate";
import { sampleEvent } from "./sample-event";

test.each(eventTypes)("a sample %s passes the schema, belongs to the sandbox, and is new each time", (type) => {
  const [event, another] = [sampleEvent(type, 0), sampleEvent(type, 0)];
  expect(parse(WebhookBody, event)).toMatchObject({ ok: true });
  expect([event.type, event.environment, event.id.startsWith("evt_sample")]).toEqual([type, "sandbox", true]);
  expect(event.id).not.toBe(another.id);
});
