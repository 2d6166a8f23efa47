import { base } from "@lunas/catalog/chains/base";
import { hashOf } from "@lunas/testkit/build/numbered";
import { manualClock } from "@lunas/testkit/time/manual-clock";
import type { Rpc } from "../rpc/rpc";
import { createFinalityReader } from "./finality";

/** A settlement of block 100 whose block's hash nobody kept, as of a late one. */
const settlement = { txHash: hashOf(7), blockNumber: 100, blockHash: null };
const block = { number: "0x64", hash: hashOf(1), parentHash: hashOf(2), timestamp: "0x1", baseFeePerGas: "0x1" };

function whereabouts(head: object | null, receipt: object | null) {
  const rpc: Rpc = {
    batch: async (calls) =>
      calls.map(({ method }) => ({ result: method === "eth_getTransactionReceipt" ? receipt : head })),
  };
  const reader = createFinalityReader({ chains: [{ chain: base, rpc }], clock: manualClock() });
  return reader.whereabouts(base.chainId, settlement);
}

describe("a settlement without a block's hash is where its transaction is", () => {
  it.each([
    ["in its block", block, { status: "0x1", blockNumber: "0x64" }, 100],
    ["in a later block", block, { status: "0x1", blockNumber: "0x66" }, 102],
    ["nowhere, where it reverted", block, { status: "0x0", blockNumber: "0x66" }, "lost"],
    ["nowhere, where it is gone", block, null, "lost"],
    ["unknown to a node that is behind", null, null, null],
  ])("%s", async (_where, head, receipt, at) => {
    expect(await whereabouts(head, receipt)).toBe(at);
  });
});
