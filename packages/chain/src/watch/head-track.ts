import type { Head } from "@lunas/domain/settlement/head";
import type { Hex } from "@lunas/domain/shared/hex";

/** The newest blocks of the followed chain, without gaps. */
export interface HeadTrack {
  newest(): Head | null;
  oldest(): Head | null;
  knows(hash: Hex): boolean;
  /**
   * True for a block in the track, and for one below it, which cannot be checked. False for another block at a known
   * height, and for one above the newest.
   */
  isCanonical(block: { readonly number: number; readonly hash: Hex }): boolean;
  /** The tracked block at this height, or null. */
  at(number: number): Head | null;
  /**
   * Appends a head to its parent and drops the blocks that it replaces; without its parent it starts a new track.
   * Returns the number of replaced blocks.
   */
  append(head: Head): number;
}

export function createHeadTrack(capacity: number): HeadTrack {
  let heads: readonly Head[] = [];
  const at = (number: number) => heads[number - (heads[0]?.number ?? 0)] ?? null;
  return {
    newest: () => heads.at(-1) ?? null,
    oldest: () => heads[0] ?? null,
    knows: (hash) => heads.some((head) => head.hash === hash),
    at,
    isCanonical({ number, hash }) {
      const oldest = heads[0];
      if (oldest === undefined) return false;
      return number < oldest.number || at(number)?.hash === hash;
    },
    append(head) {
      const below = heads.filter((each) => each.number < head.number);
      const replaced = heads.length - below.length;
      heads = below.at(-1)?.hash === head.parentHash ? [...below, head].slice(-capacity) : [head];
      return replaced;
    },
  };
}
