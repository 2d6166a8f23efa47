import type { Hex } from "../shared/hex";
import type { EngineDeps } from "./engine-deps";
import type { Head } from "./head";
import type { Lane, OpenEntry } from "./lane";

/** A node may count a block's transactions before it shows their receipts; what it does not show for so long was not ours. */
const doubtMs = 1_000;

/**
 * The nonce is mined and no sighting was ours: ask by hash, and if nobody knows one, a stranger used our key. Believed
 * after a while and at the chain's depth only: a reorg that takes the stranger's transaction away would leave a gap on
 * the lane.
 */
export async function lookUp(
  deps: EngineDeps,
  lane: Lane,
  { entry, head }: { readonly entry: OpenEntry; readonly head: Head },
): Promise<void> {
  const hashes: Hex[] = entry.transaction.attempts.map(({ hash }) => hash);
  const [receipt] = await deps.watcher.receipts(hashes);
  if (receipt !== undefined) {
    entry.receipt = receipt;
    return;
  }
  const { nonce } = entry.transaction;
  // Heads and the clock both ask: the other may have found it, or closed it, in the meantime.
  if (entry.receipt !== null || lane.open.get(nonce) !== entry) return;
  const nowMs = deps.clock.now();
  entry.foreign ??= { sinceBlock: head.number, sinceMs: nowMs };
  const isDeep = head.number >= entry.foreign.sinceBlock + deps.chain.settlement.confirmations - 1;
  if (!isDeep || nowMs - entry.foreign.sinceMs < doubtMs) return;
  const closed = { nonce, minedHash: null, status: null, gasUsed: null, effectiveGasPriceWei: null, blockNumber: null };
  await deps.settlements.finish(lane.lease, [closed], []);
  lane.open.delete(nonce);
  deps.observe.usedByForeign(lane.lease, nonce);
}

/** The same by the clock: on a chain that makes its blocks on demand the next head may be long in coming. */
export async function lookUpForeign(deps: EngineDeps, lanes: readonly Lane[]): Promise<void> {
  const head = deps.watcher.head();
  if (head === null) return;
  for (const lane of lanes) {
    const doubted = [...lane.open.values()].filter(({ foreign, receipt }) => foreign !== null && receipt === null);
    for (const entry of doubted) await lookUp(deps, lane, { entry, head });
  }
}
