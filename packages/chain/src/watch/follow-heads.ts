import type { Head } from "@lunas/domain/settlement/head";
import { Unavailable } from "@lunas/domain/shared/unavailable";
import type { ChainObserver } from "../observe";
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
      await follow(deps, head, older);
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

async function follow(deps: FollowDeps, announced: Head, older: readonly Head[]): Promise<void> {
  const { network, rpc, track, observer } = deps;
  try {
    const { heads, isLinked } = await linkHead(deps, announced, older);
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
  } catch (error) {
    // The next announcement, at the latest the next poll, tries again.
    observer.headFailed({ network, reason: failureWords(error), error });
  }
}
