import fc from "fast-check";
import { asking, json, refusedWith } from "../ask";
import { sample, tryEach } from "../attempts";
import type { HostileKind } from "../kind";
import { wholeBody } from "../whole-body";

const base64 = (text: string | Buffer) => Buffer.from(text).toString("base64");
const nested = (open: string, close: string, levels: number) => `${open.repeat(levels)}1${close.repeat(levels)}`;

/** Header values made out of a good one, none of which is a payment. */
export function oddHeaders(good: string): readonly string[] {
  const text = Buffer.from(good, "base64").toString();
  // Padding may be missing, so the cut removes data.
  const bare = good.replace(/=+$/, "");
  return [
    ...[
      "",
      " ",
      "=",
      "====",
      "null",
      "undefined",
      "{}",
      "[]",
      "0",
      "e30",
      "e30=",
      "bnVsbA==",
      "W10=",
      "MQ==",
      "dHJ1ZQ==",
    ],
    ...["\u0000", "%00", "!", "Zm9v!", "Zm9v\nYmFy", "Z", "Zm9vY", "///", "_-_-", "Bearer x", "\ud800", "💸", "é"],
    ...[1, 2, 3, 5, 17, 100, 1_000].map((cut) => bare.slice(0, -cut)),
    ...[1, 4, 8, 100].map((cut) => good.slice(cut)),
    ...[`${good}${good}`, `${good},${good}`, `${good};q=1`, `"${good}"`, good.toLowerCase(), good.toUpperCase()],
    base64(good),
    base64(Buffer.from(text, "utf16le")),
    base64(Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text)])),
    base64(Buffer.concat([Buffer.from(text), Buffer.from([0xc3])])),
    ...["{", "[", '"', "{}{}", "[1,]", '{"x402Version":2,}', "NaN", "Infinity", "'{}'", "\u0000", "{\u0000}"].map(
      base64,
    ),
    ...[33, 64, 500, 5_000, 12_000].flatMap((levels) => [
      base64(nested("[", "]", levels)),
      base64(nested('{"a":', "}", levels)),
      base64(text.replace('"extensions":{}', `"extensions":{"a":${nested("[", "]", levels)}}`)),
    ]),
    ...[49_153, 60_000].map((size) => "A".repeat(size)),
    base64(text.replace('"x402Version":2', '"x402Version":1')),
    base64(text.replace('"x402Version":2', '"x402Version":2,"x402Version":3')),
    base64(text.replace('"scheme":"exact"', '"scheme":"upto"')),
    base64(text.replace('"permit2"', '"eip3009"')),
    base64(`{"__proto__":${text}}`),
    base64(`{"constructor":{"prototype":${text}}}`),
    base64(`[${text}]`),
    base64(JSON.stringify(text)),
    base64(`${text}${text}`),
  ];
}

export const sendOddHeaders: HostileKind = {
  kind: "send an x402 header that is none",
  actor: "payer",
  async try(target) {
    const { paymentPayload, paymentRequirements } = await wholeBody(target);
    const good = base64(JSON.stringify(paymentPayload));
    const bytes = sample(fc.uint8Array({ maxLength: 48 }), 60, target.seed).map((each) => base64(Buffer.from(each)));
    const texts = sample(fc.string({ maxLength: 40, unit: "grapheme" }), 40, target.seed);
    const values = sample(fc.json(), 60, target.seed).map(base64);
    const headers = { ...json, "x-api-key": target.shop.apiKey };
    const attempts = [...oddHeaders(good), ...bytes, ...texts, ...values].map((header) => {
      const body = JSON.stringify({ paymentPayload: header, paymentRequirements });
      const request = { method: "POST", path: "/facilitate", headers, body };
      return asking(target, { request, isOwn: true, must: refusedWith(400, 413), input: header });
    });
    return tryEach(attempts);
  },
};
