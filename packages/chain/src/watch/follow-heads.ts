import { setTimeout as pause } from "node:timers/promises";
import type { Head } from "@lunas/domain/settlement/head";
import { Unavailable } from "@lunas/domain/shared/unavailable";
import type { ChainObserver } from "../observe";
import { headCall, headOf } from "../read/read-head";
import { failureWords } from "../rpc/failure-words";
import type { Rpc } from "../rpc/rpc";
import type { HeadTrack } from "./head-track";
import { linkHead } from "./link-head";

export interface FollowDeps {
  readonly network: string;
  readonly rpc: Rpc;
  readonly track: HeadTrack;
  readonly observer: ChainObserver;
  /** Called for each head once it is in the track. */
  readonly deliver: (head: Head) => void;
}

/** More headers than a gap that is filled has blocks. */
const mostWaiting = 64;

/**
 * Turns announced headers, which may come twice, late or with gaps, into the linked chain. It works on one at a time;
 * of those that arrive meanwhile the newest brings the others with it, so that none of them is read from the node.
 */
export function createHeadFollower(deps: FollowDeps): (announced: Head) => void {
  let waiting: Head[] = [];
  let isBusy = false;
  const work = async () => {
    isBusy = true;
    for (let head = waiting.pop(); head !== undefined; head = waiting.pop()) {
      const older = waiting;
      waiting = [];
      const isPassedOver = await follow(deps, head, older);
      // A newer one that came before it is of a node that is not behind.
      const newer = isPassedOver ? older.filter(({ number }) => number > head.number) : [];
      waiting = [...newer, ...waiting].slice(-mostWaiting);
    }
    isBusy = false;
  };
  return (announced) => {
    waiting.push(announced);
    if (waiting.length > mostWaiting) waiting.shift();
    if (!isBusy) void work();
  };
}

/** A deeper reorganisation needs the confirmation of the other endpoints. */
const ordinaryReorg = 3;

/** A head that does not follow from the known blocks may be of another chain: all endpoints are asked first. */
async function confirm(rpc: Rpc, { hash, number }: Head): Promise<void> {
  if ((await rpc.confirms?.(hash)) === false || rpc.isDisputed?.() === true) {
    throw new Unavailable("chain", `block ${number} is not on the chain of the other endpoints`);
  }
}

/** Reads that ask again, where a replica of the node may lack the newest block. */
const pausesMs: readonly number[] = [0, 50, 150];

/**
 * Whether a head below the newest known one is only old: a node that catches up announces such heads, and after a gap none of them can be
 * linked. A chain that went back, or began anew, has no such block at the newest height any more, or another one. Throws `Unavailable("chain")`.
 */
async function isOutdated({ rpc, track }: FollowDeps, { number }: Head): Promise<boolean> {
  const newest = track.newest();
  if (newest === null || number >= newest.number) return false;
  for (const pauseMs of pausesMs) {
    if (pauseMs > 0) await pause(pauseMs);
    const [answer] = await rpc.batch([headCall(newest.number)]);
    const found = headOf(answer);
    if (found !== null) return found.hash === newest.hash;
  }
  return false;
}

/** Below the whole track nothing links: one read decides before 64 parents are read. */
function isBelow({ track }: FollowDeps, { number }: Head): boolean {
  const oldest = track.oldest();
  return oldest !== null && number < oldest.number;
}

/** Whether the head is passed over as an outdated one. */
async function follow(deps: FollowDeps, announced: Head, older: readonly Head[]): Promise<boolean> {
  const { network, observer } = deps;
  try {
    if (isBelow(deps, announced) && (await isOutdated(deps, announced))) return true;
    const linked = await linkHead(deps, announced, older);
    if (!linked.isLinked && !isBelow(deps, announced) && (await isOutdated(deps, announced))) return true;
    await deliverAll(deps, announced, linked);
  } catch (error) {
    // The next announcement, at the latest the next poll, tries again.
    observer.headFailed({ network, reason: failureWords(error), error });
  }
  return false;
}

type Linked = Awaited<ReturnType<typeof linkHead>>;

async function deliverAll(deps: FollowDeps, announced: Head, { heads, isLinked }: Linked): Promise<void> {
  const { network, rpc, track, observer } = deps;
  const first = heads[0];
  const newest = track.newest();
  if (first === undefined) return;
  const replaced = newest === null ? 0 : newest.number + 1 - first.number;
  if (newest !== null && (!isLinked || replaced > ordinaryReorg)) await confirm(rpc, announced);
  if (!isLinked && newest !== null) {
    observer.headsJumped({ network, fromNumber: newest.number, toNumber: first.number });
  }
  for (const head of heads) {
    const depth = track.append(head);
    if (depth > 0) rpc.forgetHeads?.();
    if (depth > 0 && isLinked) observer.reorged({ network, depth, forkNumber: head.number - 1 });
    deps.deliver(head);
  }
}
