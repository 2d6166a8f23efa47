import type { Event } from "@lunas/domain/webhook/event";
import { eventRecord } from "@lunas/domain/webhook/event-record";
import { verifyWebhook } from "@lunas/protocol/events/verify-webhook";
import { PaymentEvent, type WebhookBody } from "@lunas/protocol/events/webhook-body";
import { signedHeaders } from "./signed-headers";

const event: Event = {
  id: "evt_1",
  type: "webhook.test",
  merchantId: "mer_1",
  environment: "production",
  paymentId: null,
  occurredAtMs: Date.parse("2026-11-20T08:00:00.000Z"),
};

const payTo = "0x00000000000000000000000000000000000000A1";
const bodyOf = (reported: Event) => JSON.stringify(eventRecord({ event: reported, payment: null, payTo }));

describe("the record of a test", () => {
  it("has the shape of a payment to the merchant, without a real payer", () => {
    const body = JSON.parse(bodyOf(event)) as WebhookBody;
    expect(body).toMatchObject({
      id: "evt_1",
      type: "webhook.test",
      timestamp: "2026-11-20T08:00:00.000Z",
      environment: "production",
      data: { paymentId: "pay_test1", verified: false, status: "pending", amount: "0", network: "base", to: payTo },
    });
    expect(Object.keys(body.data).sort()).toEqual([...PaymentEvent.properties.data.required].sort());
  });

  it("has the same bytes at every attempt", () => {
    expect(bodyOf(event)).toBe(bodyOf({ ...event }));
  });
});

describe("signedHeaders", () => {
  it("can be verified with either live secret", () => {
    const secrets = [1, 2].map((byte) => `whsec_${Buffer.alloc(32, byte).toString("base64")}`);
    const body = bodyOf(event);
    const timestampSeconds = 1_800_000_000;
    const headers = signedHeaders({ id: event.id, timestampSeconds, body, secrets });
    for (const secret of secrets) {
      expect(verifyWebhook({ body, headers, secret, nowSeconds: timestampSeconds })).toMatchObject({
        ok: true,
        id: "evt_1",
      });
    }
  });
});
