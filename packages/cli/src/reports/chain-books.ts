import { askChain, balanceCall, quantityOf, unreadable } from "../ask-chain";
import type { ChainBooks, ChainLog } from "./reconcile";

const perBatch = 50;

/** A chain's books by its JSON-RPC endpoint. Throws `LunasError` where the endpoint does not answer. */
export function chainBooks(rpcUrl: string, tokens: Readonly<Record<string, string>>): ChainBooks {
  return {
    tokenOf: (symbol) => (Object.hasOwn(tokens, symbol) ? tokens[symbol] : undefined),
    async logsOf(hashes) {
      const found: (readonly ChainLog[] | null)[] = [];
      for (let at = 0; at < hashes.length; at += perBatch) {
        const batch = hashes.slice(at, at + perBatch).map((hash) => ["eth_getTransactionReceipt", [hash]] as const);
        for (const { result, error } of await askChain(rpcUrl, batch)) {
          if (error !== undefined) throw unreadable(rpcUrl, error.message ?? "it refused a receipt");
          const receipt = result as { readonly status?: string; readonly logs?: readonly ChainLog[] } | null;
          found.push(receipt?.status === "0x1" ? (receipt.logs ?? []) : null);
        }
      }
      return found;
    },
    async balanceAt(token, wallet, block) {
      const [answer] = await askChain(rpcUrl, [balanceCall(token, wallet, `0x${Math.max(block, 0).toString(16)}`)]);
      return quantityOf(answer);
    },
  };
}
