import type { Address } from "@lunas/catalog/chain";
import { addressOf } from "@lunas/testkit/build/numbered";
import { isRefusal } from "../shared/refusal";
import { cancelWalletChange, changeWallet } from "./change-wallet";
import type { SignInDeps, SignInMessage } from "./sign-in";
import { cancelStatement, changeStatement, type WalletChange, type WalletChanges } from "./wallet-change";

const nowMs = 1_800_000_000_000;
const merchantId = `mer_${"1".repeat(22)}` as const;
const oldWallet = addressOf(1);
const newWallet = addressOf(2);
const thirdParty = addressOf(3);
const wanted = { merchantId, oldWallet, newWallet };
const origin = { ipAddress: "192.0.2.1", userAgent: "a browser" };
const merchant = { id: merchantId, walletAddress: oldWallet };

const announced: WalletChange = {
  ...{ status: "announced", oldWallet, newWallet, announcedAt: "2026-11-20T08:00:00.000Z" },
  ...{ effectiveAt: "2026-11-21T08:00:00.000Z", oldWalletAcceptedUntil: "2026-11-22T08:00:00.000Z" },
};

/** A message in these tests is JSON; its signature is the signer's address. */
function aCommandContext(
  outcome: Awaited<ReturnType<WalletChanges["announce"]>> = announced,
  cancelled: "effective" | "none" | null = null,
  unprovedWallet: Address | null = null,
) {
  const nonces = new Set(["n1", "n2"]);
  const calls: unknown[] = [];
  const proved: Address[] = [];
  const signIn: SignInDeps = {
    nonces: { consume: async (nonce) => nonces.delete(nonce) },
    parseMessage: (text) => (text.startsWith("{") ? JSON.parse(text) : null),
    provedBy: async ({ address, signature }) => (signature === address ? { kind: "key" } : null),
    proofs: {
      note: async (wallet) => {
        proved.push(wallet);
        return wallet !== unprovedWallet;
      },
    },
    clock: { now: () => nowMs },
    terms: { domains: ["pay.example"], chainIds: [8453] },
  };
  const changes: WalletChanges = {
    announce: async (change, from) => {
      calls.push({ ...change, from });
      return outcome;
    },
    cancel: async (change, from) => {
      calls.push({ ...change, from });
      return cancelled ?? { ...announced, status: "cancelled" };
    },
  };
  return { deps: { signIn, changes }, calls, nonces, proved };
}

function proofOf(address: Address, nonce: string, said: Partial<SignInMessage> = {}, signer: Address = address) {
  const message: SignInMessage = {
    ...{ address, nonce, domain: "pay.example", uri: "https://pay.example", version: "1", chainId: 8453 },
    ...{ statement: changeStatement(wanted), issuedAtMs: nowMs, expiresAtMs: null, notBeforeMs: null, ...said },
  };
  return { message: JSON.stringify(message), signature: signer };
}

const oldProof = (said: Partial<SignInMessage> = {}) => proofOf(oldWallet, "n1", said);
const newProof = (said: Partial<SignInMessage> = {}) => proofOf(newWallet, "n2", said);
const bothProofs = { newWallet, oldWalletProof: oldProof(), newWalletProof: newProof(), origin };

test("both wallets' signatures change the wallet and consume their nonces", async () => {
  const { deps, calls, nonces } = aCommandContext();
  expect(await changeWallet(deps, merchant, bothProofs)).toEqual(announced);
  expect(calls).toEqual([{ ...wanted, from: origin }]);
  expect(nonces.size).toBe(0);
  const again = await changeWallet(deps, merchant, bothProofs);
  expect(again).toMatchObject({
    refused: "unauthorized",
    details: { reason: "nonce_unknown", proof: "oldWalletProof" },
  });
  expect(calls).toHaveLength(1);
});

test("the new wallet's proof is stored with the change, and an old wallet on an unproved chain changes nothing", async () => {
  const { deps, proved } = aCommandContext();
  await changeWallet(deps, merchant, bothProofs);
  expect(proved).toEqual([oldWallet, newWallet, newWallet]);
  const elsewhere = aCommandContext(announced, null, oldWallet);
  expect(await changeWallet(elsewhere.deps, merchant, bothProofs)).toMatchObject({
    details: { reason: "chain_not_proved", proof: "oldWalletProof" },
  });
  expect(elsewhere.calls).toEqual([]);
});

const elsewhere = { statement: changeStatement({ ...wanted, newWallet: thirdParty }) };
const ofAnother = { statement: changeStatement({ ...wanted, merchantId: `mer_${"2".repeat(22)}` }) };

