import type { EngineDeps } from "../engine-deps";
import type { Lane, OpenEntry } from "./lane";
import { servesNamed } from "./serves-named";

/** What is not mined within this time after the takeover of a retired lane is given up: nobody can replace it. */
const abandonAfterMs = 20_000;
/**
 * A settler that has the key gives up much later, when its signer has not signed for this time: an outage ends, but a lane that gave
 * up a nonce serves nobody any more.
 */
const abandonWithKeyAfterMs = 600_000;

/**
 * Gives up the transactions of retired lanes that were not mined, though their bytes were broadcast again: a gap before
 * them, too little gas or too low a fee, and nobody signs for their nonces. Their payments go to other lanes, which
 * simulate them first. Should an abandoned transaction be mined later, the payment's nonce shows it, and `countAbandoned`
 * counts its gas.
 */
export async function abandonRetired(
  deps: EngineDeps,
  lanes: readonly Lane[],
  loseLane: (lane: Lane) => void,
): Promise<void> {
  // Without a head nothing is known about the chain.
  if (deps.watcher.head() === null) return;
  for (const lane of lanes.filter((each) => isDue(deps, each))) {
    const nonces = [...lane.open.values()].filter(isUnmined).map(({ transaction }) => transaction.nonce);
    if (nonces.length === 0) continue;
    if (!(await deps.settlements.abandon(lane.lease, nonces))) {
      loseLane(lane);
      continue;
    }
    for (const nonce of nonces) lane.open.delete(nonce);
    deps.observe.abandoned(lane.lease, nonces);
    // It may serve no longer: it is taken again only to follow what is left.
    if (lane.lease.mayServe === true) loseLane(lane);
  }
}

function isDue(deps: EngineDeps, lane: Lane): boolean {
  const { lease, silentSinceMs } = lane;
  if (lease.isRetired !== true) return false;
  const nowMs = deps.clock.now();
  if (!servesNamed(deps, lane)) return nowMs - lane.takenAtMs >= abandonAfterMs;
  return silentSinceMs !== undefined && nowMs - silentSinceMs >= abandonWithKeyAfterMs;
}

/** Neither by us nor, as far as it was seen, by a foreign transaction. */
function isUnmined({ receipt, foreign }: OpenEntry): boolean {
  return receipt === null && foreign === null;
}
