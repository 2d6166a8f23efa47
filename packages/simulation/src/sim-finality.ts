import type { Settled } from "@lunas/domain/payment/stored-payment";
import type { RefundDeps } from "@lunas/domain/refund/refund-deps";
import type { Hex } from "@lunas/domain/shared/hex";
import type { Harness } from "./harness";

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
    whereabouts: async (_chainId, settled) => heightOf(ledger.tip().state.uses.values(), settled) ?? "lost",
  };
  return mutant?.finality?.(reader) ?? reader;
}

function heightOf(
  uses: Iterable<{ readonly kind: string; readonly settlement?: Settled }>,
  { txHash }: { readonly txHash: Hex },
) {
  for (const use of uses) if (use.settlement?.txHash === txHash) return use.settlement.blockNumber;
  return undefined;
}
