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
