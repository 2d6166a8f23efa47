import type { EngineDeps } from "../engine-deps";
import { coverUsedNonces } from "../lanes/cover-used-nonces";
import { type Lane, takeOver } from "../lanes/lane";
import { isServing } from "../lanes/serves-named";
import type { OpenTransaction } from "../ports";
import { broadcast } from "../submit/broadcast";

/** The most nonces that one round reopens on a lane; the next round continues. */
const mostAtOnce = 64;

/**
 * A reorganisation below the depth removes nonces that were final; so does a test chain that resumes from an older
 * state. Reopens these nonces: the same bytes are broadcast, and the lane follows them, so that they are replaced if
 * fees have risen. No payment's status changes. A confirmed payment is settled again if the chain still allows it; a
 * payment reported as failed is cancelled. Nonces that the chain has beyond the rows are covered.
 */
export async function reopenLost(
  deps: EngineDeps,
  held: readonly Lane[],
  loseLane: (lane: Lane) => void,
): Promise<void> {
  // What a retired lane abandoned is not lost: `countAbandoned` follows it.
  const lanes = held.filter((lane) => isServing(deps, lane));
  // Without a head of our own, the node may count at a block older than the final ones.
  if (lanes.length === 0 || deps.watcher.head() === null) return;
  // Copy the open nonces before the request: a nonce that the next head closes meanwhile is not lost.
  const closed = new Map(lanes.map((lane) => [lane, { isOpen: new Set(lane.open.keys()), next: lane.nextNonce }]));
  const mined = await deps.watcher.minedNonces(lanes.map(({ lease }) => lease.address));
  for (const [lane, { isOpen, next }] of closed) {
    const from = mined.get(lane.lease.address);
    if (from === undefined) continue;
    // A retired lane gets nonces for nothing but payments that name it.
    const isToCover = from > lane.nextNonce && lane.lease.isRetired !== true;
    if (isToCover && !(await cover(deps, lane, from))) {
      loseLane(lane);
      continue;
    }
    const lost = Array.from({ length: Math.max(0, next - from) }, (_, index) => from + index)
      .filter((nonce) => !isOpen.has(nonce))
      .slice(0, mostAtOnce);
    if (lost.length === 0) continue;
    try {
      await reopen(deps, lane, lost);
    } catch (error) {
      // The rows may hold reopened nonces that this process does not follow and that are mined before the next round:
      // drop the lane, so that it is taken over again.
      deps.observe.fault("reopen", error);
      loseLane(lane);
    }
  }
}

async function cover(deps: EngineDeps, lane: Lane, minedNonces: number): Promise<boolean> {
  try {
    return await coverUsedNonces(deps, lane, minedNonces);
  } catch (error) {
    // It is tried again in the next round.
    deps.observe.fault("cover-used-nonces", error);
    return true;
  }
}

async function reopen(deps: EngineDeps, lane: Lane, nonces: readonly number[]): Promise<void> {
  const { lease } = lane;
  const lost = await deps.settlements.reopen(lease, nonces);
  // Another settler holds the lane now, and detects the loss itself.
  if (lost === null) return;
  if (lost.length > 0) await deps.settlements.watchAgain(deps.chain.chainId);
  if (lost.length > 0) deps.observe.reorgedBelowDepth(lease, { fromNonce: nonces[0] ?? 0, transactions: lost });
  // Includes nonces of an earlier `reopen` statement whose answer was lost.
  const rows = (await deps.settlements.open(lease.laneId)).filter(
    ({ transaction: { nonce } }) => nonces.includes(nonce) && !lane.open.has(nonce),
  );
  const nowMs = deps.clock.now();
  const opened = takeOver(
    lease,
    rows.map((row) => broadcastAt(nowMs, row)),
    nowMs,
  ).open;
  const entries = [...lane.open, ...opened].sort(([a], [b]) => a - b);
  lane.open.clear();
  for (const [nonce, entry] of entries) lane.open.set(nonce, entry);
  await broadcast(deps, lane, [...opened.keys()]);
}

/** The newest attempt is broadcast now and gets the usual time to be mined before it is replaced. */
function broadcastAt(nowMs: number, row: OpenTransaction): OpenTransaction {
  const { transaction } = row;
  const attempts = transaction.attempts.map((attempt, index, all) =>
    index === all.length - 1 ? { ...attempt, createdAtMs: nowMs } : attempt,
  );
  return { ...row, transaction: { ...transaction, attempts } };
}
