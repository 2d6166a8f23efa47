import type { Clock } from "@lunas/domain/shared/clock";

/** A chain's time between its blocks: the newest block's, and what has elapsed since this process first saw it. */
export interface ChainTime {
  saw(block: { readonly number: number; readonly timestampSeconds: number }): void;
  /** null before the first block. */
  nowSeconds(): number | null;
  /** How long ago the newest block was first seen; null before the first block. */
  sinceNewestMs(): number | null;
}

/** A block that is older than the time that was told may have been long on its way. Once that lasts, the chain is slow. */
const doubtMs = 3_000;
/** A block so far below the newest is another chain's: a sandbox that was reset. */
const anotherChainBlocks = 64;

interface Seen {
  readonly timestampSeconds: number;
  readonly seenAtMs: number;
}

/** The time never goes back at the word of late blocks: a process that slept is told of all that it missed, oldest first. */
export function createChainTime(clock: Clock): ChainTime {
  let newest: (Seen & { readonly number: number }) | null = null;
  let anchor: Seen | null = null;
  let doubtedSinceMs: number | null = null;
  const nowSeconds = () =>
    anchor === null ? null : anchor.timestampSeconds + Math.floor((clock.now() - anchor.seenAtMs) / 1_000);

  const isDoubtful = ({ timestampSeconds, seenAtMs }: Seen) => {
    if (timestampSeconds >= (nowSeconds() ?? 0)) return false;
    doubtedSinceMs ??= seenAtMs;
    return seenAtMs - doubtedSinceMs < doubtMs;
  };
  return {
    saw(block) {
      const isAnother = newest !== null && block.number < newest.number - anotherChainBlocks;
      // A lagging node's block is no news.
      if (newest !== null && block.number <= newest.number && !isAnother) return;
      newest = { ...block, seenAtMs: clock.now() };
      if (!isAnother && isDoubtful(newest)) return;
      anchor = newest;
      doubtedSinceMs = null;
    },
    nowSeconds,
    sinceNewestMs: () => (newest === null ? null : clock.now() - newest.seenAtMs),
  };
}
