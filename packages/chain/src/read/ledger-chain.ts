import type { Address, Chain } from "@lunas/catalog/chain";
import type { LedgerChain, MinedTransaction } from "@lunas/domain/ledger/ledger";
import type { Hex } from "@lunas/domain/shared/hex";
import { toAddress } from "../address";
import { channelLedgerChain } from "../channel/channel-ledger-chain";
import { fields, quantity, quantityOf, resultOf, rubbish } from "../rpc/results";
import type { Rpc, RpcAnswer } from "../rpc/rpc";
import { parseReceipt } from "../watch/receipt";
import { receiptCall } from "../watch/receipts";

/** Hashes in one batch: two calls each. */
const batchSize = 100;

/** The chain's answers for an audit of the ledger. */
export function createLedgerChain({ chain, rpc }: { readonly chain: Chain; readonly rpc: Rpc }): LedgerChain {
  return {
    minedNonces: async (addresses) => {
      const answers = await rpc.batch(
        addresses.map((address) => ({ method: "eth_getTransactionCount", params: [address, "latest"] })),
      );
      const count = (index: number) => Number(quantityOf(answers[index], "a mined nonce"));
      return new Map(addresses.map((address, index) => [address, count(index)]));
    },
    newestBlock: async () => {
      const [answer] = await rpc.batch([{ method: "eth_blockNumber", params: [] }]);
      return Number(quantityOf(answer, "the newest block"));
    },
    transactions: async (hashes) => {
      const wanted = [...new Set(hashes)];
      const found = new Map<Hex, MinedTransaction>();
      for (let at = 0; at < wanted.length; at += batchSize) {
        for (const mined of await readMined({ chain, rpc }, wanted.slice(at, at + batchSize)))
          found.set(mined.hash, mined);
      }
      return found;
    },
    ...channelLedgerChain({ chain, rpc }),
  };
}

async function readMined({ chain, rpc }: { readonly chain: Chain; readonly rpc: Rpc }, hashes: readonly Hex[]) {
  const calls = hashes.map((hash) => ({ method: "eth_getTransactionByHash", params: [hash] }));
  const answers = await rpc.batch([...hashes.map(receiptCall), ...calls]);
  return hashes.flatMap((_, index) => minedOf(chain, answers[index], answers[hashes.length + index]) ?? []);
}

function minedOf(chain: Chain, receiptAnswer: RpcAnswer | undefined, transactionAnswer: RpcAnswer | undefined) {
  const result = resultOf(receiptAnswer, "a receipt");
  if (result === null) return null;
  const { hash, status, blockNumber, settlements } = parseReceipt(chain, result);
  const found = resultOf(transactionAnswer, "a transaction");
  // A node that keeps its newest blocks only may forget a block between two calls of a batch, and a reorganization may take it.
  if (found === null) return null;
  const transaction = fields(found, "a transaction");
  const nonce = Number(quantity(transaction.nonce, "a nonce"));
  return { hash, status, blockNumber, settlements, nonce, from: senderOf(transaction.from) };
}

function senderOf(value: unknown): Address {
  const address = typeof value === "string" ? toAddress(value) : null;
  if (address === null) throw rubbish("a sender");
  return address;
}
