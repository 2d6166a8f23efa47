import { addressOf } from "@lunas/testkit/build/numbered";
import { Unavailable } from "../shared/unavailable";
import { judgeMessage, proveWallet, type SignInDeps, type SignInMessage } from "./sign-in";

const nowMs = 1_800_000_000_000;
const minuteMs = 60_000;
const wallet = addressOf(1);
const message: SignInMessage = {
  address: wallet,
  domain: "pay.example",
  uri: "https://pay.example/login",
  statement: "Sign in to Lunas.",
  version: "1",
  chainId: 8453,
  nonce: "n1",
  issuedAtMs: nowMs - minuteMs,
  expiresAtMs: null,
  notBeforeMs: null,
};
const terms = { domains: ["pay.example", "localhost:3402"], chainIds: [1337, 8453] };

const byKey = { kind: "key" } as const;

function aCommandContext(overrides: Partial<SignInDeps> = {}) {
  const nonces = new Set(["n1"]);
  const deps: SignInDeps = {
    nonces: { consume: async (nonce) => nonces.delete(nonce) },
    parseMessage: (text) => (text === "message" ? message : null),
    provedBy: async ({ signature }) => (signature === "0x01" ? byKey : null),
    proofs: { note: async () => true },
    clock: { now: () => nowMs },
    terms,
    ...overrides,
  };
  const prove = (given: { message?: string; signature?: `0x${string}`; expected?: typeof wallet | null } = {}) =>
    proveWallet(deps, { message: "message", signature: "0x01", expected: null, ...given });
  return { prove, nonces };
}

test.each<[Partial<SignInMessage>, string | null]>([
  [{}, null],
  [{ domain: "localhost:3402", uri: "http://localhost:3402" }, null],
  [{ domain: "evil.example" }, "domain_mismatch"],
  [{ domain: "localhost" }, "domain_mismatch"],
  [{ uri: "https://evil.example/pay.example" }, "uri_mismatch"],
  [{ uri: "pay.example" }, "uri_mismatch"],
  [{ uri: "javascript://pay.example/%0aalert(1)" }, "uri_mismatch"],
  [{ uri: "foo://pay.example" }, "uri_mismatch"],
  [{ uri: "https://evil.example@pay.example" }, "uri_mismatch"],
  [{ version: "2" }, "version_unsupported"],
  [{ chainId: 1 }, "chain_mismatch"],
  [{ issuedAtMs: null }, "issued_at_out_of_range"],
  [{ issuedAtMs: nowMs - 10 * minuteMs }, null],
  [{ issuedAtMs: nowMs - 10 * minuteMs - 1 }, "issued_at_out_of_range"],
  [{ issuedAtMs: nowMs + 10 * minuteMs + 1 }, "issued_at_out_of_range"],
  [{ expiresAtMs: nowMs }, "expired"],
  [{ expiresAtMs: nowMs + 1 }, null],
  [{ notBeforeMs: nowMs + 1 }, "not_yet_valid"],
])("a message with %j: %s", (change, problem) => {
  expect(judgeMessage({ ...message, ...change }, terms, nowMs)).toBe(problem);
});

test("a nonce allows one sign-in", async () => {
  const { prove } = aCommandContext();
  expect(await prove()).toEqual({ wallet, provedBy: byKey });
  expect(await prove()).toMatchObject({ refused: "unauthorized", details: { reason: "nonce_unknown" } });
});

test("a wrong signature consumes the nonce, so there is no second try", async () => {
  const { prove, nonces } = aCommandContext();
  expect(await prove({ signature: "0x02" })).toMatchObject({ details: { reason: "signature_mismatch" } });
  expect(nonces.size).toBe(0);
});

test("a message for another service leaves the nonce unused", async () => {
  const { prove, nonces } = aCommandContext();
  expect(await prove({ message: "nonsense" })).toMatchObject({ details: { reason: "message_malformed" } });
  expect(await prove({ expected: addressOf(2) })).toMatchObject({ details: { reason: "address_mismatch" } });
  expect(nonces.size).toBe(1);
});

test.each([
  `Change the wallet of Lunas merchant mer_${"1".repeat(22)} from ${addressOf(2)} to ${wallet}.`,
  `Cancel the change of the wallet of Lunas merchant mer_${"1".repeat(22)} from ${wallet} to ${addressOf(2)}.`,
])("a message for a wallet change does not sign in: %s", async (statement) => {
  const { prove, nonces } = aCommandContext({ parseMessage: () => ({ ...message, statement }) });
  expect(await prove()).toMatchObject({ refused: "unauthorized", details: { reason: "statement_mismatch" } });
  expect(nonces.size).toBe(1);
});

test("an unreachable chain does not cost the nonce", async () => {
  const outage = new Unavailable("chain", "no endpoint answered");
  const { prove, nonces } = aCommandContext({ provedBy: () => Promise.reject(outage) });
  await expect(prove()).rejects.toBe(outage);
  expect(nonces.size).toBe(1);
});
