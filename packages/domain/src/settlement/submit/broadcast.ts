import type { Attempt } from "../attempt";
import { noteRefused, noteTaken } from "../confirm/refused-replacements";
import type { EngineDeps } from "../engine-deps";
import { heldAttempt, type Lane, type OpenEntry } from "../lanes/lane";
import type { BroadcastOutcome } from "../ports";
import { noteKept } from "./note-kept";

/**
 * Broadcasts one attempt of each of these nonces, in one batch: the one that the node should hold, else the newest. No
 * outcome frees a nonce: a refused transaction is broadcast or replaced again until its nonce is mined, so a lane has
 * no unknown gap. "Already known" and "nonce too low" about our own bytes count as accepted until the next head checks
 * them; an underpriced transaction gets a new price at the next head.
 */
export async function broadcast(deps: EngineDeps, lane: Lane, nonces: readonly number[]): Promise<void> {
  const sending: { nonce: number; attempt: Attempt; entry: OpenEntry }[] = [];
  for (const nonce of nonces) {
    const entry = lane.open.get(nonce);
    const attempt = entry && (heldAttempt(entry.transaction, entry.refused) ?? entry.transaction.attempts.at(-1));
    if (entry === undefined || attempt === undefined || isOnlyToBeCancelled(deps, entry)) continue;
    entry.broadcastAtMs = deps.clock.now();
    entry.sentAtBlock ??= deps.watcher.head()?.number ?? null;
    sending.push({ nonce, attempt, entry });
  }
  if (sending.length === 0) return;
  const outcomes = await deps.sender.broadcast(sending.map(({ attempt }) => attempt.rawTransaction));
  sending.forEach(({ nonce, attempt, entry }, index) => {
    const outcome = outcomes[index];
    if (outcome === undefined) return;
    noteOutcome(entry, attempt, outcome);
    noteReplacement(deps, lane, { entry, attempt, outcome });
    deps.observe.broadcast(lane.lease, { nonce, hash: attempt.hash, outcome });
  });
  noteKept(
    lane,
    sending.map(({ nonce }, index) => ({ nonce, outcome: outcomes[index] })),
    deps.clock,
  );
}

/**
 * None of its payments may be settled any more: the next head cancels the nonce, and until then it is not broadcast.
 */
function isOnlyToBeCancelled({ watcher }: EngineDeps, { transaction }: OpenEntry): boolean {
  const { settleUntilSeconds, purpose } = transaction;
  if (settleUntilSeconds === undefined || purpose === "filler") return false;
  return BigInt(watcher.head()?.timestampSeconds ?? 1) > settleUntilSeconds;
}

interface BroadcastAttempt {
  readonly entry: OpenEntry;
  readonly attempt: Attempt;
  readonly outcome: BroadcastOutcome;
}

/** That a replacement is too cheap is an answer to its price, which the next one raises: it does not hold that one back. */
function noteReplacement(deps: EngineDeps, lane: Lane, { entry, attempt, outcome: { kind } }: BroadcastAttempt): void {
  const { attempts } = entry.transaction;
  if (attempts.length === 1 || attempts.at(-1) !== attempt) return;
  if (kind === "never_sent") noteRefused(deps, lane, { entry, how: "replace", by: "node" });
  else if (kind !== "unknown") noteTaken(entry);
}

/**
 * After a refusal the attempt is not in this node's pool. "Underpriced" means that the node holds another attempt but
 * not which one, so none of the attempts counts as refused.
 */
function noteOutcome(entry: OpenEntry, { hash }: Attempt, outcome: BroadcastOutcome): void {
  const { kind } = outcome;
  entry.isAhead = kind === "unknown" && outcome.isAhead === true;
  entry.isUnderpriced = kind === "underpriced";
  if (kind === "underpriced") entry.refused.clear();
  else if (kind === "never_sent") entry.refused.add(hash);
  else entry.refused.delete(hash);
}
