import type { EngineDeps } from "./engine-deps";
import type { Head } from "./head";
import type { Lane } from "./lane";

/** A reorg that goes deeper than this is nothing that heads tell of. */
const mostHeads = 64;

/**
 * What was noted of blocks that a reorg took back is forgotten, by whomever it was noted: a gateway that found a payment's nonce
 * used in such a block would go on taking its amount for spent. What is mined again is noted anew.
 */
export function createReorgMemory({ chain, watcher, settlements, observe }: EngineDeps) {
  let seen: readonly Head[] = [];
  return async (head: Head, lanes: readonly Lane[]): Promise<void> => {
    const kept = seen.filter(watcher.isCanonical);
    const isGone = kept.length < seen.length;
    const fromBlock = Math.max(...kept.map(({ number }) => number), (seen[0]?.number ?? 0) - 1) + 1;
    try {
      if (isGone) {
        await settlements.forgetInclusions(chain.chainId, fromBlock);
        for (const entry of lanes.flatMap(({ open }) => [...open.values()])) {
          if ((entry.notedBlock ?? -1) >= fromBlock) entry.notedBlock = undefined;
        }
      }
      seen = kept.at(-1)?.hash === head.hash ? kept : [...kept, head].slice(-mostHeads);
    } catch (error) {
      // Those that are gone stay in mind, for the next head.
      observe.fault("forget-inclusions", error);
    }
  };
}
