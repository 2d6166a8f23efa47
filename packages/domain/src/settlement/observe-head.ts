import type { Address } from "@lunas/catalog/chain";
import type { PaymentId } from "../shared/id";
import type { Transaction } from "./attempt";
import { concludeFrom, confirmedBy } from "./conclude";
import { endPayments } from "./end-payments";
import type { EngineDeps } from "./engine-deps";
import type { Head, Receipt } from "./head";
import { type BundleJudgement, judgeBundle } from "./judge-bundle";
import { type Lane, type OpenEntry, ordersOf } from "./lane";
import { lookUp } from "./look-up";
import type { ClosedTransaction, Outcome } from "./ports";
import { replace } from "./replace";
import { type Next, whatNext } from "./what-next";

export interface Seen {
  readonly head: Head;
  readonly minedNonces: ReadonlyMap<Address, number>;
}

/** What a head brought about on a lane. */
export interface Advanced {
  readonly ended: readonly PaymentId[];
  /** Payments whose payers have been given what their approvals cost. */
  readonly funded: readonly PaymentId[];
  /** Payments of bundles that were not settled and still may be: they go on alone. */
  readonly again: readonly PaymentId[];
  readonly mined: readonly Receipt[];
  readonly isLost: boolean;
}

/** Carries a lane on to a new head: decides for every open transaction, then writes all endings in one transaction. */
export async function observeHead(deps: EngineDeps, lane: Lane, seen: Seen): Promise<Advanced> {
  const plan = decide(deps, lane, seen);
  const closing = await judgeClosings(deps, plan);
  const { ended } = await finish(deps, lane, closing);
  let isLost = false;
  for (const { entry, next } of plan) {
    if (next.kind === "replace" || next.kind === "fill")
      isLost ||= !(await replace(deps, lane, { entry, how: next.kind }));
    if (next.kind === "look_up") await lookUp(deps, lane, { entry, head: seen.head });
    else entry.stranger = null;
  }
  return { ended, funded: plan.flatMap(fundedBy), again: closing.again, mined: closing.mined, isLost };
}

interface Step {
  readonly entry: OpenEntry;
  readonly next: Next;
}

function decide(deps: EngineDeps, lane: Lane, { head, minedNonces }: Seen): Step[] {
  const nowMs = deps.clock.now();
  const policy = deps.chain.settlement;
  const mined = minedNonces.get(lane.lease.address) ?? 0;
  return [...lane.open.values()].map((entry) => {
    const { transaction, order, bundled, isUnderpriced, receipt } = dropIfReorged(deps, lane, entry);
    return {
      entry,
      next: whatNext({
        transaction,
        order,
        ...(bundled && { bundled }),
        isUnderpriced,
        receipt,
        minedNonces: mined,
        head,
        nowMs,
        policy,
      }),
    };
  });
}

/** A receipt counts only while its block is the one at its height. */
function dropIfReorged({ watcher, observe }: EngineDeps, lane: Lane, entry: OpenEntry): OpenEntry {
  const { receipt, transaction } = entry;
  if (receipt !== null && !watcher.isCanonical({ number: receipt.blockNumber, hash: receipt.blockHash })) {
    entry.receipt = null;
    const { hash, blockNumber } = receipt;
    observe.reorged(lane.lease, { nonce: transaction.nonce, hash, blockNumber });
  }
  return entry;
}

interface Closing {
  readonly closed: ClosedTransaction[];
  readonly outcomes: Outcome[];
  readonly again: PaymentId[];
  readonly mined: Receipt[];
  readonly spent: [Transaction, Receipt][];
}

async function judgeClosings(deps: EngineDeps, plan: readonly Step[]): Promise<Closing> {
  const closing: Closing = { closed: [], outcomes: [], again: [], mined: [], spent: [] };
  for (const { entry, next } of plan) {
    if (!("receipt" in next)) continue;
    const { outcomes, again } = await judge(deps, entry, next);
    closing.outcomes.push(...outcomes);
    closing.again.push(...again);
    const closed = closedBy(entry.transaction.nonce, next.receipt);
    closing.closed.push(next.kind === "bundled" ? { ...closed, isBundle: true } : closed);
    closing.mined.push(next.receipt);
    closing.spent.push([entry.transaction, next.receipt]);
  }
  return closing;
}

/** What a final transaction means for the payments that hang on it. */
async function judge(
  deps: EngineDeps,
  entry: OpenEntry,
  next: Extract<Next, { readonly receipt: Receipt }>,
): Promise<BundleJudgement> {
  const { order, transaction } = entry;
  const { receipt } = next;
  if (next.kind === "bundled") {
    return judgeBundle(deps, ordersOf(entry), { receipt, isFiller: transaction.purpose === "filler" });
  }
  if (order === null || next.kind === "done") return { outcomes: [], again: [] };
  const outcome =
    next.kind === "settled"
      ? confirmedBy(order.paymentId, receipt, next.log)
      : concludeFrom(await deps.watcher.fateOf(order), order, receiptOfPayment(entry, receipt));
  return { outcomes: outcome === null ? [] : [outcome], again: [] };
}

/** The payment whose payer has been given now what its approval costs. */
function fundedBy({ entry, next }: Step): PaymentId[] {
  const { purpose, paymentId } = entry.transaction;
  return next.kind === "done" && purpose === "funding" && paymentId !== null ? [paymentId] : [];
}

/** A filler's receipt says nothing about the payment whose nonce it took over. */
function receiptOfPayment({ transaction }: OpenEntry, receipt: Receipt): Receipt | null {
  return transaction.purpose === "payment" ? receipt : null;
}

function closedBy(nonce: number, receipt: Receipt): ClosedTransaction {
  const { hash, status, gasUsed, effectiveGasPriceWei, l1FeeWei, blockNumber } = receipt;
  return { nonce, minedHash: hash, status, gasUsed, effectiveGasPriceWei, l1FeeWei, blockNumber };
}

async function finish(deps: EngineDeps, lane: Lane, closing: Closing): Promise<{ ended: readonly PaymentId[] }> {
  if (closing.closed.length === 0) return { ended: [] };
  const ended = await endPayments(deps, lane.lease, closing);
  for (const { nonce } of closing.closed) lane.open.delete(nonce);
  for (const [{ purpose, attempts }, receipt] of closing.spent)
    deps.observe.closed(lane.lease, { purpose, isReplacement: attempts[0]?.hash !== receipt.hash, receipt });
  return { ended };
}
