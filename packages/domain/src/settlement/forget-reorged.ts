import type { EngineDeps } from "./engine-deps";
import type { Head } from "./head";
import type { Lane } from "./lane";

/** A reorg that goes deeper than this is nothing that heads tell of. */
const mostHeads = 64;

/**
 * What was noted of blocks that a reorg took back is forgotten, by whomever it was noted: a gateway that found a payment's nonce
 * used in such a block would go on taking its amount for spent. What is mined again is noted anew.
 */
export function createReorgMemory(deps: EngineDeps) {
  let seen: readonly Head[] = [];
  return async (head: Head, lanes: readonly Lane[]): Promise<void> => {
    const kept = seen.filter(deps.watcher.isCanonical);
    try {
      if (kept.length < seen.length) await forgetFrom(deps, lanes, { seen, kept });
      seen = kept.at(-1)?.hash === head.hash ? kept : [...kept, head].slice(-mostHeads);
    } catch (error) {
      // Those that are gone stay in mind, for the next head.
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
  // It was final: what had ended the watch over failed payments may be gone with it.
  if (newest >= fromBlock + settlement.confirmations - 1) await deps.settlements.watchAgain(chainId);
  for (const entry of lanes.flatMap(({ open }) => [...open.values()])) {
    if ((entry.notedBlock ?? -1) >= fromBlock) entry.notedBlock = undefined;
  }
}
