import { broadcastOutcomeOf, isPassing } from "./node-errors";

const cases: readonly (readonly [node: string, code: number, message: string, kind: string])[] = [
  ["geth", -32000, "already known", "known"],
  ["erigon", -32000, "ALREADY_EXISTS: already known", "known"],
  ["anvil", -32003, "transaction already imported", "known"],
  ["nethermind", -32010, "AlreadyKnown", "known"],
  ["besu", -32000, "Known transaction", "known"],
  ["geth", -32000, "nonce too low: next nonce 5, tx nonce 3", "nonce_too_low"],
  ["reth, anvil", -32003, "nonce too low", "nonce_too_low"],
  ["nethermind", -32010, "OldNonce, Current nonce: 5, nonce of rejected tx: 3", "nonce_too_low"],
  ["parity", -32010, "Transaction nonce is too low. Try incrementing the nonce.", "nonce_too_low"],
  ["geth, reth", -32000, "replacement transaction underpriced", "underpriced"],
  ["geth", -32000, "transaction underpriced: gas tip cap 1, minimum needed 1000000", "underpriced"],
  ["erigon", -32000, "could not replace existing tx", "underpriced"],
  ["nethermind", -32010, "ReplacementNotAllowed", "underpriced"],
  ["reth, anvil", -32003, "max fee per gas less than block base fee", "underpriced"],
  ["erigon", -32000, "fee cap less than block base fee", "underpriced"],
  ["geth", -32000, "insufficient funds for gas * price + value: balance 0, tx cost 21000", "never_sent"],
  ["op-geth", -32000, "insufficient funds for gas * price + value + rollup cost", "never_sent"],
  ["anvil", -32003, "Insufficient funds for gas * price + value", "never_sent"],
  ["geth, op-geth", -32000, "exceeds block gas limit", "never_sent"],
  ["geth", -32000, "intrinsic gas too low: gas 20000, minimum needed 21000", "never_sent"],
  ["reth", -32003, "intrinsic gas too low", "never_sent"],
  ["geth", -32000, "invalid chain id for signer: have 1 want 1337", "never_sent"],
  ["anvil", -32602, "Failed to decode transaction", "never_sent"],
  ["geth", -32000, "max priority fee per gas higher than max fee per gas", "never_sent"],
  ["a provider", 429, "", "unknown"],
  ["a provider", -32005, "daily request count exceeded, request rate limited", "unknown"],
  ["Base's public endpoint", -32016, "over rate limit", "unknown"],
  ["geth", -32000, "txpool is full", "unknown"],
  ["geth", -32000, "nonce too high: tx nonce 9, gapped nonce 5", "unknown"],
  ["anyone", -32603, "internal error", "unknown"],
];

test.each(cases)("%s: %i %s → %s", (_node, code, message, kind) => {
  expect(broadcastOutcomeOf({ code, message, data: undefined }).kind).toBe(kind);
});

test("a nonce that is too high is known as ahead, and as no refusal", () => {
  const outcomeOf = (message: string) => broadcastOutcomeOf({ code: -32000, message, data: undefined });
  for (const message of ["nonce too high", "nonce too high: tx nonce 9, gapped nonce 5", "NonceGap, Future nonce"])
    expect(outcomeOf(message)).toMatchObject({ kind: "unknown", isAhead: true });
  expect(outcomeOf("txpool is full")).not.toHaveProperty("isAhead");
});

test("a reason never contains a URL", () => {
  const outcome = broadcastOutcomeOf({ code: 1, message: "see https://rpc.example/v2/secret", data: undefined });
  expect(outcome).toEqual({ kind: "unknown", reason: "1 see [url]" });
});

test("isPassing is true for temporary errors only", () => {
  const isPassingWith = (code: number, message: string) => isPassing({ code, message, data: undefined });
  expect(isPassingWith(-32005, "limit exceeded")).toBe(true);
  expect(isPassingWith(-32000, "Too Many Requests")).toBe(true);
  expect(isPassingWith(-32002, "request timed out")).toBe(true);
  expect(isPassingWith(-32005, "query returned more than 10000 results")).toBe(false);
  expect(isPassingWith(-32602, "Log response size exceeded. Try again with a smaller range")).toBe(false);
  expect(isPassingWith(-32005, "logs matched by query exceeds limit of 10000")).toBe(false);
  expect(isPassingWith(3, "execution reverted: rate limit exceeded")).toBe(false);
  expect(isPassingWith(-32000, "execution reverted: try again")).toBe(false);
  expect(isPassingWith(-32000, "gas limit exceeded")).toBe(false);
});
