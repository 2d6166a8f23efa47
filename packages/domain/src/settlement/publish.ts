import type { Attempt } from "./attempt";
import type { EngineDeps } from "./engine-deps";
import type { Lane, OpenEntry } from "./lane";

/**
 * Hands the newest attempts of these nonces to the node, in one batch. No outcome frees a nonce: what was refused is
 * published or replaced again until the nonce is mined, so a lane never has a gap that we do not know of. "Already
 * known" and "nonce too low" about our own bytes are acceptances that the next head will check; what is too cheap is
 * priced anew at it.
 */
export async function publish(deps: EngineDeps, lane: Lane, nonces: readonly number[]): Promise<void> {
  const sending: { nonce: number; attempt: Attempt; entry: OpenEntry }[] = [];
  for (const nonce of nonces) {
    const entry = lane.open.get(nonce);
    const attempt = entry?.transaction.attempts.at(-1);
    if (entry === undefined || attempt === undefined || isOnlyToBeCancelled(deps, entry)) continue;
    entry.publishedAtMs = deps.clock.now();
    sending.push({ nonce, attempt, entry });
  }
  if (sending.length === 0) return;
  const outcomes = await deps.sender.publish(sending.map(({ attempt }) => attempt.rawTransaction));
  sending.forEach(({ nonce, attempt, entry }, index) => {
    const outcome = outcomes[index];
    if (outcome === undefined) return;
    entry.isUnderpriced = outcome.kind === "underpriced";
    deps.observe.published(lane.lease, { nonce, hash: attempt.hash, outcome });
  });
}

/** None of its payments may be settled any more: the next head cancels the nonce, and until then it is not broadcast. */
function isOnlyToBeCancelled({ watcher }: EngineDeps, { transaction }: OpenEntry): boolean {
  const { settleUntilSeconds, purpose } = transaction;
  if (settleUntilSeconds === undefined || purpose === "filler") return false;
  return BigInt(watcher.head()?.timestampSeconds ?? 1) > settleUntilSeconds;
}
