import type { Clock } from "../../shared/clock";
import type { Lane } from "../lanes/lane";
import type { BroadcastOutcome } from "../ports";

/** After this time without another refusal the lane sends one more than the node kept. */
const tryMoreAfterMs = 60_000;

interface BroadcastAnswer {
  readonly nonce: number;
  readonly outcome: BroadcastOutcome | undefined;
}

/** Notes how many of a lane's transactions the node keeps, from its answers to one batch. */
export function noteKept(lane: Lane, answers: readonly BroadcastAnswer[], { now }: Clock): void {
  const ahead = answers.flatMap(({ nonce, outcome }) =>
    outcome?.kind === "unknown" && outcome.isAhead === true ? [nonce] : [],
  );
  const { kept } = lane;
  if (ahead.length > 0)
    lane.kept = { most: Math.max(1, unminedBelow(lane, Math.min(...ahead))), sinceMs: now(), mayTryMore: false };
  else if (kept !== undefined && answers.some((each) => isKept(each) && unminedBelow(lane, each.nonce) >= kept.most))
    lane.kept = undefined;
}

/** Call it at each head. */
export function tryMore(lane: Lane, { now }: Clock): void {
  if (lane.kept !== undefined && now() - lane.kept.sinceMs >= tryMoreAfterMs)
    lane.kept = { ...lane.kept, mayTryMore: true };
}

function isKept({ outcome }: BroadcastAnswer): boolean {
  return outcome?.kind === "accepted" || outcome?.kind === "known";
}

function unminedBelow({ open }: Lane, limit: number): number {
  return [...open].filter(([nonce, { receipt }]) => nonce < limit && receipt === null).length;
}
