import { sandbox } from "@lunas/catalog/chains/sandbox";
import fc from "fast-check";
import type { RpcCall } from "../rpc/rpc";
import { findTurn, isNonceSet, isStateGone, spread, wasNonceSet } from "./find-turn";

const owner = { payer: sandbox.contracts.permit2, nonce: 5n } as const;

test("finds the block in a few batches", async () => {
  const ranges = fc.tuple(fc.nat(5_000), fc.integer({ min: 1, max: 5_000 }), fc.nat());
  await fc.assert(
    fc.asyncProperty(ranges, async ([low, width, seed]) => {
      const high = low + width;
      const turn = low + 1 + (seed % width);
      let batches = 0;
      const rpc = {
        batch: async (calls: readonly RpcCall[]) => {
          batches++;
          return calls.map(({ params }) => ({ result: Number(params[1]) >= turn ? "0x20" : "0x0" }));
        },
      };
      expect(await findTurn({ chain: sandbox, rpc }, owner, { low, high })).toBe(turn);
      expect(batches).toBeLessThanOrEqual(4);
    }),
  );
});

test("no nonce was set before Permit2 was deployed; only of an older block an empty answer says so", async () => {
  const rpc = {
    batch: async (calls: readonly RpcCall[]) =>
      calls.map(({ params }) => ({ result: ["0x", "0x0", "0x20"][Math.floor(Number(params[1]) / 100)] })),
  };
  expect(await findTurn({ chain: sandbox, rpc }, owner, { low: 0, high: 299 })).toBe(200);
  expect(wasNonceSet({ result: "0x" }, owner)).toBe(false);
  for (const read of [() => isNonceSet({ result: "0x" }, owner), () => wasNonceSet({ result: "0xzz" }, owner)])
    expect(read).toThrow("the node's answer is invalid");
});

test("spread gives different blocks strictly between", () => {
  fc.assert(
    fc.property(fc.nat(1_000), fc.integer({ min: 1, max: 1_000 }), (low, width) => {
      const points = spread(low, low + width);
      expect(new Set(points).size).toBe(Math.min(15, width - 1));
      expect(points.every((point) => point > low && point < low + width)).toBe(true);
    }),
  );
});

test.each([
  ["geth", "missing trie node 12ab (path ) state 0x12ab is not available"],
  ["geth, by path", "historical state 12ab is not available"],
  ["nethermind", "No state available for block 0x12ab"],
  ["erigon", "old data not available due to pruning"],
  ["reth", "state at block 12 is pruned"],
])("%s says that it does not have the state of an old block any more", (_node, message) => {
  expect(isStateGone({ error: { code: -32000, message, data: undefined } })).toBe(true);
});

test.each(["header not found", "the request timed out", "execution reverted"])(
  "%s is no state that is gone",
  (message) => {
    expect(isStateGone({ error: { code: -32000, message, data: undefined } })).toBe(false);
  },
);
