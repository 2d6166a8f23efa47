import { sandbox } from "@lunas/catalog/chains/sandbox";
import type { Hex } from "@lunas/domain/shared/hex";
import type { Rpc, RpcCall } from "../rpc/rpc";
import { createLedgerChain } from "./ledger-chain";

const hashOf = (number: number) => `0x${String(number).repeat(64)}` as Hex;
const from = `0x${"c".repeat(40)}`;
const receiptOf = (hash: unknown) => ({
  ...{ transactionHash: hash, blockNumber: "0x10", blockHash: hashOf(9), status: "0x1", logs: [] },
  ...{ gasUsed: "0x5208", effectiveGasPrice: "0x1" },
});

/** A node that forgets a block's transactions between two calls of one batch. */
function forgetful(forgotten: Hex) {
  const answer = ({ method, params: [hash] }: RpcCall) => {
    if (method === "eth_getTransactionReceipt") return { result: receiptOf(hash) };
    return { result: hash === forgotten ? null : { hash, nonce: "0x5", from } };
  };
  const rpc = { batch: async (calls: readonly RpcCall[]) => calls.map(answer) } as unknown as Rpc;
  return createLedgerChain({ chain: sandbox, rpc });
}

it("a transaction that the node forgets during the read is one that the chain does not have, and the others are read", async () => {
  const found = await forgetful(hashOf(1)).transactions([hashOf(1), hashOf(2)]);
  expect([...found.keys()]).toEqual([hashOf(2)]);
  expect(found.get(hashOf(2))).toMatchObject({ nonce: 5, status: "success", blockNumber: 16 });
});
