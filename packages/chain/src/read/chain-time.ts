import type { Clock } from "@lunas/domain/shared/clock";

/** A chain's time between its blocks: the newest block's time plus the time since this process first saw it. */
export interface ChainTime {
  saw(block: { readonly number: number; readonly timestampSeconds: number }): void;
  /** Unix seconds; null before the first block. */
  nowSeconds(): number | null;
  /**
   * The same, but null until a second block: the age of the first block is unknown, and a chain that makes blocks on
   * demand may have rested for hours.
   */
  followedSeconds(): number | null;
  /** The time since the newest block was first seen; null before the first block. */
  sinceNewestMs(): number | null;
}

/**
 * A block that is older than the present chain time may have arrived late, and so may one that arrived this much later
 * than its timestamp's distance from the last block. If late blocks continue for this long, the chain itself is slow.
 */
const doubtMs = 3_000;
/** A block this far below the newest is of another chain: a sandbox that was reset. */
const anotherChainBlocks = 64;

interface BlockObservation {
  readonly timestampSeconds: number;
  readonly seenAtMs: number;
}

/**
 * The process was asleep: no block arrived for longer than none was made. An earlier doubt says nothing about the
 * blocks that arrive now.
 */
function isAfterSleep(last: BlockObservation, next: BlockObservation): boolean {
  const heardAfterMs = next.seenAtMs - last.seenAtMs;
  const madeAfterMs = (next.timestampSeconds - last.timestampSeconds) * 1_000;
  return heardAfterMs - madeAfterMs > doubtMs;
}

/** The time never goes back because of late blocks: a process that slept receives all missed blocks, oldest first. */
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
      // A block of a lagging node changes nothing.
      if (newest !== null && block.number <= newest.number && !isAnother) return;
      const seen = { seenAtMs: clock.now(), ...block };
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
