import type { Clock } from "@lunas/domain/shared/clock";

/** A chain's time between its blocks: the newest block's, and what has elapsed since this process first saw it. */
export interface ChainTime {
  saw(block: { readonly number: number; readonly timestampSeconds: number }): void;
  /** null before the first block. */
  nowSeconds(): number | null;
  /**
   * The same, but null until a second block has come: how old the first one was when it was seen is not known, and a chain
   * that makes its blocks on demand may have rested for hours.
   */
  followedSeconds(): number | null;
  /** How long ago the newest block was first seen; null before the first block. */
  sinceNewestMs(): number | null;
}

/**
 * A block that is older than the time that was told may have been long on its way, and so is one that came this much later
 * after the last than it was made after it. Once blocks have come like that for so long, the chain is slow.
 */
const doubtMs = 3_000;
/** A block so far below the newest is another chain's: a sandbox that was reset. */
const anotherChainBlocks = 64;

interface BlockObservation {
  readonly timestampSeconds: number;
  readonly seenAtMs: number;
}

/** Nothing was heard for longer than nothing was made: a doubt of before says nothing about the blocks that come now. */
function isAfterSleep(last: BlockObservation, next: BlockObservation): boolean {
  const heardAfterMs = next.seenAtMs - last.seenAtMs;
  const madeAfterMs = (next.timestampSeconds - last.timestampSeconds) * 1_000;
  return heardAfterMs - madeAfterMs > doubtMs;
}

/** The time never goes back at the word of late blocks: a process that slept is told of all that it missed, oldest first. */
export function createChainTime(clock: Clock): ChainTime {
  let newest: (BlockObservation & { readonly number: number }) | null = null;
  let anchor: BlockObservation | null = null;
  let doubtedSinceMs: number | null = null;
  let isFollowed = false;
  const nowSeconds = () =>
    anchor === null ? null : anchor.timestampSeconds + Math.floor((clock.now() - anchor.seenAtMs) / 1_000);

  const isDoubtful = ({ timestampSeconds, seenAtMs }: BlockObservation) => {
    if (timestampSeconds >= (nowSeconds() ?? 0)) return false;
    doubtedSinceMs ??= seenAtMs;
    return seenAtMs - doubtedSinceMs < doubtMs;
  };
  return {
    saw(block) {
      const isAnother = newest !== null && block.number < newest.number - anotherChainBlocks;
      // A lagging node's block is no news.
      if (newest !== null && block.number <= newest.number && !isAnother) return;
      const seen = { ...block, seenAtMs: clock.now() };
      isFollowed = newest !== null && !isAnother;
      if (newest !== null && isAfterSleep(newest, seen)) doubtedSinceMs = null;
      newest = seen;
      if (!isAnother && isDoubtful(newest)) return;
      anchor = newest;
      doubtedSinceMs = null;
    },
    nowSeconds,
    followedSeconds: () => (isFollowed ? nowSeconds() : null),
    sinceNewestMs: () => (newest === null ? null : clock.now() - newest.seenAtMs),
  };
}
