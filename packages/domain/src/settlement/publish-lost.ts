import type { EngineDeps } from "./engine-deps";
import type { Lane } from "./lane";

/** What one batch republishes; the next round brings more. */
const batchLimit = 64;

/**
 * A reorganisation below the depth takes back nonces that were final; so does a test chain that resumes from an older
 * state. Nobody's status changes: the same bytes are published again, so that the lane has no gap and, wherever the
 * chain still allows it, every payment that was confirmed is made again. That goes for what had failed, too: nodes that saw the
 * block may publish those bytes by themselves, and nothing of ours can hold them back. So failed payments are watched on, and
 * whatever comes of it is told as a late settlement.
 */
export async function publishLost(deps: EngineDeps, lanes: readonly Lane[]): Promise<void> {
  if (lanes.length === 0) return;
  const mined = await deps.watcher.minedNonces(lanes.map(({ lease }) => lease.address));
  for (const lane of lanes) {
    const next = mined.get(lane.lease.address);
    if (next === undefined || !hasClosedFrom(lane, next)) continue;
    const lost = await deps.settlements.closedFrom(lane.lease.laneId, next, batchLimit);
    if (lost.length === 0) continue;
    await deps.settlements.watchAgain(deps.chain.chainId);
    deps.observe.reorgedBelowDepth(lane.lease, { fromNonce: next, transactions: lost });
    await deps.sender.publish(lost.map(({ rawTransaction }) => rawTransaction));
  }
}

/** Whether a nonce that is not mined is no longer open either. */
function hasClosedFrom(lane: Lane, minedNonces: number): boolean {
  for (let nonce = minedNonces; nonce < lane.nextNonce; nonce += 1) if (!lane.open.has(nonce)) return true;
  return false;
}
