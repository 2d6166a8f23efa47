import fc from "fast-check";
import { isSecretKey, redact } from "./redact";

const hex = (bytes: number) =>
  fc.uint8Array({ minLength: bytes, maxLength: bytes }).map((raw) => Buffer.from(raw).toString("hex"));
const base62 = (length: number) =>
  fc.string({
    unit: fc.constantFrom(..."0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"),
    minLength: length,
    maxLength: length,
  });

/** Secrets that are recognized by their form: the text, and the part of it that must not survive. */
const bySight = fc.oneof(
  fc
    .tuple(fc.constantFrom("ipk_live_", "ipk_sandbox_", "ipk_pub_live_", "ipk_pub_sandbox_"), base62(38))
    .map(([family, rest]) => ({ text: family + rest, hidden: rest.slice(6) })),
  base62(43).map((rest) => ({ text: `whsec_${rest}=`, hidden: rest })),
  hex(65).map((rest) => ({ text: `0x${rest}`, hidden: rest })),
  base62(20).map((rest) => ({ text: `postgresql://lunas:${rest}@db:5432/lunas`, hidden: rest })),
  base62(30).map((rest) => ({ text: `Bearer ${rest}`, hidden: rest })),
);

/** Wraps a value in every type that a caller may pass: fields, lists, maps, errors and their causes. */
const wrappings: readonly ((inner: unknown) => unknown)[] = [
  (inner) => ({ payment: inner, amount: 5n }),
  (inner) => [1, inner, null],
  (inner) => new Map([["entry", inner]]),
  (inner) => new Set([inner]),
  (inner) => new Error("outer", { cause: inner }),
  (inner) => new AggregateError([inner], "several"),
  (inner) => Object.assign(new Error("with fields"), { info: inner }),
  (inner) => ({ toJSON: () => inner }),
];
const wrapped = fc.array(fc.constantFrom(...wrappings), { maxLength: 5 });
const wrap = (value: unknown, layers: readonly ((inner: unknown) => unknown)[]) =>
  layers.reduce((inner, layer) => layer(inner), value);
const around = fc.string({ maxLength: 40 });

test("a secret with a known form is removed at every depth", () => {
  fc.assert(
    fc.property(bySight, around, wrapped, ({ text, hidden }, before, layers) => {
      expect(JSON.stringify(redact(wrap(`${before} ${text} after`, layers)))).not.toContain(hidden);
    }),
  );
});

test("a value under a secret's name is removed at every depth", () => {
  const names = fc.constantFrom(
    "authorization",
    "X-API-Key",
    "apiKey",
    "cookie",
    "Set-Cookie",
    "signature",
    "privateKey",
    "private_keys",
    "mnemonic",
    "webhookSecret",
    "password",
    "rawTransaction",
    "PAYMENT-SIGNATURE",
    "payerPrivateKey",
  );
  fc.assert(
    fc.property(names, base62(12), wrapped, (name, hidden, layers) => {
      expect(JSON.stringify(redact(wrap({ [name]: hidden }, layers)))).not.toContain(hidden);
      expect(JSON.stringify(redact(wrap({ [name]: { inner: [hidden] } }, layers)))).not.toContain(hidden);
    }),
  );
});

test("a private key in the text of an error is removed from message, stack and cause", () => {
  fc.assert(
    fc.property(hex(32), wrapped, (hidden, layers) => {
      const error = new Error(`invalid key 0x${hidden}`, { cause: `bad ${hidden}` });
      expect(JSON.stringify(redact(wrap(error, layers)))).not.toContain(hidden);
      expect(JSON.stringify(redact({ reason: hidden }))).not.toContain(hidden);
    }),
  );
});

test("the key in an RPC's path is removed from an error that quotes it", () => {
  const error = new Error('could not connect (requestUrl="https://base.example/v2/AbCdEf0123456789AbCdEf0123456789")');
  expect(JSON.stringify(redact(error))).not.toContain("AbCdEf0123456789AbCdEf");
});

test("ids, hashes, addresses and origins stay unchanged", () => {
  const fields = {
    paymentId: "pay_0123456789abcdef",
    txHash: `0x${"ab".repeat(32)}`,
    payer: `0x${"cd".repeat(20)}`,
    resource: "https://shop.example/articles/0123456789abcdef0123?page=2",
    token: "IDRX",
    keyId: "key_abc",
    signatureLength: 65,
    hasSignature: true,
  };
  expect(redact(fields)).toEqual(fields);
});

test("an API key keeps its prefix", () => {
  expect(redact("key ipk_pub_sandbox_AbCdEf0123456789 revoked")).toBe("key ipk_pub_sandbox_AbCdEf… revoked");
});

test("bigint, cycles, bytes, dates, functions, odd numbers and throwing getters are safe", () => {
  const odd: Record<string, unknown> = {
    amount: 10n ** 30n,
    bytes: Buffer.alloc(65),
    at: new Date(0),
    nan: Number.NaN,
  };
  odd.self = odd;
  odd.call = () => 1;
  odd.nothing = undefined;
  odd.bad = Object.defineProperty({}, "x", {
    enumerable: true,
    get: () => {
      throw new Error("no");
    },
  });
  odd.invalid = new Date(Number.NaN);
  expect(redact(odd)).toEqual({
    amount: "1000000000000000000000000000000",
    bytes: "[65 bytes]",
    at: "1970-01-01T00:00:00.000Z",
    nan: "NaN",
    self: "[cycle]",
    call: "[function]",
    nothing: null,
    bad: "[unreadable]",
    invalid: null,
  });
});

test("a field with a name of an object's prototype is a normal field", () => {
  const reported = JSON.parse('{"__proto__":{"apiKey":"k","a":1}}') as unknown;
  expect(JSON.stringify(redact(reported))).toBe('{"__proto__":{"apiKey":"[redacted]","a":1}}');
});

test("every value becomes bounded JSON", () => {
  fc.assert(
    fc.property(
      fc.anything({ withBigInt: true, withMap: true, withSet: true, withNullPrototype: true, withTypedArray: true }),
      (value) => {
        expect(() => JSON.stringify(redact(value))).not.toThrow();
      },
    ),
  );
  const wide = Object.fromEntries(Array.from({ length: 200 }, (_, at) => [`k${at}`, "x".repeat(100_000)]));
  const vast = Array.from({ length: 100 }, () => ({ wide, again: [wide, wide, [wide]] }));
  expect(JSON.stringify(redact(wide)).length).toBeLessThan(20_000);
  expect(JSON.stringify(redact(vast)).length).toBeLessThan(20_000);
});

test("a secret at the cut is removed completely", () => {
  for (let at = 7_900; at < 8_010; at += 1) {
    const text = `${"word ".repeat(at / 5).padEnd(at)} ipk_live_${"S3cr3t".repeat(6)} ${"x ".repeat(500)}`;
    expect(JSON.stringify(redact(text))).not.toContain("S3cr3tS3");
  }
});

test("recognizes a secret's name by its end, in every spelling", () => {
  expect(
    ["x-api-key", "X_API_KEY", "apiKeys", "webhookSecret", "Proxy-Authorization", "set-cookie"].every(isSecretKey),
  ).toBe(true);
  expect(["token", "keyId", "apiKeyId", "secretKeyInBrowser", "signatureLength"].some(isSecretKey)).toBe(false);
});
