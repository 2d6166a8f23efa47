import type { Attempt, Fees } from "./attempt";
import type { EngineDeps } from "./engine-deps";
import type { Lane, OpenEntry } from "./lane";
import { firstFees, replacementFees } from "./price";
import { publish } from "./publish";
import { SignerUnavailable, SigningRefused } from "./signing-faults";

interface Replacing {
  readonly entry: OpenEntry;
  readonly how: "replace" | "fill";
}

/**
 * Another attempt for a nonce: the same call, or (`fill`) a zero-value transfer to ourselves. Written before it is
 * sent. Answers false when the lane is lost. At the fee ceiling nothing is left but to publish the last attempt again.
 * Where the key is elsewhere, it is done beside: a signer that hangs holds up no head.
 */
export async function replace(deps: EngineDeps, lane: Lane, { entry, how }: Replacing): Promise<boolean> {
  const { address } = lane.lease;
  const newest = entry.transaction.attempts.at(-1);
  const head = deps.watcher.head();
  if (newest === undefined || head === null || !deps.sender.canSign(address)) return true;
  const fees = replacementFees(newest.fees, head.baseFeeWei, deps.chain.settlement) ?? ceilingFees(deps, entry, how);
  if (fees === null) return true;
  if (!deps.sender.isRemote(address)) return write(deps, lane, { entry, how, fees });
  if (entry.isReplacing === true) return true;
  entry.isReplacing = true;
  void write(deps, lane, { entry, how, fees })
    .catch((error: unknown) => deps.observe.fault("replace", error))
    .finally(() => {
      entry.isReplacing = false;
    });
  return true;
}

/**
 * At the ceiling the node may still take the cancellation of what a reorganisation took back: it need not have the attempts before, so
 * that there is nothing to outbid.
 */
function ceilingFees({ watcher, chain }: EngineDeps, { transaction }: OpenEntry, how: Replacing["how"]): Fees | null {
  const head = watcher.head();
  if (how !== "fill" || transaction.settleUntilSeconds === undefined || head === null) return null;
  const { feeCeilingWei } = chain.settlement;
  const fees = firstFees(head.baseFeeWei, chain.settlement);
  return fees === null ? null : { ...fees, feeCapWei: feeCeilingWei };
}

type Priced = Replacing & { readonly fees: Fees };

async function write(deps: EngineDeps, lane: Lane, { entry, how, fees }: Priced): Promise<boolean> {
  const { transaction } = entry;
  const { nonce, attempts } = transaction;
  const attempt = await sign(deps, lane, { entry, how, fees });
  // Whatever was signed while its nonce became final is of no use.
  if (attempt === null || lane.open.get(nonce) !== entry) return true;
  const purpose = how === "fill" ? "filler" : transaction.purpose;
  if (!(await deps.settlements.commitReplacement(lane.lease, { nonce, purpose, attempt }))) return false;
  entry.transaction = { ...transaction, purpose, attempts: [...attempts, attempt] };
  deps.observe.written(lane.lease, { purpose, nonce, attempt, paymentId: transaction.paymentId });
  await publish(deps, lane, [nonce]);
  return true;
}

/** Null: it is not signed now. One transaction's trouble with its signer is not the others' of its lane. */
async function sign({ sender, observe }: EngineDeps, lane: Lane, priced: Priced): Promise<Attempt | null> {
  try {
    return await signed(sender, lane, priced);
  } catch (error) {
    if (!(error instanceof SignerUnavailable || error instanceof SigningRefused)) throw error;
    observe.fault("sign", error);
    return null;
  }
}

async function signed(sender: EngineDeps["sender"], { lease }: Lane, { entry, how, fees }: Priced): Promise<Attempt> {
  const { nonce, attempts } = entry.transaction;
  const newest = attempts.at(-1);
  if (how === "replace" && newest !== undefined) return sender.signAgain(lease.address, newest.rawTransaction, fees);
  const [attempt] = await sender.sign(lease.address, [{ nonce, fees, call: { kind: "fill" } }]);
  if (attempt === undefined) throw new Error("the signer returned nothing");
  return attempt;
}
