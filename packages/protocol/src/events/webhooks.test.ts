import fc from "fast-check";
import { Webhook } from "standardwebhooks";
import { webhookSignature } from "./sign-webhook";
import { type ReceivedWebhook, verifyWebhook } from "./verify-webhook";

const NOW = Math.floor(Date.now() / 1_000);
const secretOf = (byte: number, length = 32) => `whsec_${Buffer.alloc(length, byte).toString("base64")}`;
const secret = secretOf(1);
const content = { id: "evt_1", timestampSeconds: NOW, body: '{"amount":"500000","name":"Kopi ☕"}' };
const headers = {
  "webhook-id": content.id,
  "webhook-timestamp": String(NOW),
  "webhook-signature": webhookSignature({ ...content, secrets: [secret] }),
};
const verify = (change: Partial<ReceivedWebhook> = {}) =>
  verifyWebhook({ body: content.body, headers, secret, nowSeconds: NOW, ...change });

describe("with the reference library", () => {
  test("both libraries make the same signature", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), fc.integer({ min: 24, max: 64 }), (body, length) => {
        const key = secretOf(9, length);
        const theirs = new Webhook(key).sign("evt_2", new Date(NOW * 1_000), body);
        return webhookSignature({ id: "evt_2", timestampSeconds: NOW, body, secrets: [key] }) === theirs;
      }),
    );
  });

  test("the library verifies our signature with either of two live secrets", () => {
    const signatures = webhookSignature({ ...content, secrets: [secretOf(2), secret] });
    for (const each of [secret, secretOf(2)]) {
      const verified = new Webhook(each).verify(content.body, { ...headers, "webhook-signature": signatures });
      expect(verified).toEqual(JSON.parse(content.body));
    }
  });

  test("we verify the library's signature", () => {
    const theirs = new Webhook(secret).sign(content.id, new Date(NOW * 1_000), content.body);
    expect(verify({ headers: { ...headers, "webhook-signature": theirs } }).ok).toBe(true);
  });
});

describe("verifyWebhook", () => {
  test("accepts our signature, with the body as text and as bytes", () => {
    expect(verify()).toEqual({ ok: true, id: "evt_1", timestampSeconds: NOW });
    expect(verify({ body: Buffer.from(content.body) }).ok).toBe(true);
  });

  test("accepts one matching signature among several, including unknown versions", () => {
    const several = `v1a,xx v2,yy ${webhookSignature({ ...content, secrets: [secretOf(3), secret] })}`;
    expect(verify({ headers: { ...headers, "webhook-signature": several } }).ok).toBe(true);
  });

  test.each<[string, Partial<ReceivedWebhook>]>([
    ["missing_header", { headers: {} }],
    ["missing_header", { headers: { ...headers, "webhook-id": ["evt_1", "evt_2"] } }],
    ["malformed_timestamp", { headers: { ...headers, "webhook-timestamp": "1e3" } }],
    ["malformed_timestamp", { headers: { ...headers, "webhook-timestamp": `0${NOW}` } }],
    ["timestamp_too_old", { nowSeconds: NOW + 301 }],
    ["timestamp_too_new", { nowSeconds: NOW - 301 }],
    ["malformed_secret", { secret: "whsec_short" }],
    ["malformed_secret", { secret: secret.slice("whsec_".length) }],
    ["no_matching_signature", { secret: secretOf(4) }],
    ["no_matching_signature", { body: `${content.body} ` }],
    ["no_matching_signature", { headers: { ...headers, "webhook-id": "evt_2" } }],
    ["no_matching_signature", { headers: { ...headers, "webhook-signature": "" } }],
    ["no_matching_signature", { headers: { ...headers, "webhook-signature": "v1,AAAA" } }],
  ])("says %s", (problem, change) => {
    expect(verify(change)).toMatchObject({ ok: false, problem });
  });

  test("allows five minutes in both directions", () => {
    expect(verify({ nowSeconds: NOW + 300 }).ok).toBe(true);
    expect(verify({ nowSeconds: NOW - 300 }).ok).toBe(true);
  });

  test("never throws", () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string(), fc.string(), (id, timestamp, signature, key) => {
        const given = { "webhook-id": id, "webhook-timestamp": timestamp, "webhook-signature": signature };
        return !verify({ headers: given, secret: key }).ok;
      }),
    );
  });
});

test("a malformed secret throws an error that does not contain the secret", () => {
  expect(() => webhookSignature({ ...content, secrets: ["whsec_hush"] })).toThrow(/^malformed webhook secret$/);
});
