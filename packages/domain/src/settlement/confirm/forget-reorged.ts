import type { EngineDeps } from "../engine-deps";
import type { Head } from "../head";
import type { Lane } from "../lanes/lane";

/** Heads report no reorganisation deeper than this. */
const mostHeads = 64;

/**
 * Deletes the inclusions of blocks that a reorganisation removed, whichever process noted them. Otherwise a gateway
 * that saw a payment's nonce used in such a block would go on counting its amount as spent. A new inclusion is noted
 * again.
 */
export function createReorgMemory(deps: EngineDeps) {
  let seen: readonly Head[] = [];
  return async (head: Head, lanes: readonly Lane[]): Promise<void> => {
    const kept = seen.filter(deps.watcher.isCanonical);
    try {
      if (kept.length < seen.length) await forgetFrom(deps, lanes, { seen, kept });
      seen = kept.at(-1)?.hash === head.hash ? kept : [...kept, head].slice(-mostHeads);
    } catch (error) {
      // The removed blocks stay in `seen`, so that the next head tries again.
      deps.observe.fault("forget-inclusions", error);
    }
  };
}

interface Heads {
  readonly seen: readonly Head[];
  readonly kept: readonly Head[];
}

async function forgetFrom(deps: EngineDeps, lanes: readonly Lane[], { seen, kept }: Heads): Promise<void> {
  const { chainId, settlement } = deps.chain;
  const fromBlock = 1 + Math.max(...kept.map(({ number }) => number), (seen[0]?.number ?? 0) - 1);
  await deps.settlements.forgetInclusions(chainId, fromBlock);
  const newest = Math.max(...seen.map(({ number }) => number));
  // These blocks were final: whatever ended the watch over failed payments may have been removed too.
  if (newest >= fromBlock + settlement.confirmations - 1) await deps.settlements.watchAgain(chainId);
  for (const entry of lanes.flatMap(({ open }) => [...open.values()])) {
    if ((entry.notedBlock ?? -1) >= fromBlock) entry.notedBlock = undefined;
  }
}
