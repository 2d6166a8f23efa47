import { freshWallet } from "@lunas/testkit/payer/fresh-wallet";
import { fundedPayer } from "../../harness/funded-payer";
import { signIn } from "../../harness/register-merchant";
import { type Fixture, shopOrigin } from "./fixture";
import type { Refused } from "./refusal";

/** A sign-in message that everything is wrong with: the first thing that is looked at answers. */
const registration = ({ merchant }: Fixture) => ({
  email: "owner@warung.example",
  name: "Warung Maju",
  walletAddress: merchant.walletAddress,
  message: "let me in",
  signature: `0x${"11".repeat(65)}`,
});

/** What is wrong with a request before it is about a payment: its form, who sends it, where it goes. */
export const ofRequests: readonly Refused[] = [
  {
    name: "a field that is wrong",
    code: "invalid_request",
    status: 400,
    details: ["paymentPayload.payload.permit2Authorization.nonce"],
    provoke: async ({ sign, pay }) => {
      const body = await sign();
      body.paymentPayload.payload.permit2Authorization.nonce = "0x10";
      return pay(body);
    },
  },
  {
    name: "a body that is no JSON",
    code: "invalid_request",
    status: 400,
    details: ["body"],
    provoke: ({ pay }) => pay("{"),
  },
  {
    name: "no requirements with a secret key",
    code: "invalid_request",
    status: 400,
    details: ["paymentRequirements"],
    provoke: async ({ sign, pay }) => pay({ paymentPayload: (await sign()).paymentPayload }),
  },
  {
    name: "metadata with a publishable key",
    code: "invalid_request",
    status: 400,
    details: ["metadata"],
    provoke: async ({ sign, pay, publishableKey }) =>
      pay({ ...(await sign()), metadata: { a: "b" } }, { key: publishableKey, headers: { origin: shopOrigin } }),
  },
  {
    name: "a reference that is none",
    code: "invalid_request",
    status: 400,
    details: ["id"],
    provoke: ({ ask, merchant }) => ask("/payments/17", { key: merchant.apiKey }),
  },
  {
    name: "a list with filters that are none",
    code: "invalid_request",
    status: 400,
    details: ["page", "limit", "status", "from", "since", "until"],
    provoke: ({ ask, merchant }) =>
      ask("/payments?page=0&limit=101&status=open&from=0x1&since=yesterday&until=2026-02-30", { key: merchant.apiKey }),
  },
  {
    name: "a filter that is given twice",
    code: "invalid_request",
    status: 400,
    details: ["status"],
    provoke: ({ ask, merchant }) => ask("/payments?status=failed&status=pending", { key: merchant.apiKey }),
  },
  {
    name: "statistics of an environment that does not exist",
    code: "invalid_request",
    status: 400,
    details: ["environment"],
    provoke: ({ ask, merchant: { cookie } }) => ask("/merchant/stats?environment=moon", { headers: { cookie } }),
  },
  {
    name: "the price of a token that does not exist",
    code: "unsupported_token",
    status: 400,
    details: ["token"],
    provoke: ({ ask }) => ask("/tokens/USDC/price"),
  },
  {
    name: "the price of a token in another spelling",
    code: "unsupported_token",
    status: 400,
    details: ["token"],
    provoke: ({ ask }) => ask("/tokens/idrx/price"),
  },
  {
    name: "a list without a key",
    code: "unauthorized",
    status: 401,
    details: [],
    provoke: ({ ask }) => ask("/payments"),
  },
  {
    name: "a list with a publishable key",
    code: "forbidden",
    status: 403,
    details: [],
    provoke: ({ ask, publishableKey }) => ask("/payments", { key: publishableKey }),
  },
  {
    name: "statistics without a session",
    code: "unauthorized",
    status: 401,
    details: [],
    provoke: ({ ask, merchant }) => ask("/merchant/stats", { key: merchant.apiKey }),
  },
  {
    name: "a path that is no URL's",
    code: "invalid_request",
    status: 400,
    details: ["path"],
    provoke: ({ ask, merchant }) => ask("/payments/%ZZ", { key: merchant.apiKey }),
  },
  {
    name: "a profile's field that does not exist",
    code: "invalid_request",
    status: 400,
    details: ["colour"],
    provoke: ({ ask, merchant: { cookie } }) =>
      ask("/merchant/me", { method: "PATCH", headers: { cookie }, body: { colour: "red" } }),
  },
  {
    name: "a default token that does not exist",
    code: "unsupported_token",
    status: 400,
    details: ["defaultToken"],
    provoke: ({ ask, merchant: { cookie } }) =>
      ask("/merchant/me", { method: "PATCH", headers: { cookie }, body: { defaultToken: "USDC" } }),
  },
  {
    name: "a default network that does not exist",
    code: "unsupported_network",
    status: 400,
    details: ["defaultNetwork"],
    provoke: ({ ask, merchant: { cookie } }) =>
      ask("/merchant/me", { method: "PATCH", headers: { cookie }, body: { defaultNetwork: "mars" } }),
  },
  {
    name: "no key",
    code: "unauthorized",
    status: 401,
    details: [],
    provoke: async ({ sign, ask }) => ask("/facilitate", { method: "POST", body: await sign() }),
  },
  {
    name: "a key that nobody has",
    code: "unauthorized",
    status: 401,
    details: [],
    provoke: ({ ask }) => ask("/payments/pay_1", { key: `ipk_sandbox_${"a".repeat(38)}` }),
  },
  {
    name: "no session",
    code: "unauthorized",
    status: 401,
    details: [],
    headers: { "set-cookie": /^lunas_session=; / },
    provoke: ({ ask }) => ask("/merchant/me"),
  },
  {
    name: "a sign-in that is none",
    code: "unauthorized",
    status: 401,
    details: ["reason"],
    provoke: (fixture) => fixture.ask("/auth/register", { method: "POST", body: registration(fixture) }),
  },
  {
    name: "a publishable key where a secret one is needed",
    code: "forbidden",
    status: 403,
    details: [],
    provoke: ({ ask, publishableKey }) => ask("/payments/pay_1", { key: publishableKey }),
  },
  {
    name: "a live key in the sandbox",
    code: "forbidden",
    status: 403,
    details: [],
    provoke: ({ ask, liveKey, payer }) =>
      ask("/sandbox/fund", { method: "POST", key: liveKey, body: { address: payer.address, amount: "1" } }),
  },
  {
    name: "a live key that resets the sandbox",
    code: "forbidden",
    status: 403,
    details: [],
    provoke: ({ ask, liveKey }) => ask("/sandbox/reset", { method: "POST", key: liveKey }),
  },
  {
    name: "a live key that lists the sandbox's wallets",
    code: "forbidden",
    status: 403,
    details: [],
    provoke: ({ ask, liveKey }) => ask("/sandbox/wallets", { key: liveKey }),
  },
  {
    name: "a publishable key that resets the sandbox",
    code: "forbidden",
    status: 403,
    details: [],
    provoke: ({ ask, publishableKey }) => ask("/sandbox/reset", { method: "POST", key: publishableKey }),
  },
  {
    name: "no key at the sandbox's wallets",
    code: "unauthorized",
    status: 401,
    details: [],
    provoke: ({ ask }) => ask("/sandbox/wallets"),
  },
  {
    name: "a publishable key from elsewhere",
    code: "origin_not_allowed",
    status: 403,
    details: ["origin"],
    provoke: async ({ sign, pay, publishableKey }) =>
      pay(await sign(), { key: publishableKey, headers: { origin: "https://elsewhere.example" } }),
  },
  {
    name: "a page of another origin in a session",
    code: "origin_not_allowed",
    status: 403,
    details: [],
    provoke: ({ ask, merchant: { cookie } }) =>
      ask("/merchant/me", { method: "PATCH", headers: { cookie, origin: shopOrigin }, body: { name: "Mine" } }),
  },
  {
    name: "a secret key in a browser, on a page that may read it",
    code: "secret_key_in_browser",
    status: 403,
    details: [],
    headers: {
      "access-control-allow-origin": /^https:\/\/shop\.example$/,
      "access-control-expose-headers": /Retry-After/,
    },
    provoke: async ({ sign, pay }) => pay(await sign(), { headers: { origin: shopOrigin } }),
  },
  {
    name: "a path that nothing is at",
    code: "not_found",
    status: 404,
    details: [],
    provoke: ({ ask }) => ask("/nowhere"),
  },
  {
    name: "a payment that does not exist",
    code: "payment_not_found",
    status: 404,
    details: [],
    provoke: ({ ask, merchant }) => ask("/payments/pay_0000000000000000000000", { key: merchant.apiKey }),
  },
  {
    name: "a refund of more than the payment",
    code: "refund_exceeds_payment",
    status: 409,
    details: ["remaining"],
    provoke: async ({ sign, pay, ask, merchant }) => {
      const { paymentId } = (await (await pay(await sign())).json()) as { paymentId: string };
      const body = { amount: "1001" };
      return ask(`/payments/${paymentId}/refunds/prepare`, { method: "POST", key: merchant.apiKey, body });
    },
  },
  {
    name: "a success is given back that nobody has",
    code: "give_back_refused",
    status: 409,
    details: ["reason"],
    provoke: async ({ sign, pay, ask, merchant }) => {
      const { paymentId } = (await (await pay(await sign())).json()) as { paymentId: string };
      return ask(`/payments/${paymentId}/give-back?answerId=ask_ofNobody`, { method: "POST", key: merchant.apiKey });
    },
  },
  {
    name: "a refund of a payment that failed",
    code: "payment_not_refundable",
    status: 409,
    details: ["reason", "status"],
    provoke: async ({ harness, sign, pay, ask, merchant }) => {
      const payer = await fundedPayer(harness.rpcUrl, 9_990_200n);
      // The sandbox lets this amount revert.
      const failed = await pay(await sign({ amount: 9_990_200n }, payer));
      const { error } = (await failed.json()) as { error: { details: { paymentId: string } } };
      const path = `/payments/${error.details.paymentId}/refunds/prepare`;
      return ask(path, { method: "POST", key: merchant.apiKey, body: {} });
    },
  },
  {
    name: "the timeline of a payment that does not exist",
    code: "payment_not_found",
    status: 404,
    details: [],
    provoke: ({ ask, merchant }) => ask("/payments/pay_0000000000000000000000/timeline", { key: merchant.apiKey }),
  },
  {
    name: "events after one that does not exist",
    code: "not_found",
    status: 404,
    details: [],
    provoke: ({ ask, merchant }) => ask("/events?after=evt_0000000000000000000000", { key: merchant.apiKey }),
  },
  {
    name: "a delivery that does not exist",
    code: "not_found",
    status: 404,
    details: [],
    provoke: ({ ask, merchant }) =>
      ask("/merchant/webhooks/deliveries/dlv_0000000000000000000000", { headers: { cookie: merchant.cookie } }),
  },
  {
    name: "a test of webhooks that go nowhere",
    code: "no_webhook_endpoint",
    status: 409,
    details: ["reason"],
    provoke: ({ ask, merchant }) =>
      ask("/merchant/webhooks/test", { method: "POST", headers: { cookie: merchant.cookie } }),
  },
  {
    name: "a method that the path does not have",
    code: "method_not_allowed",
    status: 405,
    details: [],
    headers: { allow: /^POST, OPTIONS$/ },
    provoke: ({ ask }) => ask("/facilitate"),
  },
  {
    name: "a wallet that is registered",
    code: "merchant_exists",
    status: 409,
    details: [],
    provoke: async (fixture) => {
      const wallet = freshWallet();
      const register = async () => {
        const proof = await signIn(fixture.harness.url, wallet);
        const body = { ...registration(fixture), walletAddress: wallet.address, ...proof };
        return fixture.ask("/auth/register", { method: "POST", body });
      };
      await register();
      return register();
    },
  },
  {
    name: "a body over 64 kB",
    code: "payload_too_large",
    status: 413,
    details: [],
    provoke: ({ pay }) => pay({ x: "y".repeat(70_000) }),
  },
  {
    name: "a body that says it is no JSON",
    code: "unsupported_media_type",
    status: 415,
    details: [],
    provoke: ({ pay }) => pay("hello", { headers: { "content-type": "text/plain" } }),
  },
  {
    name: "a limit that is used up",
    code: "rate_limited",
    status: 429,
    details: ["limit"],
    headers: { ratelimit: /^"facilitate"; r=0; t=\d+$/, "ratelimit-policy": /^"facilitate"; q=1; w=60/ },
    provoke: async ({ pay, limited }) => {
      await pay({}, { url: limited });
      return pay({}, { url: limited });
    },
  },
];
