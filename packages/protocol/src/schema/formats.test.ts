import fc from "fast-check";
import { type FormatName, formats, isDateTime } from "./formats";

const MAX_UINT256 = 2n ** 256n - 1n;
const secretOf = (bytes: number) => `whsec_${Buffer.alloc(bytes, 7).toString("base64")}`;

describe("uint256", () => {
  const { test: accepts } = formats.uint256;

  test("accepts every number below 2^256 as BigInt prints it", () => {
    fc.assert(fc.property(fc.bigInt({ min: 0n, max: MAX_UINT256 }), (number) => accepts(number.toString())));
  });

  test("accepts the largest number and refuses the next", () => {
    expect(accepts(MAX_UINT256.toString())).toBe(true);
    expect(accepts((MAX_UINT256 + 1n).toString())).toBe(false);
  });

  test("refuses every number from 2^256 on, and negative ones", () => {
    fc.assert(fc.property(fc.bigInt({ min: MAX_UINT256 + 1n }), (number) => !accepts(number.toString())));
    fc.assert(fc.property(fc.bigInt({ max: -1n }), (number) => !accepts(number.toString())));
  });

  test("BigInt prints every accepted text unchanged", () => {
    fc.assert(fc.property(fc.string(), (text) => !accepts(text) || BigInt(text).toString() === text));
  });
});

const cases: readonly (readonly [FormatName, readonly string[], readonly string[]])[] = [
  ["uint256", ["0", "1"], ["", "00", "01", "+1", "-0", "1.0", "1e3", "0x1", " 1", "1\n", "١"]],
  ["address", [`0x${"aB".repeat(20)}`], ["", `0x${"ab".repeat(19)}`, `0X${"ab".repeat(20)}`, `0x${"ab".repeat(20)}\n`]],
  ["tx-hash", [`0x${"aB".repeat(32)}`], [`0x${"ab".repeat(31)}`, `0x${"zz".repeat(32)}`]],
  [
    "signature",
    [64, 65, 96, 8_192].map((bytes) => `0x${"1b".repeat(bytes)}`),
    [`0x${"1b".repeat(63)}`, `0x${"1b".repeat(8_193)}`, `0x${"1b".repeat(65)}1`, `0x${"zz".repeat(65)}`, "0x"],
  ],
  ["caip2", ["eip155:1337", "solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp"], ["base", "eip155:", "eip155", "eip155:1:2"]],
  ["payment-reference", ["pay_1a", `0x${"ab".repeat(32)}`], ["pay_", "pay_a:b", "0x12", "evt_1"]],
  [
    "http-url",
    ["https://shop.example", "http://localhost:3000/a?b=c#d", "HTTPS://shop.example"],
    ["", "shop.example", "ftp://a.b", "https://", "https://a b", "https://a/\0", " https://a", "javascript:alert(1)"],
  ],
  [
    "https-url",
    ["https://shop.example", "https://shop.example:8443/a?b=c#d", "https://toko.example/kopi-é"],
    [
      "http://shop.example",
      "HTTPS://shop.example",
      "https://user@shop.example",
      "https://evil.example\\@shop.example/",
      "https://shop.example/\u202e",
      "https://shop.example/\u2066a",
    ],
  ],
  [
    "webhook-url",
    ["", "https://shop.example/hook"],
    ["https://user:pass@shop.example", "https://user@shop.example", "x", "https://evil.example\\@shop.example/hook"],
  ],
  [
    "origin",
    ["https://shop.example", "https://shop.example:8443", "http://localhost:5173", "https://localhost"],
    [
      "https://shop.example/",
      "https://shop.example:443",
      "https://Shop.example",
      "http://shop.example",
      "https://*.shop.example",
      "https://u@shop.example",
      "null",
      "http://localhost.evil.example",
    ],
  ],
  [
    "webhook-secret",
    ["auto", secretOf(24), secretOf(25), secretOf(26), secretOf(64)],
    ["", "Auto", secretOf(23), secretOf(65), "whsec_", `${secretOf(24)}=`, secretOf(24).slice(6), `${secretOf(24)}\n`],
  ],
  ["text", ["", "Toko Budi 🛍️", "a\nb"], ["a\0b", "\ud83d", "\udecd x"]],
  [
    "time",
    [
      ...["2026-11-20", "2026-11-20T08:00:00Z", "2026-11-20T08:00:00.123+07:00", "2028-02-29", "2026-11-20T08:00Z"],
      ...["0001-01-01", "9999-12-31", "9999-12-31T23:59:59Z"],
    ],
    [
      "",
      "2026",
      "2026-13-01",
      "2026-02-30",
      "2026-02-30T00:00:00Z",
      "2026-11-20T08:00:00",
      "2026-11-20T25:00:00Z",
      "now",
      "2016-12-31T23:59:60Z",
      "0000-01-01",
      "0001-01-01T00:00:00+07:00",
      "9999-12-31T23:59:59.999999999Z",
      "9999-12-31T23:59:59-01:00",
    ],
  ],
  ["day", ["2026-11-20", "0001-01-02", "9999-12-31"], ["2026-02-30", "0000-01-01", "0001-01-01", "2026-11-20T00:00Z"]],
  ["whole-amount", ["1", "100000"], ["0", "", "1.0", "-1", "01"]],
  [
    "decimal-amount",
    ["0.5", "1", "1.000000000000000001"],
    ["0", "0.0", ".5", "1.", "1.0000000000000000001", "01", "-1", "1e3"],
  ],
];

test("a date-time is one that exists and can be stored", () => {
  for (const text of ["2026-11-20T08:00:00Z", "2026-11-20t08:00:00.123456+07:00", "9999-12-31T23:59:59Z"])
    expect([text, isDateTime(text)]).toEqual([text, true]);
  for (const text of ["2016-12-31T23:59:60Z", "2026-02-30T00:00:00Z", "0000-01-01T00:00:00Z", "2026-11-20", "now", ""])
    expect([text, isDateTime(text)]).toEqual([text, false]);
});

test.each(cases)("%s", (name, good, bad) => {
  for (const text of good) expect([text, formats[name].test(text)]).toEqual([text, true]);
  for (const text of bad) expect([text, formats[name].test(text)]).toEqual([text, false]);
});

test.each(Object.entries(formats))(
  "%s never throws, and its pattern matches everything that it accepts",
  (_, format) => {
    const pattern = "pattern" in format && format.pattern !== undefined ? new RegExp(format.pattern, "iu") : /^/;
    fc.assert(fc.property(fc.string({ unit: "binary" }), (text) => !format.test(text) || pattern.test(text)));
    fc.assert(fc.property(fc.webUrl(), (text) => !format.test(text) || pattern.test(text)));
  },
);