test.each([
  [
    "a sign-in message of the old wallet",
    { oldWalletProof: oldProof({ statement: "Sign in to Lunas." }) },
    "statement_mismatch",
    "oldWalletProof",
  ],
  [
    "a sign-in message of the new wallet",
    { newWalletProof: newProof({ statement: null }) },
    "statement_mismatch",
    "newWalletProof",
  ],
  [
    "the old wallet's consent to another new wallet",
    { oldWalletProof: oldProof(elsewhere) },
    "statement_mismatch",
    "oldWalletProof",
  ],
  [
    "the new wallet's consent for another merchant",
    { newWalletProof: newProof(ofAnother) },
    "statement_mismatch",
    "newWalletProof",
  ],
  [
    "a cancellation",
    { newWalletProof: newProof({ statement: cancelStatement(wanted) }) },
    "statement_mismatch",
    "newWalletProof",
  ],
  [
    "the old wallet's signature twice",
    { newWalletProof: oldProof({ nonce: "n2" }) },
    "address_mismatch",
    "newWalletProof",
  ],
  [
    "a foreign wallet's proof for the old wallet",
    { oldWalletProof: proofOf(thirdParty, "n1") },
    "address_mismatch",
    "oldWalletProof",
  ],
  [
    "a foreign signature for the old wallet's address",
    { oldWalletProof: proofOf(oldWallet, "n1", {}, thirdParty) },
    "signature_mismatch",
    "oldWalletProof",
  ],
  [
    "a foreign signature for the new wallet's address",
    { newWalletProof: proofOf(newWallet, "n2", {}, thirdParty) },
    "signature_mismatch",
    "newWalletProof",
  ],
  ["one nonce for both", { newWalletProof: newProof({ nonce: "n1" }) }, "nonce_unknown", "newWalletProof"],
  ["another domain", { newWalletProof: newProof({ domain: "evil.example" }) }, "domain_mismatch", "newWalletProof"],
  ["another URI", { newWalletProof: newProof({ uri: "https://evil.example" }) }, "uri_mismatch", "newWalletProof"],
  ["another chain", { newWalletProof: newProof({ chainId: 1 }) }, "chain_mismatch", "newWalletProof"],
  ["a message that has expired", { oldWalletProof: oldProof({ expiresAtMs: nowMs }) }, "expired", "oldWalletProof"],
  [
    "an old message",
    { oldWalletProof: oldProof({ issuedAtMs: nowMs - 600_001 }) },
    "issued_at_out_of_range",
    "oldWalletProof",
  ],
  ["no message", { oldWalletProof: { message: "yes", signature: oldWallet } }, "message_malformed", "oldWalletProof"],
])("%s changes nothing", async (_what, change, reason, proof) => {
  const { deps, calls } = aCommandContext();
  const answer = await changeWallet(deps, merchant, { ...bothProofs, ...change });
  expect(answer).toMatchObject({ refused: "unauthorized", details: { reason, proof } });
  expect(calls).toEqual([]);
});

test.each(["pending", "taken", "not_current", "same"] as const)(
  "a refusal by the store is reported: %s",
  async (outcome) => {
    const answer = await changeWallet(aCommandContext(outcome).deps, merchant, bothProofs);
    const reported = isRefusal(answer) ? [answer.refused, answer.details] : answer;
    const expected = {
      pending: ["wallet_change_conflict", { reason: "already_announced" }],
      taken: ["merchant_exists", { walletAddress: newWallet }],
      not_current: ["wallet_change_conflict", { reason: "not_current" }],
      same: ["invalid_request", { walletAddress: "is your wallet already" }],
    } as const;
    expect(reported).toEqual(expected[outcome]);
  },
);

test("the present wallet cannot be the new one", async () => {
  const { deps, calls } = aCommandContext();
  expect(await changeWallet(deps, merchant, { ...bothProofs, newWallet: oldWallet })).toMatchObject({
    refused: "invalid_request",
  });
  expect(calls).toEqual([]);
});

describe("cancelling a change", () => {
  const statement = cancelStatement(wanted);

  test.each([
    ["old", oldWallet],
    ["new", newWallet],
  ])("the %s wallet can do it without a session", async (_which, wallet) => {
    const { deps, calls } = aCommandContext();
    const answer = await cancelWalletChange(deps, { ...proofOf(wallet, "n1", { statement }), origin });
    expect(answer).toEqual({ wanted, change: { ...announced, status: "cancelled" } });
    expect(calls).toEqual([{ ...wanted, from: origin }]);
  });

  test.each([
    ["a third party", proofOf(thirdParty, "n1", { statement }), "address_mismatch"],
    [
      "a foreign signature for the old wallet's address",
      proofOf(oldWallet, "n1", { statement }, thirdParty),
      "signature_mismatch",
    ],
    ["the proof of the change itself", oldProof(), "statement_mismatch"],
    ["a sign-in", oldProof({ statement: "Sign in to Lunas." }), "statement_mismatch"],
    ["more words", oldProof({ statement: `${statement} Or not.` }), "statement_mismatch"],
    ["no message", { message: "no", signature: oldWallet }, "message_malformed"],
    ["a used nonce", proofOf(oldWallet, "n0", { statement }), "nonce_unknown"],
  ] as const)("%s cannot do it", async (_what, proof, reason) => {
    const { deps, calls } = aCommandContext();
    expect(await cancelWalletChange(deps, { ...proof, origin })).toMatchObject({
      refused: "unauthorized",
      details: { reason },
    });
    expect(calls).toEqual([]);
  });

  test.each([
    ["effective", "already_effective"],
    ["none", "not_announced"],
  ] as const)("a change that is %s cannot be cancelled", async (outcome, reason) => {
    const { deps } = aCommandContext(announced, outcome);
    const answer = await cancelWalletChange(deps, { ...proofOf(oldWallet, "n1", { statement }), origin });
    expect(answer).toMatchObject({ refused: "wallet_change_conflict", details: { reason } });
  });
});
