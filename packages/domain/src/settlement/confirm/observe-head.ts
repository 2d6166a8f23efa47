import type { Address } from "@lunas/catalog/chain";
import type { PaymentId } from "../../shared/id";
import type { Transaction } from "../attempt";
import type { EngineDeps } from "../engine-deps";
import type { Head, Receipt } from "../head";
import { type Lane, type OpenEntry, ordersOf, takeBack } from "../lanes/lane";
import type { ClosedTransaction, MovedSettlement, Outcome } from "../ports";
import { confirmedBy, settledBy } from "./conclude";
import { endPayments } from "./end-payments";
import { lookUp } from "./look-up";
import { type Replacement, replaceAll } from "./replace";
import { type Next, settlementOf, whatNext } from "./what-next";

export interface HeadObservation {
  readonly head: Head;
  readonly minedNonces: ReadonlyMap<Address, number>;
}

/** The changes that a head made on a lane. */
export interface Advanced {
  readonly ended: readonly PaymentId[];
  /** Payments whose payers have received the cost of their approvals. */
  readonly funded: readonly PaymentId[];
  /** Payments that a final transaction of ours carried and did not settle. Their nonces show the outcome. */
  readonly unsettled: readonly PaymentId[];
  readonly mined: readonly Receipt[];
  readonly isLost: boolean;
}

/**
 * Advances a lane to a new head: decides for every open transaction, then writes all endings in one transaction. A
 * final transaction is closed at once; reads that its payments still need do not keep the nonce open.
 */
export async function observeHead(deps: EngineDeps, lane: Lane, seen: HeadObservation): Promise<Advanced> {
  const plan = decide(deps, lane, seen);
  // A reorganisation took it back, and its row may say that it is final: who takes the lane anew reads the rows.
  if (plan.some(({ entry }) => entry.mayBeClosed && entry.receipt === null)) return nothingButLost;
  const closing = closingOf(plan);
  const { ended } = await finish(deps, lane, closing);
  const isUnseen = ({ next }: Step) => next.kind === "look_up";
  for (const { entry } of plan.filter((step) => !isUnseen(step))) entry.foreign = null;
  await lookUp(deps, lane, { entries: plan.filter(isUnseen).map(({ entry }) => entry), head: seen.head });
  const isLost = !(await replaceAll(deps, lane, plan.flatMap(replacementOf)));
  return { ended, funded: plan.flatMap(fundedBy), unsettled: closing.unsettled, mined: closing.mined, isLost };
}

const nothingButLost: Advanced = { ended: [], funded: [], unsettled: [], mined: [], isLost: true };

interface Step {
  readonly entry: OpenEntry;
  readonly next: Next;
}

function replacementOf({ entry, next }: Step): Replacement[] {
  return next.kind === "replace" || next.kind === "cancel" ? [{ entry, how: next.kind }] : [];
}

function decide(deps: EngineDeps, lane: Lane, { head, minedNonces }: HeadObservation): Step[] {
  const nowMs = deps.clock.now();
  const policy = deps.chain.settlement;
  const { market } = deps.watcher.fees();
  const mined = minedNonces.get(lane.lease.address) ?? 0;
  return [...lane.open.values()].map((entry) => {
    const { transaction, order, bundled, action, isUnderpriced, receipt, sentAtBlock, refused } = dropIfReorged(
      deps,
      lane,
      entry,
    );
    return {
      entry,
      next: whatNext({
        transaction,
        order,
        ...(bundled && { bundled }),
        ...(action && { action }),
        isUnderpriced,
        sentAtBlock,
        refused,
        market,
        receipt,
        minedNonces: mined,
        head,
        nowMs,
        policy,
      }),
    };
  });
}

/** A receipt counts only while its block is the canonical one at its height. */
function dropIfReorged({ watcher, observe }: EngineDeps, lane: Lane, entry: OpenEntry): OpenEntry {
  const { receipt, transaction } = entry;
  if (receipt !== null && !watcher.isCanonical({ number: receipt.blockNumber, hash: receipt.blockHash })) {
    takeBack(entry);
    const { hash, blockNumber } = receipt;
    observe.reorged(lane.lease, { nonce: transaction.nonce, hash, blockNumber });
  }
  return entry;
}

