import { broadcast } from "./broadcast";
import type { EngineDeps } from "./engine-deps";
import type { Lane, OpenEntry } from "./lane";

/**
 * The same bytes again for what nobody has mined for a while: the node may never have had it, or have dropped it. Asked by
 * the clock and not by heads: a chain that makes its blocks on demand makes none for a transaction that it does not have.
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
