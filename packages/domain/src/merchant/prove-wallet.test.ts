import { addressOf } from "@lunas/testkit/build/numbered";
import type { NewAuditEntry } from "../operations/audit-entry";
import { type ProveOnChainDeps, proveOnChain } from "./prove-wallet";
import type { SignInMessage } from "./sign-in";
import type { ProvedBy } from "./wallet-proof";

const nowMs = 1_800_000_000_000;
const hourMs = 3_600_000;
const [wallet, thirdParty] = [addressOf(1), addressOf(2)];
const origin = { ipAddress: "192.0.2.1", userAgent: "a browser" };
const message: SignInMessage = {
  ...{ address: wallet, domain: "d", uri: "https://d", statement: null, version: "1", chainId: 31415, nonce: "n" },
  ...{ issuedAtMs: nowMs, expiresAtMs: null, notBeforeMs: null },
};

function prove(by: ProvedBy | null, { address = wallet, signedInAtMs = nowMs } = {}) {
  const added: [unknown, ProvedBy, NewAuditEntry][] = [];
  const deps: ProveOnChainDeps = {
    signIn: {
      nonces: { consume: async () => true },
      parseMessage: () => ({ ...message, address }),
      provedBy: async ({ chainId }) => (chainId === message.chainId ? by : null),
      clock: { now: () => nowMs },
      terms: { domains: ["d"], chainIds: [8453, 31415] },
    },
    proofs: {
      add: async (...given) => {
        added.push(given);
        return { address: wallet, byKey: false, chainIds: [8453, 31415] };
      },
    },
    clock: { now: () => nowMs },
  };
  const merchant = { id: "mer_1", walletAddress: wallet } as const;
  const answer = proveOnChain(deps, { merchant, signedInAtMs }, { message: "m", signature: "0x", origin });
  return answer.then((proved) => ({ proved, added }));
}

test("the code of the chain that the message names adds this chain, with an audit entry", async () => {
  const byCode = { kind: "code", chainId: 31415 } as const;
  const { proved, added } = await prove(byCode);
  expect(proved).toEqual({ address: wallet, byKey: false, chainIds: [8453, 31415] });
  const details = { walletAddress: wallet, provedBy: "code", chainId: "31415" };
  const entry = { action: "merchant.wallet_proved", target: "mer_1", details, personal: origin };
  expect(added).toEqual([[wallet, byCode, expect.objectContaining(entry)]]);
});

test.each<[string, Parameters<typeof prove>, object]>([
  ["a signature that the code refuses", [null], { details: { reason: "signature_mismatch" } }],
  ["another wallet", [{ kind: "key" }, { address: thirdParty }], { details: { reason: "address_mismatch" } }],
  [
    "a session of more than 12 hours",
    [{ kind: "key" }, { signedInAtMs: nowMs - 13 * hourMs }],
    { refused: "reauthentication_required" },
  ],
])("%s adds nothing", async (_what, given, refusal) => {
  const { proved, added } = await prove(...given);
  expect(proved).toMatchObject(refusal);
  expect(added).toEqual([]);
});
