import type { Hex } from "../../shared/hex";
import type { EngineDeps } from "../engine-deps";
import type { Head, Receipt } from "../head";
import type { Lane, OpenEntry } from "../lanes/lane";

/**
 * A node may count a block's transactions before it returns their receipts. A transaction without a receipt after this
 * time was not ours.
 */
const doubtMs = 1_000;

interface Unseen {
  readonly entries: readonly OpenEntry[];
  readonly head: Head;
}

/**
 * Handles nonces that are mined without a receipt of ours: reads the receipts by hash, all in one question, or each alone
 * when that question fails. If there is none, a foreign transaction used the nonce. That counts only after `doubtMs` and at
 * the chain's depth, because a reorganization that removes the foreign transaction would leave a gap on the lane.
 */
export async function lookUp(deps: EngineDeps, lane: Lane, { entries, head }: Unseen): Promise<void> {
  const together = entries.length > 1 ? await read(deps, entries).catch(() => null) : null;
  for (const entry of entries) {
    try {
      const receipts = together ?? (await read(deps, [entry]));
      await judge(deps, lane, { entry, head, receipt: receipts.get(entry) });
    } catch (error) {
      // It is looked at again with the next head.
      deps.observe.fault("head", error);
    }
  }
}

async function read(
  { watcher }: EngineDeps,
  entries: readonly OpenEntry[],
): Promise<ReadonlyMap<OpenEntry, Receipt | undefined>> {
  const hashesOf = ({ transaction }: OpenEntry): readonly Hex[] => transaction.attempts.map(({ hash }) => hash);
  const receipts = await watcher.receipts(entries.flatMap(hashesOf));
  return new Map(
    entries.map((entry) => {
      const own = new Set(hashesOf(entry));
      return [entry, receipts.find(({ hash }) => own.has(hash))];
    }),
  );
}

async function judge(
  deps: EngineDeps,
  lane: Lane,
  { entry, head, receipt }: { readonly entry: OpenEntry; readonly head: Head; readonly receipt: Receipt | undefined },
): Promise<void> {
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
  // A reorganisation may have freed the nonce since a head showed it used, and ours may be mined yet.
  const { address } = lane.lease;
  const isUsed = ((await deps.watcher.minedNonces([address])).get(address) ?? 0) > nonce;
  if (entry.receipt !== null || lane.open.get(nonce) !== entry) return;
  if (!isUsed) {
    entry.foreign = null;
    return;
  }
  const closed = { nonce, minedHash: null, status: null, gasUsed: null, effectiveGasPriceWei: null, blockNumber: null };
  await deps.settlements.finish(lane.lease, [{ ...closed, ...(entry.action && { isAction: true as const }) }], []);
  lane.open.delete(nonce);
  deps.observe.usedByForeign(lane.lease, nonce);
}

/** The same by the clock: on a chain that makes blocks on demand the next head may come late. */
export async function lookUpForeign(deps: EngineDeps, lanes: readonly Lane[]): Promise<void> {
  const head = deps.watcher.head();
  if (head === null) return;
  for (const lane of lanes) {
    const doubted = [...lane.open.values()].filter(({ foreign, receipt }) => foreign !== null && receipt === null);
    await lookUp(deps, lane, { entries: doubted, head });
  }
}
