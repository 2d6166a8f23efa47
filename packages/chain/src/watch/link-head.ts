import type { Head } from "@lunas/domain/settlement/head";
import type { Hex } from "@lunas/domain/shared/hex";
import { headCall, headOf } from "../read/read-head";
import type { Rpc } from "../rpc/rpc";
import type { HeadTrack } from "./head-track";
import { retryUntilKnown } from "./retry-until-known";

/** A wider gap is not filled: the caller reads receipts by hash, and the jump is reported to the observer. */
const maxGapBlocks = 64;

/**
 * The blocks to deliver for a head, oldest first: itself and those after the newest block that it shares with the
 * track. Blocks in a gap are taken from the announced ones; the others are read in one batch, and only across a reorg
 * one by one, from child to parent. `isLinked` is false if the gap is too wide. Throws `Unavailable("chain")` while the
 * node lacks a parent.
 */
export async function linkHead(
  { rpc, track }: { readonly rpc: Rpc; readonly track: HeadTrack },
  head: Head,
  announced: readonly Head[] = [],
): Promise<{ readonly heads: readonly Head[]; readonly isLinked: boolean }> {
  const newest = track.newest();
  if (newest === null) return { heads: [head], isLinked: true };
  if (track.knows(head.hash)) return { heads: [], isLinked: true };
  if (head.number - newest.number > maxGapBlocks) return { heads: [head], isLinked: false };

  const known = new Map(announced.map((each) => [each.hash, each]));
  let between: ReadonlyMap<Hex, Head> | null = null;
  const path = [head];
  let oldest = head;
  while (!track.knows(oldest.parentHash)) {
    if (path.length === maxGapBlocks || oldest.number === 0) return { heads: path, isLinked: false };
    let parent = known.get(oldest.parentHash);
    if (parent === undefined) {
      between ??= await blocksBetween(rpc, newest.number, oldest.number);
      parent = between.get(oldest.parentHash) ?? (await parentOf(rpc, oldest));
    }
    oldest = parent;
    path.unshift(oldest);
  }
  return { heads: path, isLinked: true };
}

async function blocksBetween(rpc: Rpc, low: number, high: number): Promise<ReadonlyMap<Hex, Head>> {
  const numbers = Array.from({ length: Math.max(0, high - low - 1) }, (_, index) => low + 1 + index);
  const answers = await rpc.batch(numbers.map(headCall));
  return new Map(answers.map(headOf).flatMap((head) => (head === null ? [] : [[head.hash, head]])));
}

async function parentOf(rpc: Rpc, { parentHash: hash, number }: Head): Promise<Head> {
  return retryUntilKnown(async () => headOf((await rpc.batch([headCall(hash)]))[0]), number - 1);
}
