import fc from "fast-check";
import { decodePaymentHeader, encodePaymentHeader, MAX_PAYMENT_HEADER_LENGTH } from "./payment-header";

const problemOf = (header: string) => {
  const decoded = decodePaymentHeader(header);
  return decoded.ok ? undefined : decoded.problem;
};

test("decodes what it encodes", () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const decoded = decodePaymentHeader(encodePaymentHeader(value));
      expect(decoded).toEqual({ ok: true, value: JSON.parse(JSON.stringify(value)) });
    }),
  );
});

test("encodes like other x402 software", () => {
  const value = { name: "Kopi “Luwak” ☕", more: "?>?>~~~" };
  expect(encodePaymentHeader(value)).toBe(Buffer.from(JSON.stringify(value)).toString("base64"));
});

test("accepts the url-safe alphabet and missing padding", () => {
  const value = { text: "?>?>~~~ÿÿ" };
  const urlSafe = Buffer.from(JSON.stringify(value)).toString("base64url");
  expect(urlSafe).toMatch(/[-_]/);
  expect(decodePaymentHeader(urlSafe)).toEqual({ ok: true, value });
});

test("names the problem", () => {
  expect(problemOf("")).toBe("empty");
  expect(problemOf("{}")).toBe("not_base64");
  expect(problemOf("AAAAA")).toBe("not_base64");
  expect(problemOf("a=bc")).toBe("not_base64");
  expect(problemOf(Buffer.from([0xff, 0xfe]).toString("base64"))).toBe("not_utf8");
  expect(problemOf(Buffer.from("{").toString("base64"))).toBe("not_json");
  const nested = (levels: number) => Buffer.from("[".repeat(levels) + "]".repeat(levels)).toString("base64");
  expect(problemOf(nested(32))).toBeUndefined();
  expect(problemOf(nested(33))).toBe("too_deep");
  expect(problemOf(Buffer.from(JSON.stringify(`\\"${"[{".repeat(99)}`)).toString("base64"))).toBeUndefined();
  expect(problemOf("A".repeat(MAX_PAYMENT_HEADER_LENGTH + 1))).toBe("too_large");
});

test("never throws", () => {
  fc.assert(fc.property(fc.string({ unit: "binary" }), (text) => typeof decodePaymentHeader(text).ok === "boolean"));
  fc.assert(fc.property(fc.base64String(), (text) => typeof decodePaymentHeader(text).ok === "boolean"));
});
