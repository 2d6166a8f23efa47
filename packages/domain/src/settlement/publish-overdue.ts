import type { EngineDeps } from "./engine-deps";
import type { Lane, OpenEntry } from "./lane";
import { publish } from "./publish";

/**
 * Broadcasts the same bytes again for transactions that were not mined for a while: the node may have dropped them or
 * never had them. The clock starts it, not the heads: a chain that makes blocks on demand makes none for a transaction
 * that it does not have.
 */
export async function publishOverdue(deps: EngineDeps, lanes: readonly Lane[]): Promise<void> {
  for (const lane of lanes) {
    const overdue = [...lane.open.values()].filter((entry) => isOverdue(deps, entry));
    await publish(
      deps,
      lane,
      overdue.map(({ transaction }) => transaction.nonce),
    );
  }
}

function isOverdue({ chain, clock }: EngineDeps, { receipt, publishedAtMs }: OpenEntry): boolean {
  return receipt === null && clock.now() - publishedAtMs >= chain.settlement.republishAfterMs;
}
