import { publish } from "./broadcast";
import type { EngineDeps } from "./engine-deps";
import type { Lane, OpenEntry } from "./lane";

/**
 * The same bytes again for what nobody has mined for a while: the node may never have had it, or have dropped it. Asked by
 * the clock and not by heads: a chain that makes its blocks on demand makes none for a transaction that it does not have.
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
