import { webhookSignature } from "@lunas/protocol/events/sign-webhook";
import { verifyWebhookOf } from "./verify";

const secret = `whsec_${Buffer.alloc(32, 7).toString("base64")}`;
const other = `whsec_${Buffer.alloc(32, 8).toString("base64")}`;
const body = JSON.stringify({ id: "evt_1", type: "payment.confirmed", environment: "sandbox", data: {} });

function signed({ by = secret, agoSeconds = 0, of = body } = {}) {
  const timestampSeconds = Math.floor(Date.now() / 1_000) - agoSeconds;
  return {
    "webhook-id": "evt_1",
    "webhook-timestamp": String(timestampSeconds),
    "webhook-signature": webhookSignature({ secrets: [by], id: "evt_1", timestampSeconds, body: of }),
  };
}
const expected = { secret, environment: "sandbox" } as const;

test("returns the event of a signed body, as bytes or as text, with headers of either kind", () => {
  expect(verifyWebhookOf(body, signed(), expected)).toMatchObject({ id: "evt_1" });
  expect(verifyWebhookOf(Buffer.from(body), new Headers(signed()), expected)).toMatchObject({ id: "evt_1" });
});

test.each([
  ["parsed_body", () => verifyWebhookOf(JSON.parse(body), signed(), expected)],
  ["no_matching_signature", () => verifyWebhookOf(body, signed({ by: other }), expected)],
  ["no_matching_signature", () => verifyWebhookOf(`${body} `, signed(), expected)],
  ["timestamp_too_old", () => verifyWebhookOf(body, signed({ agoSeconds: 400 }), expected)],
  ["timestamp_too_new", () => verifyWebhookOf(body, signed({ agoSeconds: -400 }), expected)],
  ["missing_header", () => verifyWebhookOf(body, {}, expected)],
  ["malformed_secret", () => verifyWebhookOf(body, signed(), { ...expected, secret: "hunter2" })],
  ["environment_mismatch", () => verifyWebhookOf(body, signed(), { secret, environment: "production" })],
  ["malformed_body", () => verifyWebhookOf("[]", signed({ of: "[]" }), expected)],
])("names the problem: %s", (code, verify) => {
  expect(verify).toThrow(expect.objectContaining({ name: "LunasError", code }));
});

test("requires the environment, by any of its names", () => {
  expect(() => verifyWebhookOf(body, signed(), { secret } as never)).toThrow(
    expect.objectContaining({ code: "invalid_option" }),
  );
  expect(() => verifyWebhookOf(body, signed(), { secret, environment: "prod" as never })).toThrow(/base/);
  expect(verifyWebhookOf(body, signed(), { secret, environment: "local" })).toMatchObject({ id: "evt_1" });
  for (const environment of ["production", "base", "live"] as const) {
    expect(() => verifyWebhookOf(body, signed(), { secret, environment })).toThrow(/sandbox.*production/);
  }
});
