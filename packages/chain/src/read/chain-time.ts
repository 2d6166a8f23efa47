import type { Clock } from "@lunas/domain/shared/clock";

/** A chain's time between its blocks: the newest block's, and what has elapsed since this process first saw it. */
export interface ChainTime {
  saw(block: { readonly number: number; readonly timestampSeconds: number }): void;
  /** null before the first block. */
  nowSeconds(): number | null;
  /** How long ago the newest block was first seen; null before the first block. */
  sinceNewestMs(): number | null;
}

export function createChainTime(clock: Clock): ChainTime {
  let newest: { readonly number: number; readonly timestampSeconds: number; readonly seenAtMs: number } | null = null;
  return {
    saw(block) {
      // A lagging node's block is no news; one far below is another chain (a sandbox that was reset).
      const isNews = newest === null || block.number > newest.number || block.number < newest.number - 64;
      if (isNews) newest = { ...block, seenAtMs: clock.now() };
    },
    nowSeconds() {
      if (newest === null) return null;
      return newest.timestampSeconds + Math.floor((clock.now() - newest.seenAtMs) / 1_000);
    },
    sinceNewestMs: () => (newest === null ? null : clock.now() - newest.seenAtMs),
  };
}