interface Closing {
  readonly closed: ClosedTransaction[];
  /** Confirmed payments whose first settlement a reorganisation removed. */
  readonly moved: MovedSettlement[];
  readonly outcomes: Outcome[];
  readonly unsettled: PaymentId[];
  readonly mined: Receipt[];
  readonly spent: [Transaction, Receipt][];
}

function closingOf(plan: readonly Step[]): Closing {
  const closing: Closing = { closed: [], moved: [], outcomes: [], unsettled: [], mined: [], spent: [] };
  for (const { entry, next } of plan) {
    if (!("receipt" in next)) continue;
    const { receipt } = next;
    const closed = { ...closedBy(entry.transaction.nonce, receipt), ...(entry.action && { isAction: true as const }) };
    closing.closed.push(next.kind === "bundled" || isReopenedBundle(entry) ? { ...closed, isBundle: true } : closed);
    closing.mined.push(receipt);
    closing.moved.push(...movedBy(receipt, entry));
    closing.spent.push([entry.transaction, receipt]);
    if (next.kind !== "done") endBy(receipt, entry, closing);
  }
  return closing;
}

/** All its payments may have ended before it was reopened. */
function isReopenedBundle({ transaction: { purpose, settleUntilSeconds } }: OpenEntry): boolean {
  return purpose === "bundle" && settleUntilSeconds !== undefined;
}

/**
 * The new settlements of its confirmed payments. Payments that it did not settle again keep their reported settlement.
 */
function movedBy(receipt: Receipt, { confirmed = [] }: OpenEntry): MovedSettlement[] {
  if (receipt.status !== "success") return [];
  return confirmed.flatMap((order) => {
    const log = settlementOf(order, receipt);
    return log === undefined ? [] : [{ paymentId: order.paymentId, settled: settledBy(receipt, log) }];
  });
}

/** Each payment of a final transaction is confirmed by its own log; a payment without one is returned as unsettled. */
function endBy(receipt: Receipt, entry: OpenEntry, { outcomes, unsettled }: Closing): void {
  for (const order of ordersOf(entry)) {
    const log = receipt.status === "success" ? settlementOf(order, receipt) : undefined;
    if (log === undefined) unsettled.push(order.paymentId);
    else outcomes.push(confirmedBy(order.paymentId, receipt, log));
  }
}

/** The payment whose payer has now received the cost of its approval. */
function fundedBy({ entry, next }: Step): PaymentId[] {
  const { purpose, paymentId } = entry.transaction;
  return next.kind === "done" && purpose === "funding" && paymentId !== null ? [paymentId] : [];
}

function closedBy(nonce: number, receipt: Receipt): ClosedTransaction {
  const { hash, status, gasUsed, effectiveGasPriceWei, l1FeeWei, blockNumber } = receipt;
  return { nonce, minedHash: hash, status, gasUsed, effectiveGasPriceWei, l1FeeWei, blockNumber };
}

async function finish(deps: EngineDeps, lane: Lane, closing: Closing): Promise<{ ended: readonly PaymentId[] }> {
  if (closing.closed.length === 0) return { ended: [] };
  if (closing.moved.length > 0) await deps.settlements.moveSettlements(closing.moved);
  const entries = closing.closed.flatMap(({ nonce }) => lane.open.get(nonce) ?? []);
  // Before the statement: its answer may be lost.
  for (const entry of entries) entry.mayBeClosed = true;
  const ended = await endPayments(deps, lane.lease, closing);
  for (const { nonce } of closing.closed) lane.open.delete(nonce);
  for (const [{ purpose, attempts }, receipt] of closing.spent)
    deps.observe.closed(lane.lease, { purpose, isReplacement: attempts[0]?.hash !== receipt.hash, receipt });
  return { ended };
}
