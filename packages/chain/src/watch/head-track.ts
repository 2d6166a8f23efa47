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
  const heads: Head[] = [];
  const hashes = new Set<Hex>();
  const at = (number: number) => heads[number - (heads[0]?.number ?? 0)] ?? null;
  const forget = (head: Head | undefined) => {
    if (head !== undefined) hashes.delete(head.hash);
  };
  const dropFrom = (number: number) => {
    let dropped = 0;
    for (let newest = heads.at(-1); newest !== undefined && newest.number >= number; newest = heads.at(-1)) {
      forget(heads.pop());
      dropped += 1;
    }
    return dropped;
  };
  const empty = () => {
    heads.length = 0;
    hashes.clear();
  };
  return {
    newest: () => heads.at(-1) ?? null,
    oldest: () => heads[0] ?? null,
    knows: (hash) => hashes.has(hash),
    at,
    isCanonical({ number, hash }) {
      const oldest = heads[0];
      if (oldest === undefined) return false;
      return number < oldest.number || at(number)?.hash === hash;
    },
    append(head) {
      const replaced = dropFrom(head.number);
      if (heads.at(-1)?.hash !== head.parentHash) empty();
      heads.push(head);
      hashes.add(head.hash);
      if (heads.length > capacity) forget(heads.shift());
      return replaced;
    },
  };
}
