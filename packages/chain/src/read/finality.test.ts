import type { Address } from "@lunas/catalog/chain";
import { base } from "@lunas/catalog/chains/base";
import { exact } from "@lunas/domain/settlement/kinds/exact/exact";
import { addressWord, word } from "@lunas/domain/shared/abi-word";
import { aStoredPayment } from "@lunas/testkit/build/a-stored-payment";
import { hashOf } from "@lunas/testkit/build/numbered";
import { manualClock } from "@lunas/testkit/time/manual-clock";
import { topics } from "../abi/contracts";
import type { Rpc } from "../rpc/rpc";
import { createFinalityReader } from "./finality";

const { payTo, authorization } = aStoredPayment();
const transfer = {
  kind: "exact",
  terms: {},
  asset: base.tokens.IDRX as Address,
  payer: authorization.from,
  payTo,
  amount: 10_000n,
};
/** Of block 100, whose hash nobody kept, as of a late settlement. */
const settlement = { txHash: hashOf(7), blockNumber: 100, blockHash: null, transfer };
const block = { number: "0x64", hash: hashOf(1), parentHash: hashOf(2), timestamp: "0x1", baseFeePerGas: "0x1" };

function receipt(blockNumber: string, { status = "0x1", amount = transfer.amount } = {}) {
  const place = { transactionHash: settlement.txHash, blockHash: hashOf(1), blockNumber };
  const topicsOfTransfer = [topics.transfer.topic, `0x${addressWord(transfer.payer)}`, `0x${addressWord(payTo)}`];
  const logs = [
    { address: transfer.asset.toLowerCase(), topics: topicsOfTransfer, data: `0x${word(amount)}`, logIndex: "0x0" },
    { address: base.contracts.x402Proxy.toLowerCase(), topics: [exact.settled.topic], data: "0x", logIndex: "0x1" },
  ].map((log) => ({ ...place, removed: false, ...log }));
  return { ...place, status, gasUsed: "0x1", effectiveGasPrice: "0x1", logs: status === "0x1" ? logs : [] };
}

function whereabouts(head: object | null, found: object | null) {
  const rpc: Rpc = {
    batch: async (calls) =>
      calls.map(({ method }) => ({ result: method === "eth_getTransactionReceipt" ? found : head })),
  };
  const reader = createFinalityReader({ chains: [{ chain: base, rpc }], clock: manualClock() });
  return reader.whereabouts(base.chainId, settlement);
}

describe("a settlement without a block's hash is where its transaction shows its transfer", () => {
  it.each([
    ["in its block", block, receipt("0x64"), 100],
    ["in a later block", block, receipt("0x66"), 102],
    ["nowhere, where it reverted", block, receipt("0x66", { status: "0x0" }), "lost"],
    ["nowhere, where it succeeded without this transfer", block, receipt("0x66", { amount: 9_999n }), "lost"],
    ["nowhere, where it is gone", block, null, "lost"],
    ["unknown to a node that is behind", null, null, null],
  ])("%s", async (_where, head, found, at) => {
    expect(await whereabouts(head, found)).toBe(at);
  });
});

describe("after a reorganization, of settlements that were in one block", () => {
  const gone = hashOf(9);
  /** Block 100 is another now; the first one's transaction is in block 102, the other one's is nowhere. */
  const reader = () => {
    const rpc: Rpc = {
      batch: async (calls) =>
        calls.map(({ method, params }) => {
          if (method !== "eth_getTransactionReceipt") return { result: block };
          return { result: params[0] === settlement.txHash ? receipt("0x66") : null };
        }),
    };
    return createFinalityReader({ chains: [{ chain: base, rpc }], clock: manualClock() });
  };
  const moved = { ...settlement, blockHash: gone };
  const lost = { ...moved, txHash: hashOf(8) };

  it.each([
    ["the moved one first", [moved, lost], [102, "lost"]],
    ["the lost one first", [lost, moved], ["lost", 102]],
  ])("each has its own place: %s", async (_order, settlements, places) => {
    const { whereabouts } = reader();
    const found: unknown[] = [];
    for (const each of settlements) found.push(await whereabouts(base.chainId, each));
    expect(found).toEqual(places);
  });

  it("one that is still in its block answers for the others of that block, without another read", async () => {
    let reads = 0;
    const rpc: Rpc = {
      batch: async (calls) => {
        reads += 1;
        return calls.map(({ method }) => ({
          result: method === "eth_getTransactionReceipt" ? receipt("0x64") : block,
        }));
      },
    };
    const { whereabouts } = createFinalityReader({ chains: [{ chain: base, rpc }], clock: manualClock() });
    const there = { ...settlement, blockHash: hashOf(1) };
    expect(await whereabouts(base.chainId, there)).toBe(100);
    expect(await whereabouts(base.chainId, { ...there, txHash: hashOf(8) })).toBe(100);
    expect(reads).toBe(1);
  });
});
