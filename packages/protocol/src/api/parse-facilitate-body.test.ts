import fc from "fast-check";
import { encodePaymentHeader } from "../x402/payment-header";
import { facilitateExample } from "./facilitate-example";
import { parseFacilitateBody } from "./parse-facilitate-body";

type Loose = Record<string, never>;
const copy = (): Loose => JSON.parse(JSON.stringify(facilitateExample));

/** The example with another value at a dotted path, or without it if undefined. */
function exampleWith(path: string, value: unknown): Loose {
  const body = copy();
  const names = path.split(".");
  const last = names.pop() ?? "";
  const parent = names.reduce<Loose>((object, name) => object[name] as never, body);
  if (value === undefined) delete parent[last];
  else parent[last] = value as never;
  return body;
}

const detailsOf = (body: unknown) => {
  const parsed = parseFacilitateBody(body);
  return parsed.ok ? undefined : parsed.details;
};

const nested = (levels: number): unknown => JSON.parse(`${"[".repeat(levels)}${"]".repeat(levels)}`);

test("accepts the example", () => {
  expect(parseFacilitateBody(facilitateExample)).toEqual({ ok: true, value: facilitateExample });
});

test("accepts the payload as the header contains it", () => {
  const body = { ...facilitateExample, paymentPayload: encodePaymentHeader(facilitateExample.paymentPayload) };
  expect(parseFacilitateBody(body)).toEqual({ ok: true, value: facilitateExample });
});

test("reports the problems of an encoded payload by path", () => {
  const { paymentPayload } = exampleWith("paymentPayload.payload.permit2Authorization.nonce", "-1");
  expect(detailsOf({ paymentPayload: encodePaymentHeader(paymentPayload) })).toEqual({
    "paymentPayload.payload.permit2Authorization.nonce":
      "must be a decimal number below 2^256, without sign or leading zeros",
  });
  expect(detailsOf({ paymentPayload: "no base64!" })).toEqual({ paymentPayload: "must be base64" });
});

test.each([
  ["paymentPayload", undefined, "is required"],
  ["paymentPayload", 7, "must be an object"],
  ["paymentPayload.x402Version", 1, "must be 2"],
  ["paymentPayload.accepted.scheme", "upto", 'must be "exact"'],
  ["paymentPayload.accepted.extra.assetTransferMethod", "eip3009", 'must be "permit2"'],
  ["paymentPayload.accepted.extra", undefined, "is required"],
  ["paymentPayload.payload.permit2Authorization.from", "0x12", "must be an address: 0x and 40 hex digits"],
  ["paymentPayload.payload.permit2Authorization.deadline", 1795176000, "must be a string"],
  ["paymentPayload.payload.permit2Authorization.witness.validAfter", undefined, "is required"],
  ["paymentRequirements.network", "base", 'must be a CAIP-2 network id such as "eip155:8453"'],
  ["paymentRequirements.maxTimeoutSeconds", 1.5, "must be a whole number"],
  ["resource", "ftp://shop.example", "must be an http or https URL"],
  ["resource", `https://shop.example/${"x".repeat(2_048)}`, "must have at most 2048 characters"],
  ["description", "x".repeat(501), "must have at most 500 characters"],
  ["description", "a\0b", "must not contain NUL or broken Unicode"],
  ["x402Version", 1, "must be 2"],
  ["price", "1", "is not a known field"],
  ["metadata", "x", "must be an object"],
  ["metadata", { a: "x".repeat(2_048) }, "must have at most 2048 bytes as JSON"],
  ["metadata", Object.fromEntries(Array.from({ length: 21 }, (_, n) => [`k${n}`, ""])), "must have at most 20 fields"],
])("refuses %s = %p", (path, value, message) => {
  expect(detailsOf(exampleWith(path, value))).toEqual({ [path]: message });
});

test.each<[string, unknown, string]>([
  [
    "version 1 with EIP-3009",
    { x402Version: 1, scheme: "exact", network: "base", payload: { signature: "0x", authorization: {} } },
    "paymentPayload.x402Version",
  ],
  ["another scheme", { ...acceptedWith({ scheme: "upto" }), payload: {} }, "paymentPayload.accepted.scheme"],
  [
    "EIP-3009",
    { ...acceptedWith({ extra: { name: "IDRX" } }), payload: { signature: "0x", authorization: {} } },
    "paymentPayload.payload.permit2Authorization",
  ],
  [
    "another method",
    { ...acceptedWith({ extra: { assetTransferMethod: "eip3009" } }), payload: { permit2Authorization: {} } },
    "paymentPayload.accepted.extra.assetTransferMethod",
  ],
])("of a body of another kind the first problem says which: %s", (_what, paymentPayload, first) => {
  const [path, ...others] = Object.keys(detailsOf({ ...facilitateExample, paymentPayload }) ?? {});
  expect(path).toBe(first);
  expect(others.length).toBeGreaterThan(0);
});

function acceptedWith(change: object) {
  const { paymentPayload } = facilitateExample;
  return { ...paymentPayload, accepted: { ...paymentPayload.accepted, ...change } };
}

test.each([["too short"], ["with a space in its middle"], ["a".repeat(129)], ["name-of-a-purchasé"]])(
  "refuses the payment-identifier %p, and says what it may be",
  (id) => {
    const path = "paymentPayload.extensions.payment-identifier.info.id";
    const extensions = { "payment-identifier": { info: { id } } };
    const paymentPayload = { ...facilitateExample.paymentPayload, extensions };
    expect(detailsOf({ ...facilitateExample, paymentPayload })).toEqual({
      [path]: "must be 16 to 128 characters, each of A-Z, a-z, 0-9, _ or -",
    });
  },
);

test("refuses metadata that is not text, whatever its names are", () => {
  expect(detailsOf(exampleWith("metadata", { "a\nb": 7 }))).toEqual({ "metadata.a\nb": "must be a string" });
  expect(detailsOf(exampleWith("metadata", { "a\0": "x" }))).toEqual({
    "metadata.a\0": "must not contain NUL or broken Unicode",
  });
});

test("ignores unknown fields inside payload, accepted, extra and extensions", () => {
  for (const path of ["", ".payload", ".payload.permit2Authorization", ".accepted", ".accepted.extra", ".extensions"]) {
    expect(detailsOf(exampleWith(`paymentPayload${path}.novelty`, { a: 1 }))).toBeUndefined();
  }
});

test("accepts an amount of 0 and an unknown network, which later checks refuse", () => {
  expect(detailsOf(exampleWith("paymentPayload.accepted.amount", "0"))).toBeUndefined();
  expect(detailsOf(exampleWith("paymentPayload.accepted.network", "solana:mainnet"))).toBeUndefined();
});

test("survives deep nesting", () => {
  const tooDeep = { body: "must not be nested deeper than 32 levels" };
  expect(detailsOf(exampleWith("paymentPayload.extensions.novelty", nested(30_000)))).toEqual(tooDeep);
  expect(detailsOf(exampleWith("metadata.a", nested(30_000)))).toEqual(tooDeep);
  expect(detailsOf(nested(30_000))).toEqual(tooDeep);
});

test("never throws, whatever the JSON", () => {
  fc.assert(fc.property(fc.jsonValue(), (body) => typeof parseFacilitateBody(body).ok === "boolean"));
  fc.assert(
    fc.property(fc.jsonValue(), (value) => !parseFacilitateBody({ paymentPayload: value, metadata: value }).ok),
  );
});
