import type { EngineDeps } from "../engine-deps";
import type { Lane } from "../lanes/lane";
import { broadcast } from "./broadcast";
import { tryMore } from "./note-kept";

/**
 * Broadcasts a transaction that the node refused as ahead of its account, with the head that mined its predecessor. Some
 * nodes, and balancers before several, keep no transaction whose nonce is not the next one: without this, a lane would
 * settle one payment in each `republishAfterMs`.
 */
export async function broadcastNext(deps: EngineDeps, lane: Lane, minedNonces: number): Promise<void> {
  tryMore(lane, deps.clock);
  const next = lane.open.get(minedNonces);
  if (next?.isAhead === true && next.receipt === null) await broadcast(deps, lane, [minedNonces]);
}
