import { aMerchant } from "@lunas/testkit/build/a-merchant";
import { addressOf } from "@lunas/testkit/build/numbered";
import type { NewAuditEntry } from "../operations/audit-entry";
import { type LogInDeps, logIn } from "./log-in";
import type { Merchant } from "./merchant";

const wallet = addressOf(1);
const merchant = aMerchant({ walletAddress: wallet, walletChanges: 2 });
const nowMs = 1_800_000_000_000;

type Record = LogInDeps["audit"]["record"];

function deps(found: Merchant | null, record: Record = async () => undefined, isTaken = false): LogInDeps {
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
    provedBy: async () => ({ kind: "code", chainId: 8453 }),
    proofs: { note: async () => true },
    clock: { now: () => nowMs },
    terms: { domains: ["d"], chainIds: [1] },
    merchants: { findByWallet: async () => found, isTakenWallet: async () => isTaken },
    sessions: { open: async ({ id, walletChanges }) => `session of ${id} after ${walletChanges}` },
    audit: { record },
  };
}

const origin = { ipAddress: "192.0.2.1", userAgent: "a browser" };
const given = { message: "m", signature: "0x", origin } as const;

test("opens a session for the wallet's merchant", async () => {
  expect(await logIn(deps(merchant), given)).toEqual({ merchant, sessionToken: "session of mer_1 after 2" });
});

test("opens no session for a third party, a former wallet or a suspended merchant", async () => {
  expect(await logIn(deps(null), given)).toMatchObject({ details: { reason: "not_registered" } });
  expect(await logIn(deps(null, undefined, true), given)).toMatchObject({ details: { reason: "wallet_not_current" } });
  const suspended = { ...merchant, suspendedAtMs: 1 };
  expect(await logIn(deps(suspended), given)).toMatchObject({ details: { reason: "suspended" } });
});

test("writes an audit entry with the request's origin, and none for a refusal", async () => {
  const entries: NewAuditEntry[] = [];
  const record = async (entry: NewAuditEntry) => void entries.push(entry);
  await logIn(deps(null, record), given);
  await logIn(deps({ ...merchant, suspendedAtMs: 1 }, record), given);
  expect(entries).toEqual([]);
  await logIn(deps(merchant, record), given);
  expect(entries).toMatchObject([
    { actor: { kind: "merchant", id: "mer_1" }, action: "session.open", merchantId: "mer_1", personal: origin },
  ]);
});

test("opens no session without an audit entry", async () => {
  const open = jest.fn();
  const refuses = deps(merchant, async () => {
    throw new Error("no row");
  });
  await expect(logIn({ ...refuses, sessions: { open } }, given)).rejects.toThrow("no row");
  expect(open).not.toHaveBeenCalled();
});

test("opens no session for a contract on a chain that the wallet has not proved", async () => {
  const open = jest.fn();
  const elsewhere = { ...deps(merchant), proofs: { note: async () => false }, sessions: { open } };
  expect(await logIn(elsewhere, given)).toMatchObject({ details: { reason: "chain_not_proved" } });
  expect(open).not.toHaveBeenCalled();
});
