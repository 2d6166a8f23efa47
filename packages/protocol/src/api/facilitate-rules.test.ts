import { canonicalJson } from "./canonical-json";
import { checkBodyForKey } from "./check-body-for-key";
import { facilitateExample } from "./facilitate-example";
import { hashBody } from "./hash-body";
import { paidResource } from "./paid-resource";
import type { PaymentBody } from "./parse-facilitate-body";

const { metadata: _, paymentRequirements: __, ...bare } = facilitateExample;
const claiming = (resource: { url?: string; description?: string }) => ({
  ...bare,
  paymentPayload: { ...bare.paymentPayload, resource },
});

describe("checkBodyForKey", () => {
  test("a secret key must send the demanded requirements", () => {
    expect(checkBodyForKey(facilitateExample, "secret")).toBeUndefined();
    expect(Object.keys(checkBodyForKey(bare, "secret") ?? {})).toEqual(["paymentRequirements"]);
  });

  test("a publishable key may omit them, and sends no metadata", () => {
    expect(checkBodyForKey(bare, "publishable")).toBeUndefined();
    expect(Object.keys(checkBodyForKey(facilitateExample, "publishable") ?? {})).toEqual(["metadata"]);
  });
});

test("a channel is given back by the merchant's server alone: the voucher of a refund is public", () => {
  const payload = { type: "refund", channelConfig: {}, voucher: {} };
  const body = { paymentPayload: { x402Version: 2, payload, accepted: { scheme: "batch-settlement" } } };
  const refund = { ...body, x402Version: 2 } as unknown as PaymentBody;
  expect(Object.keys(checkBodyForKey(refund, "publishable") ?? {})).toEqual(["paymentPayload.payload.type"]);
  const demanded = { ...refund, paymentRequirements: { scheme: "batch-settlement" } } as unknown as PaymentBody;
  expect(checkBodyForKey(demanded, "secret")).toBeUndefined();
});

describe("paidResource", () => {
  test("the body's resource has priority over the payload's", () => {
    expect(paidResource({ ...facilitateExample, resource: "https://a.example", description: "A" })).toEqual({
      resource: "https://a.example",
      description: "A",
    });
    expect(paidResource(facilitateExample)).toEqual({
      resource: "https://shop.example/articles/7",
      description: "One article",
    });
  });

  test("a payload's resource that cannot be stored causes no refusal", () => {
    expect(paidResource(claiming({}))).toEqual({ resource: null, description: null });
    expect(paidResource(claiming({ url: "/articles/7", description: "a\0" }))).toEqual({
      resource: null,
      description: null,
    });
    expect(paidResource(claiming({ description: "☕".repeat(600) })).description).toBe("☕".repeat(500));
    expect(paidResource(claiming({ description: "😀".repeat(600) })).description).toBe("😀".repeat(500));
  });
});

describe("canonicalJson and hashBody", () => {
  test("do not depend on the order of names", () => {
    expect(canonicalJson({ b: [1, { d: 1, c: "é" }], a: null })).toBe('{"a":null,"b":[1,{"c":"é","d":1}]}');
    expect(hashBody({ b: 1, a: 2 })).toBe(hashBody({ a: 2, b: 1 }));
    expect(hashBody([1, 2])).not.toBe(hashBody([2, 1]));
    expect(hashBody({})).toMatch(/^[0-9a-f]{64}$/);
  });

  test("take a number that is too large for null: a caller may write 1e400 into a field that nobody reads", () => {
    expect(canonicalJson(JSON.parse('{"b":[1e400,-1e400],"a":1}'))).toBe('{"a":1,"b":[null,null]}');
  });

  // The examples of RFC 8785, sections 3.2.2 and 3.2.3: numbers, texts, and names sorted by their UTF-16 code units.
  test.each([
    [
      '{"numbers":[333333333.33333329,1E30,4.50,2e-3,0.000000000000000000000000001,-0],"literals":[null,true,false]}',
      '{"literals":[null,true,false],"numbers":[333333333.3333333,1e+30,4.5,0.002,1e-27,0]}',
    ],
    [
      String.raw`{"string":"\u20ac$\u000F\u000aA'\u0042\u0022\u005c\\\"\/"}`,
      String.raw`{"string":"€$\u000f\nA'B\"\\\\\"/"}`,
    ],
    [
      String.raw`{"\u20ac":1,"\r":2,"\ufb33":3,"1":4,"\ud83d\ude00":5,"\u0080":6,"\u00f6":7,"__proto__":8}`,
      '{"\\r":2,"1":4,"__proto__":8,"\u0080":6,"ö":7,"€":1,"😀":5,"\ufb33":3}',
    ],
  ])("spell as RFC 8785 does: %s", (text, canonical) => {
    expect(canonicalJson(JSON.parse(text))).toBe(canonical);
  });

  test("refuse values that JSON does not have", () => {
    expect(() => canonicalJson(undefined)).toThrow(TypeError);
  });
});
