import type { Case } from "../case";
import { outcome } from "../http";
import { casesOf, theCase } from "./ask-for";

const wrongKey = `ipk_sandbox_${"a".repeat(38)}`;

/** Each endpoint exists and requires the proof of the interface: without it the request is refused. */
const gates: readonly (readonly [row: string, method: string, path: string, expected: string])[] = [
  ["endpoint.get-config", "GET", "/config", "200"],
  ["endpoint.get-health", "GET", "/health", "200"],
  ["endpoint.get-tokens", "GET", "/tokens", "200"],
  ["endpoint.get-token-price", "GET", "/tokens/IDRX/price", "200"],
  ["endpoint.post-auth-register", "POST", "/auth/register", "400 invalid_request"],
  ["endpoint.post-auth-login", "POST", "/auth/login", "400 invalid_request"],
  ["endpoint.post-auth-logout", "POST", "/auth/logout", "401 unauthorized"],
  ["endpoint.get-payment", "GET", "/payments/pay_1", "401 unauthorized"],
  ["endpoint.get-verify", "GET", "/verify/pay_1", "401 unauthorized"],
  ["endpoint.get-payments", "GET", "/payments", "401 unauthorized"],
  ["endpoint.get-merchant", "GET", "/merchant/me", "401 unauthorized"],
  ["endpoint.patch-merchant", "PATCH", "/merchant/me", "401 unauthorized"],
  ["endpoint.get-stats", "GET", "/merchant/stats", "401 unauthorized"],
  ["endpoint.post-api-keys", "POST", "/merchant/api-keys", "401 unauthorized"],
  ["endpoint.get-api-keys", "GET", "/merchant/api-keys", "401 unauthorized"],
  ["endpoint.delete-api-key", "DELETE", "/merchant/api-keys/key_1", "401 unauthorized"],
  ["endpoint.post-sandbox-fund", "POST", "/sandbox/fund", "401 unauthorized"],
  ["endpoint.post-sandbox-reset", "POST", "/sandbox/reset", "401 unauthorized"],
  ["endpoint.get-sandbox-wallets", "GET", "/sandbox/wallets", "401 unauthorized"],
];

export const accessCases: readonly Case[] = [
  ...gates.flatMap(([row, method, path, expected]) =>
    casesOf(method, path, [
      [row, "no key, no session", expected, method === "GET" || method === "DELETE" ? {} : { body: {} }],
    ]),
  ),
  ...casesOf("POST", "/facilitate", [
    [
      "endpoint.post-facilitate",
      "a good body, no key",
      "401 unauthorized",
      async ({ sign }) => ({ body: await sign() }),
    ],
    [
      "auth.facilitate",
      "a good body, a key that nobody has",
      "401 unauthorized",
      async ({ sign }) => ({ body: await sign(), key: wrongKey }),
    ],
    [
      "auth.secret-key-with-origin",
      "a secret key with a browser's Origin",
      "403 secret_key_in_browser",
      async ({ sign, key }) => ({ body: await sign(), key, origin: "https://shop.example" }),
    ],
    [
      "auth.unregistered-origin",
      "a publishable key, an origin that is not its own",
      "403 origin_not_allowed",
      async ({ sign, apiKey }) => {
        const { key } = await apiKey({
          environment: "sandbox",
          type: "publishable",
          allowedOrigins: ["https://shop.example"],
        });
        return { body: await sign(), key: String(key), origin: "https://elsewhere.example" };
      },
    ],
  ]),
  ...casesOf("GET", "/payments/pay_1", [
    ["auth.payments", "a key that nobody has", "401 unauthorized", { key: wrongKey }],
    [
      "auth.malformed-key",
      "a key with a wrong checksum",
      "401 unauthorized",
      ({ key }) => ({ key: `${key.slice(0, -1)}${key.endsWith("a") ? "b" : "a"}` }),
    ],
    [
      "auth.payments-secret-only",
      "a publishable key",
      "403 forbidden",
      async ({ apiKey }) => {
        const { key } = await apiKey({
          environment: "sandbox",
          type: "publishable",
          allowedOrigins: ["https://shop.example"],
        });
        return { key: String(key) };
      },
    ],
  ]),
  ...casesOf("GET", "/merchant/me", [
    ["auth.merchant", "a cookie that is no session", "401 unauthorized", { cookie: "lunas_session=x" }],
  ]),
  ...casesOf("POST", "/sandbox/fund", [
    [
      "auth.sandbox-live-key",
      "a secret live key",
      "403 forbidden",
      async ({ apiKey, payTo }) => {
        const { key } = await apiKey({ environment: "production" });
        return { key: String(key), body: { address: payTo, amount: "1" } };
      },
    ],
    [
      "auth.sandbox",
      "a publishable sandbox key",
      "403 forbidden",
      async ({ apiKey, payTo }) => {
        const { key } = await apiKey({
          environment: "sandbox",
          type: "publishable",
          allowedOrigins: ["https://shop.example"],
        });
        return { key: String(key), body: { address: payTo, amount: "1" } };
      },
    ],
  ]),
  ...(["/config", "/health", "/tokens"] as const).map((path) =>
    theCase(
      [`auth.public${path.replace("/", "-")}`, "GET", path],
      ["a key that nobody has, which is not asked for", "200"],
      async ({ ask }) => outcome(await ask("GET", path, { key: wrongKey })),
    ),
  ),
];
