import type { TSchema } from "@sinclair/typebox";
import { type Format, formats } from "../schema/formats";
import type { Json } from "./components";

type Schema = Readonly<Record<string, unknown>>;

/** An example value by the name of the field. */
const byName: Readonly<Record<string, Json>> = {
  allowedIps: ["203.0.113.0/24"],
  alsoInTransaction: [],
  allowedOrigins: ["https://bookshop.example"],
  amount: "500000",
  asset: "0x18Bc5bcC660cf2B9cE3cd51a404aFe1a0cBD3C22",
  balance: "500000",
  blockNumber: 31_205_177,
  caip2Network: "eip155:8453",
  chainId: 8453,
  currency: "IDR",
  defaultNetwork: "base",
  defaultToken: "IDRX",
  description: "One article",
  domain: "localhost:3402",
  email: "owner@bookshop.example",
  environment: "production",
  effectiveAt: "2026-11-21T08:00:00.000Z",
  error: null,
  ethBalance: "10000.0",
  eventType: "payment.confirmed",
  expiresAt: "2026-11-20T08:10:00.000Z",
  failure: null,
  from: "0x1111111111111111111111111111111111111111",
  httpStatus: 204,
  idrxBalance: "1000000",
  key: `ipk_sandbox_${"k".repeat(38)}`,
  ipAddress: "203.0.113.7",
  label: "web shop",
  metadata: { order: "7" },
  name: "Bookshop",
  newWallet: "0x3333333333333333333333333333333333333333",
  network: "base",
  nonce: "35421987654321098765432109876543210987654321098765432109876543210",
  oldWalletAcceptedUntil: "2026-11-22T08:00:00.000Z",
  payer: "0x1111111111111111111111111111111111111111",
  paymentId: "pay_lzEW3Yb3jIJLLlEGJVM96Y",
  prefix: "ipk_sandbox_kkkkkk",
  privateKey: `0x${"11".repeat(32)}`,
  resource: "https://bookshop.example/articles/7",
  reason: null,
  refundId: "ref_2WmPzR8cYt6KfXh4LqVd9N",
  remaining: "500000",
  responseExcerpt: "",
  revokedAt: null,
  sandboxApiKey: `ipk_sandbox_${"k".repeat(38)}`,
  statement: "Sign in to Lunas.",
  symbol: "IDRX",
  token: "IDRX",
  type: "payment.confirmed",
  uri: "http://localhost:3402",
  url: "https://bookshop.example/webhooks",
  userAgent: "Mozilla/5.0",
  version: "2026-11-20",
  webhookDisabledAt: null,
  webhookSecret: "whsec_…a1b2",
  webhookUrl: "https://bookshop.example/webhooks",
  website: "https://bookshop.example",
};

const byFormat: Readonly<Record<string, Json>> = {
  address: "0x2222222222222222222222222222222222222222",
  bytes32: `0x${"7a".repeat(32)}`,
  caip2: "eip155:8453",
  "date-time": "2026-11-20T08:00:00.000Z",
  email: "owner@bookshop.example",
  "http-url": "https://bookshop.example",
  "ip-range": "203.0.113.0/24",
  origin: "https://bookshop.example",
  "raw-transaction": `0x02${"f8".repeat(110)}`,
  "payment-reference": "pay_lzEW3Yb3jIJLLlEGJVM96Y",
  "payment-id": "pay_lzEW3Yb3jIJLLlEGJVM96Y",
  "hold-id": "hld_7kDq2YtXw5ZmRb8VnCs4Jp",
  "refund-id": "ref_2WmPzR8cYt6KfXh4LqVd9N",
  "delivery-id": "dlv_vj53NB5bAydPdBU9a3v3f0",
  "session-id": "ses_5f0c3d9a7be84126a1f2c3d4e5b6a798",
  "link-id": "lnk_4fTz7Kq1wXyB9mNc2RvE5s",
  "https-url": "https://shop.example/thanks",
  "key-id": "key_1sDq8Rf5uGh2jKm4nBv7cX",
  signature: `0x${"1b".repeat(65)}`,
  text: "Bookshop",
  time: "2026-11-20T00:00:00Z",
  "tx-hash": `0x${"5f".repeat(32)}`,
  uint256: "500000",
  "webhook-secret": "auto",
  "whole-amount": "5000",
};

/**
 * An example of a schema: its own if it has one, else built from names and formats. It contains every required field,
 * and with `all` the top-level optional fields too.
 */
export function exampleOf(schema: TSchema, all = false): Json {
  const build = (part: Schema, name?: string): Json => {
    const guesses = [
      ...listOf(part.examples),
      part.const,
      ...(name === undefined ? [] : [byName[name], prefixed(part)]),
      ...listOf(part.enum).filter((each) => each === "confirmed" || each === "succeeded"),
      ...listOf(part.enum),
      part.default,
      byFormat[String(part.format)],
    ];
    const found = guesses.find((guess) => guess !== undefined && fits(part, guess));
    return found === undefined ? byType(part) : (found as Json);
  };

  const byType = (part: Schema): Json => {
    const [first] = listOf(part.anyOf);
    if (first !== undefined) return build(first as Schema);
    switch (listOf(part.type)[0]) {
      case "object":
        return objectOf(part);
      case "array":
        return [build(part.items as Schema)];
      case "integer":
      case "number":
        return Number(part.minimum ?? 1);
      case "boolean":
        return true;
      default:
        return "text";
    }
  };

  const objectOf = (part: Schema): Json => {
    const required = new Set(listOf(part.required));
    const fields = Object.entries((part.properties ?? {}) as Readonly<Record<string, Schema>>)
      .filter(([name]) => (all && part === schema) || required.has(name))
      .map(([name, field]) => [name, build(field, name)]);
    const values = part.additionalProperties;
    if (fields.length === 0 && typeof values === "object" && values !== null) return { base: build(values as Schema) };
    return Object.fromEntries(fields);
  };

  return build(schema);
}

const ownFormats: Readonly<Record<string, Format>> = formats;

/** Whether an example by name is valid for this schema: by type, enum and format. A test checks whole examples. */
function fits(part: Schema, guess: unknown): boolean {
  if (part.const !== undefined) return part.const === guess;
  const words = listOf(part.enum);
  if (words.length > 0) return words.includes(guess);
  const types = listOf(part.type);
  if (types.length > 0 && !types.includes(typeOf(guess))) return false;
  return typeof guess !== "string" || ownFormats[String(part.format)]?.test(guess) !== false;
}

function typeOf(value: unknown): string {
  if (value === null) return "null";
  if (Array.isArray(value)) return "array";
  return Number.isInteger(value) ? "integer" : typeof value;
}

/** The description of an id contains its prefix. */
function prefixed({ description }: Schema): string | undefined {
  const prefix = /^`([a-z]+_)\u2026`/.exec(String(description))?.[1];
  return prefix === undefined ? undefined : `${prefix}4kQ9xT7mZb2LrV8sWc1yNa`;
}

function listOf(value: unknown): readonly unknown[] {
  return value === undefined ? [] : [value].flat();
}
