import type { Hex } from "../shared/hex";
import type { EngineDeps } from "./engine-deps";
import type { Head } from "./head";
import type { Lane, OpenEntry } from "./lane";

/**
 * A node may count a block's transactions before it returns their receipts. A transaction without a receipt after this
 * time was not ours.
 */
const doubtMs = 1_000;

/**
 * Handles a nonce that is mined without a receipt of ours: reads the receipts by hash. If there is none, a foreign
 * transaction used the nonce. That counts only after `doubtMs` and at the chain's depth, because a reorganisation that
 * removes the foreign transaction would leave a gap on the lane.
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
  // Heads and the clock both call this: the other call may have found or closed it meanwhile.
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

/** The same by the clock: on a chain that makes blocks on demand the next head may come late. */
export async function lookUpForeign(deps: EngineDeps, lanes: readonly Lane[]): Promise<void> {
  const head = deps.watcher.head();
  if (head === null) return;
  for (const lane of lanes) {
    const doubted = [...lane.open.values()].filter(({ foreign, receipt }) => foreign !== null && receipt === null);
    for (const entry of doubted) await lookUp(deps, lane, { entry, head });
  }
}
