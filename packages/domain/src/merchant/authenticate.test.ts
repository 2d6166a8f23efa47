import { anAuthenticatedKey } from "@lunas/testkit/build/an-api-key";
import { addressOf } from "@lunas/testkit/build/numbered";
import { isRefusal } from "../shared/refusal";
import type { Authenticated, KeyScope } from "./api-key";
import { type ApiKeyFamily, newApiKey } from "./api-key";
import { authenticate, hashApiKey, type KeyNeed } from "./authenticate";

const nowMs = 1_000_000;
const noCaller = { origin: null, ip: null, scope: "payments:settle" } as const;

function stored({ type, environment }: ApiKeyFamily, overrides: Partial<Authenticated["key"]> = {}): Authenticated {
  const key = anAuthenticatedKey({ type, environment, allowedOrigins: ["https://shop.example"], ...overrides });
  return { key, merchant: { id: "mer_1", walletAddress: addressOf(1) } };
}

interface Use extends Partial<Authenticated["key"]> {
  readonly need: KeyNeed;
  readonly origin?: string;
  readonly ip?: string;
  readonly scope?: KeyScope;
}

async function ask(family: ApiKeyFamily, { need, origin = "", ip = "", scope = "payments:read", ...limits }: Use) {
  const { key } = newApiKey(family);
  const found = stored(family, limits);
  const keys = { authenticate: async (hash: string) => (hash === hashApiKey(key) ? found : null) };
  const deps = { keys, clock: { now: () => nowMs } };
  const answer = await authenticate(deps, { key, origin: origin || null, ip: ip || null, need, scope });
  return isRefusal(answer) ? answer.refused : answer.merchant.id;
}

const secret = { type: "secret", environment: "sandbox" } as const;
const live = { type: "secret", environment: "production" } as const;
const publishable = { type: "publishable", environment: "sandbox" } as const;

test.each<[string, ApiKeyFamily, Use, string]>([
  ["a secret key from a backend", secret, { need: "key" }, "mer_1"],
  ["a secret key in a browser", secret, { need: "key", origin: "https://shop.example" }, "secret_key_in_browser"],
  ["a secret key on an opaque page", secret, { need: "key", origin: "null" }, "secret_key_in_browser"],
  ["a publishable key from its origin", publishable, { need: "key", origin: "https://shop.example" }, "mer_1"],
  ["a publishable key without an origin", publishable, { need: "key" }, "origin_not_allowed"],
  [
    "a publishable key from another origin",
    publishable,
    { need: "key", origin: "https://shop.example:8" },
    "origin_not_allowed",
  ],
  ["a publishable key for look-ups", publishable, { need: "secretKey" }, "forbidden"],
  ["a live key for look-ups", live, { need: "secretKey" }, "mer_1"],
  ["a live key in the sandbox", live, { need: "sandboxKey" }, "forbidden"],
  ["a sandbox key in the sandbox", secret, { need: "sandboxKey" }, "mer_1"],
  ["a key after its grace period", secret, { need: "key", expiresAtMs: nowMs }, "unauthorized"],
  ["a key in its grace period", secret, { need: "key", expiresAtMs: nowMs + 1 }, "mer_1"],
  ["a key with the scope", secret, { need: "secretKey", scopes: ["payments:read"] }, "mer_1"],
  ["a key without the scope", secret, { need: "secretKey", scopes: ["payments:settle", "events:read"] }, "forbidden"],
  [
    "a key used from an allowed address",
    secret,
    { need: "secretKey", allowedIps: ["10.0.0.0/8"], ip: "10.1.2.3" },
    "mer_1",
  ],
  [
    "a key used from another address",
    secret,
    { need: "secretKey", allowedIps: ["10.0.0.0/8"], ip: "11.1.2.3" },
    "forbidden",
  ],
  ["a key used from an unknown address", secret, { need: "secretKey", allowedIps: ["10.0.0.0/8"] }, "forbidden"],
  [
    "an expired key used from another address",
    secret,
    { need: "key", allowedIps: ["::1"], expiresAtMs: nowMs },
    "unauthorized",
  ],
])("%s", async (_name, family, use, outcome) => {
  expect(await ask(family, use)).toBe(outcome);
});

test.each([null, "", "ipk_sandbox_", `ipk_sandbox_${"a".repeat(38)}`, "Bearer x"])(
  "the key %j is refused without a look-up",
  async (key) => {
    const keys = { authenticate: jest.fn() };
    const deps = { keys, clock: { now: () => nowMs } };
    expect(await authenticate(deps, { ...noCaller, key, need: "key" })).toMatchObject({ refused: "unauthorized" });
    expect(keys.authenticate).not.toHaveBeenCalled();
  },
);

test("a valid key of a suspended merchant is refused with that reason everywhere", async () => {
  const { key } = newApiKey(secret);
  const deps = { keys: { authenticate: async () => "suspended" as const }, clock: { now: () => nowMs } };
  for (const need of ["key", "secretKey", "sandboxKey"] as const) {
    const answer = await authenticate(deps, { ...noCaller, key, need });
    expect(answer).toMatchObject({ refused: "forbidden", details: { reason: "merchant_suspended" } });
  }
});
