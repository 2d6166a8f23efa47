import type { EngineDeps } from "../engine-deps";
import type { Lane, OpenEntry } from "../lanes/lane";
import { broadcast } from "./broadcast";

/**
 * Broadcasts the same bytes again for transactions that were not mined for a while: the node may have dropped them or
 * never had them. The clock starts it, not the heads: a chain that makes blocks on demand makes none for a transaction
 * that it does not have.
 */
export async function broadcastOverdue(deps: EngineDeps, lanes: readonly Lane[]): Promise<void> {
  for (const lane of lanes) {
    const overdue = [...lane.open.values()].filter((entry) => isOverdue(deps, entry));
    await broadcast(
      deps,
      lane,
      overdue.map(({ transaction }) => transaction.nonce),
    );
  }
}

function isOverdue({ chain, clock }: EngineDeps, { receipt, broadcastAtMs }: OpenEntry): boolean {
  return receipt === null && clock.now() - broadcastAtMs >= chain.settlement.republishAfterMs;
}
