import { addressOf } from "@lunas/testkit/build/numbered";
import { type LogInDeps, logIn } from "./log-in";
import type { Merchant } from "./merchant";

const wallet = addressOf(1);
const merchant: Merchant = {
  id: "mer_1",
  email: "kedai@example.com",
  walletAddress: wallet,
  name: "Kedai",
  website: null,
  webhookUrl: null,
  webhookSecrets: { current: null, previous: null, previousUntilMs: null },
  webhookDisabledAtMs: null,
  defaultToken: "IDRX",
  defaultNetwork: "base",
  suspendedAtMs: null,
  approvedAtMs: null,
  createdAtMs: 0,
  updatedAtMs: 0,
};
const nowMs = 1_800_000_000_000;

function deps(found: Merchant | null): LogInDeps {
  const message = { address: wallet, domain: "d", uri: "https://d", version: "1", chainId: 1, nonce: "n" };
  return {
    nonces: { consume: async () => true },
    parseMessage: () => ({ ...message, issuedAtMs: nowMs, expiresAtMs: null, notBeforeMs: null }),
    hasSigned: async () => true,
    clock: { now: () => nowMs },
    terms: { domains: ["d"], chainIds: [1] },
    merchants: { findByWallet: async () => found },
    sessions: { open: async (id) => `session of ${id}` },
  };
}

const given = { message: "m", signature: "0x", client: { ip: "203.0.113.7", userAgent: null } } as const;

test("opens a session for the wallet's merchant", async () => {
  expect(await logIn(deps(merchant), given)).toEqual({ merchant, sessionToken: "session of mer_1" });
});

test("opens none for a stranger or a suspended merchant", async () => {
  expect(await logIn(deps(null), given)).toMatchObject({ details: { reason: "not_registered" } });
  const suspended = { ...merchant, suspendedAtMs: 1 };
  expect(await logIn(deps(suspended), given)).toMatchObject({ details: { reason: "suspended" } });
});
