import type { TSchema } from "@sinclair/typebox";
import { parse, parseQuery } from "../validate";
import { ApiKeyRequest, rollApiKey } from "./api-keys";
import { Registration } from "./auth";
import { MerchantUpdate } from "./merchant";
import { PaymentQuery } from "./payments";
import { FundRequest } from "./sandbox";

const wallet = "0x1111111111111111111111111111111111111111";
const secret = `whsec_${Buffer.alloc(32, 5).toString("base64")}`;
const registration = {
  email: "budi@toko.example",
  walletAddress: wallet,
  name: "Toko Budi",
  message: "…",
  signature: `0x${"1b".repeat(65)}`,
};

function detailsOf(schema: TSchema, value: unknown) {
  const parsed = parse(schema, value);
  return parsed.ok ? undefined : parsed.details;
}

test("registration: website is optional, and must be a URL if given", () => {
  expect(detailsOf(Registration, registration)).toBeUndefined();
  expect(detailsOf(Registration, { ...registration, website: "https://toko.example" })).toBeUndefined();
  expect(detailsOf(Registration, { ...registration, website: "toko", email: "budi", name: "" })).toEqual({
    website: "must be an http or https URL",
    email: "must be an e-mail address",
    name: "must not be empty",
  });
});

test("merchant update: any subset of the fields, and no other field", () => {
  for (const update of [
    {},
    { webhookUrl: null },
    { webhookUrl: "" },
    { webhookSecret: "auto" },
    { webhookSecret: secret },
  ]) {
    expect(detailsOf(MerchantUpdate, update)).toBeUndefined();
  }
  expect(detailsOf(MerchantUpdate, { email: "x", webhookSecret: "hunter2", webhookUrl: "ftp://x" })).toEqual({
    email: "is not a known field",
    webhookSecret: 'must be "auto", or whsec_ followed by base64 of 24 to 64 bytes',
    webhookUrl: "must be an http or https URL without credentials, or empty",
  });
});

test("API key: secret and without a label by default", () => {
  expect(parse(ApiKeyRequest, { environment: "sandbox" })).toEqual({
    ok: true,
    value: { environment: "sandbox", label: "", type: "secret" },
  });
  expect(detailsOf(ApiKeyRequest, { environment: "base", allowedOrigins: [] })).toEqual({
    environment: "must be one of: sandbox, production",
    allowedOrigins: "must not be empty",
  });
  expect(detailsOf(ApiKeyRequest, { environment: "sandbox", allowedOrigins: ["https://a.example/"] })).toEqual({
    "allowedOrigins[0]": expect.stringContaining("must be an origin"),
  });
});

test("roll: accepts only the four grace periods", () => {
  expect(detailsOf(rollApiKey.body, { graceSeconds: 3_600 })).toBeUndefined();
  expect(detailsOf(rollApiKey.body, { graceSeconds: 60 })).toEqual({
    graceSeconds: "must be one of: 0, 3600, 86400, 604800",
  });
});

test("faucet: whole IDRX, decimal ETH", () => {
  expect(parse(FundRequest, { address: wallet, amount: "100000" })).toMatchObject({ value: { token: "IDRX" } });
  expect(detailsOf(FundRequest, { address: wallet, amount: "0.5", token: "ETH" })).toBeUndefined();
  expect(detailsOf(FundRequest, { address: wallet, amount: "0.5" })).toEqual({
    amount: "must be a whole number above 0, as a string of digits",
  });
  expect(detailsOf(FundRequest, { address: wallet, amount: "0", token: "ETH" })).toEqual({
    amount: expect.stringContaining("must be a decimal number above 0"),
  });
  expect(detailsOf(FundRequest, { address: "0x1", amount: 5 })).toEqual({
    address: "must be an address: 0x and 40 hex digits",
    amount: "must be a string",
  });
});

test("payment list: defaults and filters", () => {
  expect(parseQuery(PaymentQuery, {})).toEqual({ ok: true, value: { page: 1, limit: 20 } });
  const bad = { page: "0", limit: "101", status: "paid", from: "me", since: "soon" };
  expect(parseQuery(PaymentQuery, bad)).toEqual({
    ok: false,
    details: {
      page: "must be at least 1",
      limit: "must be at most 100",
      status: "must be one of: pending, confirmed, failed",
      from: "must be an address: 0x and 40 hex digits",
      since: expect.stringContaining("must be an ISO 8601 date or time"),
    },
  });
});
