import type { Clock } from "@lunas/domain/shared/clock";
import type { Hex } from "@lunas/domain/shared/hex";

/**
 * How far a head may be above the newest one without a comparison of hashes: some blocks, and what the chain may have made
 * since. Another chain's head is mostly further away.
 */
const plausibleBlocks = 8;
const fastestBlocks = 4;
/** A newest head that no endpoint has shown again for so long is given up: the chain went back, or who saw it is gone. */
const keptMs = 10_000;
const keptBlocks = 5;
const keptHashes = 256;

/** The newest head that this process has been shown over HTTP: no read may be answered by an older one. */
export interface NewestHead {
  number(): number | null;
  /**
   * An endpoint showed its head. False for one that is too far above to be believed; `isCompared`: a comparison of hashes
   * has found its endpoint on this chain, however far it is. Another hash at a height where the only endpoint has shown one
   * before: the chain itself went back.
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
