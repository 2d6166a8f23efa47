import type { EngineDeps } from "../engine-deps";
import type { Call } from "../ports";
import { writeAhead } from "../submit/write-ahead";
import type { Lane } from "./lane";

/**
 * Writes a cancellation for each nonce that the chain has used and the rows do not have, all at once: another program
 * has the key, or the database lost what we had written. They are not mined; they close as used by a foreign
 * transaction, and the lane goes on after them. Without this each such nonce would cost a payment a try. False: the lane
 * is lost, or it is not known whether they are written.
 */
export async function coverUsedNonces(deps: EngineDeps, lane: Lane, minedNonces: number): Promise<boolean> {
  const { maxInFlightPerLane } = deps.chain.settlement;
  const count = Math.min(minedNonces - lane.nextNonce, maxInFlightPerLane - lane.open.size);
  if (count <= 0 || lane.isSigning || !deps.sender.canSign(lane.lease.address)) return true;
  const calls = Array.from({ length: count }, (): Call => ({ kind: "cancel" }));
  lane.isSigning = true;
  try {
    // Nothing is written when a payment has taken these nonces meanwhile: it meets the same foreign transactions.
    return (await writeAhead(deps, lane, calls)).kind !== "lane_lost";
  } finally {
    lane.isSigning = false;
  }
}
