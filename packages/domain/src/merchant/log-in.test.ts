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
  nextWallet: null,
  walletChanges: 2,
  createdAtMs: 0,
  updatedAtMs: 0,
};
const nowMs = 1_800_000_000_000;

function deps(found: Merchant | null, isTaken = false): LogInDeps {
  const message = {
    address: wallet,
    domain: "d",
    uri: "https://d",
    version: "1",
    chainId: 1,
    nonce: "n",
    statement: null,
  };
  return {
    nonces: { consume: async () => true },
    parseMessage: () => ({ ...message, issuedAtMs: nowMs, expiresAtMs: null, notBeforeMs: null }),
    hasSigned: async () => true,
    clock: { now: () => nowMs },
    terms: { domains: ["d"], chainIds: [1] },
    merchants: { findByWallet: async () => found, isTakenWallet: async () => isTaken },
    sessions: { open: async ({ id, walletChanges }) => `session of ${id} after ${walletChanges}` },
  };
}

const given = { message: "m", signature: "0x" } as const;

test("opens a session for the wallet's merchant", async () => {
  expect(await logIn(deps(merchant), given)).toEqual({ merchant, sessionToken: "session of mer_1 after 2" });
});

test("opens none for a stranger, a former wallet or a suspended merchant", async () => {
  expect(await logIn(deps(null), given)).toMatchObject({ details: { reason: "not_registered" } });
  expect(await logIn(deps(null, true), given)).toMatchObject({ details: { reason: "wallet_not_current" } });
  const suspended = { ...merchant, suspendedAtMs: 1 };
  expect(await logIn(deps(suspended), given)).toMatchObject({ details: { reason: "suspended" } });
});
