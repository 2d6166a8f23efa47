import type { Attempt, Fees } from "../attempt";
import type { EngineDeps } from "../engine-deps";
import type { Head } from "../head";
import { heldAttempt, type Lane, type OpenEntry, ordersOf } from "../lanes/lane";
import { coversReplacement } from "../lanes/lane-funds";
import { isServing } from "../lanes/serves-named";
import { SignerUnavailable, SigningRefused } from "../lanes/signing-faults";
import { broadcast } from "../submit/broadcast";
import { firstFees, goingRate, replacementFees } from "../submit/price";
import { urgencyOfWaiting } from "./needs-other-fees";
import { isHeldBack, noteRefused } from "./refused-replacements";

export interface Replacement {
  readonly entry: OpenEntry;
  readonly how: "replace" | "cancel";
}

/**
 * Another attempt for each of these nonces, the lowest first because nonces are mined in order: the same call, or
 * (`cancel`) a cancellation, a zero-value transfer to ourselves. Each is written before it is sent; all are sent in one
 * batch. Returns false when the lane is lost. At the fee ceiling, or without enough balance, the last attempt is only
 * broadcast again. With a remote signer the work runs in the background: a hanging signer blocks no head. A replacement
 * that the signing policy or the node refused is tried again with a growing delay.
 */
export async function replaceAll(deps: EngineDeps, lane: Lane, replacements: readonly Replacement[]): Promise<boolean> {
  const { address } = lane.lease;
  if (!isServing(deps, lane) || !deps.sender.canSign(address)) return true;
  const nowMs = deps.clock.now();
  const due = replacements.filter(({ entry, how }) => !isHeldBack(entry, how, nowMs));
  const inOrder = due.sort((a, b) => a.entry.transaction.nonce - b.entry.transaction.nonce);
  if (!deps.sender.isRemote(address)) return writeAll(deps, lane, inOrder);
  const beside = inOrder.filter(({ entry }) => entry.isReplacing !== true);
  for (const { entry } of beside) entry.isReplacing = true;
  void writeAll(deps, lane, beside)
    .catch((error: unknown) => deps.observe.fault("replace", error))
    .finally(() => {
      for (const { entry } of beside) entry.isReplacing = false;
    });
  return true;
}

async function writeAll(deps: EngineDeps, lane: Lane, inOrder: readonly Replacement[]): Promise<boolean> {
  const sending: number[] = [];
  let isHeld = true;
  for (const each of inOrder) {
    const outcome = await write(deps, lane, each).catch((error: unknown) => {
      // Transactions are independent: this one is tried again at the next head.
      deps.observe.fault("head", error);
      return "left" as const;
    });
    isHeld = outcome !== "lane_lost";
    if (!isHeld) break;
    if (outcome !== "left") sending.push(each.entry.transaction.nonce);
  }
  await broadcast(deps, lane, sending);
  return isHeld;
}

/**
 * At the ceiling a node may still accept the cancellation of a reopened transaction: it may not hold the earlier
 * attempts, so there may be nothing to outbid.
 */
function ceilingFees({ watcher, chain }: EngineDeps, { entry, how }: Replacement): Fees | null {
  const head = watcher.head();
  if (how !== "cancel" || entry.transaction.settleUntilSeconds === undefined || head === null) return null;
  const { feeCeilingWei } = chain.settlement;
  const fees = firstFees(goingRate(head, watcher.fees().market), chain.settlement);
  return fees === null ? null : { ...fees, feeCapWei: feeCeilingWei };
}

type Outcome = "written" | "written_before" | "left" | "lane_lost";

async function write(deps: EngineDeps, lane: Lane, { entry, how }: Replacement): Promise<Outcome> {
  const { transaction } = entry;
  const { nonce, attempts } = transaction;
  const newest = attempts.at(-1);
  const head = deps.watcher.head();
  if (newest === undefined || head === null) return "left";
  const fees = feesFor(deps, entry, head) ?? ceilingFees(deps, { entry, how });
  if (fees === null) return "left";
  const isCancellation = how === "cancel" || transaction.purpose === "filler";
  if (!coversReplacement(deps, lane, { entry, feeCapWei: fees.feeCapWei, isCancellation })) return "left";
  if (how === "replace" && entry.refused.has(newest.hash) && isAsGood(newest.fees, fees)) {
    entry.refused.delete(newest.hash);
    return "written_before";
  }
  const attempt = await sign(deps, lane, { entry, how, fees });
  // A replacement is of no use if the nonce became final during the signing.
  if (attempt === null || lane.open.get(nonce) !== entry) return "left";
  const purpose = how === "cancel" ? "filler" : transaction.purpose;
  if (!(await deps.settlements.commitReplacement(lane.lease, { nonce, purpose, attempt }))) return "lane_lost";
  entry.transaction = { ...transaction, purpose, attempts: [...attempts, attempt] };
  entry.sentAtBlock = null;
  deps.observe.written(lane.lease, { purpose, nonce, attempt, paymentId: transaction.paymentId });
  return "written";
}

/** The offer that outbids the attempt a node may hold; without one, the offer of a new transaction. */
function feesFor({ chain, watcher, clock }: EngineDeps, entry: OpenEntry, head: Head): Fees | null {
  const { transaction, refused, isUnderpriced } = entry;
  const policy = chain.settlement;
  const rate = goingRate(head, watcher.fees().market);
  const now = { nowMs: clock.now(), chainSeconds: head.timestampSeconds };
  const urgency = urgencyOfWaiting(
    { transaction, orders: ordersOf(entry), isUrgent: entry.action?.isUrgent },
    now,
    policy.fees,
  );
  const held = heldAttempt(transaction, isUnderpriced ? new Set() : refused);
  return held === null ? firstFees(rate, policy, urgency) : replacementFees(held.fees, { rate, policy, urgency });
}

/**
 * An attempt that was refused for lack of funds is broadcast again once there are funds; a new attempt at nearly the
 * same price is not written.
 */
function isAsGood(written: Fees, wanted: Fees): boolean {
  const isEnough = written.feeCapWei >= wanted.feeCapWei && written.tipWei >= wanted.tipWei;
  return isEnough && written.feeCapWei * 8n <= wanted.feeCapWei * 10n;
}

type Priced = Replacement & { readonly fees: Fees };

/** Null: not signed now. A signer error for one transaction does not stop the lane's other transactions. */
async function sign(deps: EngineDeps, lane: Lane, priced: Priced): Promise<Attempt | null> {
  try {
    return await signed(deps.sender, lane, priced);
  } catch (error) {
    if (error instanceof SignerUnavailable) deps.observe.fault("sign", error);
    else if (error instanceof SigningRefused) noteRefused(deps, lane, { ...priced, by: "policy" });
    else throw error;
    return null;
  }
}

async function signed(sender: EngineDeps["sender"], { lease }: Lane, { entry, how, fees }: Priced): Promise<Attempt> {
  const { nonce, attempts } = entry.transaction;
  const newest = attempts.at(-1);
  if (how === "replace" && newest !== undefined) return sender.signAgain(lease.address, newest.rawTransaction, fees);
  const [attempt] = await sender.sign(lease.address, [{ nonce, fees, call: { kind: "cancel" } }]);
  if (attempt === undefined) throw new Error("the signer returned nothing");
  return attempt;
}
