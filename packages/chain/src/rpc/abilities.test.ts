import { lacksMethod, probeAbilities } from "./abilities";
import type { Rpc, RpcAnswer } from "./rpc";

const error = (code: number, message: string): RpcAnswer => ({ error: { code, message, data: undefined } });

test.each([
  ["geth", -32601, "the method trace_transaction does not exist/is not available", true],
  ["anvil", -32601, "Method not found", true],
  ["EIP-1474", -32004, "whatever", true],
  ["a provider", -32600, "Unsupported method: debug_traceTransaction. See available methods", true],
  ["a provider", -32000, "debug_traceTransaction is not available on the Free tier", true],
  ["a provider", -32000, "this method is disabled", true],
  ["geth", -32000, "transaction not found", false],
  ["erigon", -32000, "genesis is not traceable", false],
  ["geth", -32000, "rlp: value size exceeds available input length", false],
  ["anvil", -32602, "Empty transaction data", false],
  ["anyone", 3, "execution reverted", false],
])("%s: %i %s", (_node, code, message, expected) => {
  expect(lacksMethod({ code, message, data: undefined })).toBe(expected);
});

/** A node with these methods; a strict one throws for a batch with any other. */
const node = (has: readonly string[], isStrict = false): Rpc & { requested: number } => {
  const rpc = {
    requested: 0,
    batch: async (calls: Parameters<Rpc["batch"]>[0]) => {
      rpc.requested += 1;
      if (isStrict && calls.some(({ method }) => !has.includes(method))) throw new Error("HTTP 400");
      return calls.map(({ method }) => (has.includes(method) ? { result: {} } : error(-32601, "Method not found")));
    },
  };
  return rpc;
};

test("one batch shows the abilities of an endpoint", async () => {
  const rpc = node(["debug_traceTransaction", "eth_getBlockByNumber"]);
  expect(await probeAbilities(rpc)).toEqual({
    debugTraceTransaction: true,
    traceTransaction: false,
    blockReceipts: false,
    simulate: false,
    sendRawTransactionSync: false,
    safeTag: true,
    finalizedTag: true,
    pendingTag: true,
  });
  expect(rpc.requested).toBe(1);
});

test("a provider that refuses the whole batch gets single calls; an unreachable one throws", async () => {
  expect(await probeAbilities(node(["eth_getBlockReceipts"], true))).toMatchObject({
    blockReceipts: true,
    safeTag: false,
  });
  await expect(probeAbilities(node([], true))).rejects.toThrow("HTTP 400");
});
