import type { EngineDeps } from "./engine-deps";
import type { Lane, OpenEntry } from "./lane";
import { replacementFees } from "./price";
import { publish } from "./publish";

/**
 * Another attempt for a nonce: the same call, or (`fill`) a zero-value transfer to ourselves. Written before it is
 * sent. Answers false when the lane is lost. At the fee ceiling nothing is left but to publish the last attempt again.
 */
export async function replace(
  deps: EngineDeps,
  lane: Lane,
  { entry, how }: { entry: OpenEntry; how: "replace" | "fill" },
): Promise<boolean> {
  const { transaction } = entry;
  const newest = transaction.attempts.at(-1);
  const head = deps.watcher.head();
  if (newest === undefined || head === null) return true;
  const fees = replacementFees(newest.fees, head.baseFeeWei, deps.chain.settlement);
  if (fees === null) return true;
  const { address } = lane.lease;
  const [attempt] =
    how === "fill"
      ? await deps.sender.sign(address, [{ nonce: transaction.nonce, fees, call: { kind: "fill" } }])
      : [await deps.sender.signAgain(address, newest.rawTransaction, fees)];
  if (attempt === undefined) throw new Error("the signer returned nothing");
  const purpose = how === "fill" ? "filler" : transaction.purpose;
  const isWritten = await deps.settlements.commitReplacement(lane.lease, {
    nonce: transaction.nonce,
    purpose,
    attempt,
  });
  if (!isWritten) return false;
  entry.transaction = { ...transaction, purpose, attempts: [...transaction.attempts, attempt] };
  deps.observe.written(lane.lease, { purpose, nonce: transaction.nonce, attempt, paymentId: transaction.paymentId });
  await publish(deps, lane, [transaction.nonce]);
  return true;
}
