import type { Clock } from "@lunas/domain/shared/clock";
import type { Hex } from "@lunas/domain/shared/hex";

/**
 * The most blocks that a head may be above the newest one without a comparison of hashes, plus the blocks that the
 * chain may have made since. Another chain's head is mostly further away.
 */
const plausibleBlocks = 8;
const fastestBlocks = 4;
/**
 * A newest head that no endpoint shows again within this time is dropped: the chain went back, or its endpoint is gone.
 */
const keptMs = 10_000;
const keptBlocks = 5;
const keptHashes = 256;

/** The newest head that an endpoint has shown over HTTP: no read may be answered by an older one. */
export interface NewestHead {
  number(): number | null;
  /**
   * Notes an endpoint's head. False: it is too far above to be believed. `isCompared`: a comparison of hashes found its
   * endpoint on this chain, at any distance. If the only endpoint shows another hash at a known height, the chain
   * itself went back.
   */
  saw(number: number, shown?: { readonly isCompared?: boolean; readonly hash?: Hex | null }): boolean;
  forget(): void;
}

export function createNewestHead(clock: Clock, settings: { readonly blockTimeMs: number; readonly isAlone: boolean }) {
  let newest: number | null = null;
  let shownAtMs = 0;
  const hashes = new Map<number, Hex>();
  const isPlausible = (number: number, above: number) => {
    const elapsedBlocks = (fastestBlocks * (clock.now() - shownAtMs)) / settings.blockTimeMs;
    return settings.isAlone || number - above <= plausibleBlocks + elapsedBlocks;
  };
  const isReplaced = (number: number, hash: Hex) => {
    const before = hashes.get(number);
    hashes.set(number, hash);
    if (hashes.size > keptHashes) hashes.delete(hashes.keys().next().value as number);
    return before !== undefined && before !== hash;
  };
  const head: NewestHead = {
    number: () => newest,
    saw(number, { isCompared = false, hash = null } = {}) {
      if (settings.isAlone && hash !== null && isReplaced(number, hash)) newest = null;
      if (newest !== null && number > newest && !isCompared && !isPlausible(number, newest)) return false;
      const isKept = clock.now() - shownAtMs <= Math.max(keptMs, keptBlocks * settings.blockTimeMs);
      if (newest !== null && number < newest && isKept) return true;
      newest = number;
      shownAtMs = clock.now();
      return true;
    },
    forget: () => {
      newest = null;
    },
  };
  return head;
}
