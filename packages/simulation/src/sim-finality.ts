import type { RefundDeps } from "@lunas/domain/refund/refund-deps";
import type { Harness } from "./harness";
import type { SimLog } from "./sim-ledger";
import { isLog } from "./sim-nonce-use";

/** No reorganisation here takes back so many blocks below the depth. */
const safeBelowDepth = 7;

/** What the node says of blocks: which is safe, and in which block a settlement is now. */
export function simFinality({ node, chain, mutant }: Harness): RefundDeps["finality"] {
  const { ledger } = node;
  const reader: RefundDeps["finality"] = {
    heads: async () => {
      const latest = ledger.tip().head.number;
      return { latest, safe: latest - chain.settlement.confirmations - safeBelowDepth, finalized: null };
    },
    whereabouts: async (_chainId, { txHash, transfer }) => {
      const isShown = (log: SimLog) => log.txHash === txHash && isLog(log, transfer);
      return ledger.blocks.find(({ logs }) => logs.some(isShown))?.head.number ?? "lost";
    },
  };
  return mutant?.finality?.(reader) ?? reader;
}
