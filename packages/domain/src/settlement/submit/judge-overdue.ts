import type { PaymentId } from "../../shared/id";
import type { EngineDeps } from "../engine-deps";
import { type Lane, ordersOf } from "../lanes/lane";
import type { Delays } from "./delays";
import type { JudgeNonces } from "./judge-nonces";

/** Nothing is read about a transaction that is younger: it is still on its usual way into a block. */
const heldUpAfterMs = 5_000;
const pageSize = 500;

export interface OverdueParts {
  readonly delays: Pick<Delays, "isDelayed">;
  readonly judge: JudgeNonces;
  /** Every lane that this process holds, also those that it cannot sign for. */
  readonly followed: () => readonly Lane[];
}

/**
 * Judges the payments of transactions that are not mined after the deadline, because the lane has no ether or no signer,
 * or the base fee is above the ceiling. The payment ends by its nonce; the transaction's nonce is cancelled later.
 */
export function createJudgeOverdue(deps: EngineDeps, { delays, judge, followed }: OverdueParts): () => Promise<void> {
  const { clock, watcher, settlements } = deps;
  let after: PaymentId | null = null;
  return async () => {
    const head = watcher.head();
    const laneIds = followed().flatMap((lane) => (isHeldUp(lane, clock.now()) ? [lane.lease.laneId] : []));
    if (head === null || laneIds.length === 0) return;
    const page = { chainSeconds: head.timestampSeconds, after, limit: pageSize };
    const orders = await settlements.overdue(laneIds, page);
    after = orders.length < pageSize ? null : (orders.at(-1)?.paymentId ?? null);
    const mined = minedOn(followed());
    const overdue = orders.filter(({ paymentId }) => !delays.isDelayed(paymentId) && !mined.has(paymentId));
    // An earlier failure proves nothing while another transaction of the payment is open.
    judge.add(overdue.map((order) => ({ order: { ...order, failedIn: null }, isOpen: true })));
  };
}

/** The payments of transactions that are in a block: their receipts end them. */
function minedOn(lanes: readonly Lane[]): ReadonlySet<PaymentId | null> {
  const entries = lanes.flatMap(({ open }) => [...open.values()]).filter(({ receipt }) => receipt !== null);
  const own = entries.map(({ transaction }) => transaction.paymentId);
  return new Set([...own, ...entries.flatMap(ordersOf).map(({ paymentId }) => paymentId)]);
}

function isHeldUp({ open }: Lane, nowMs: number): boolean {
  return [...open.values()].some(
    ({ receipt, transaction: { attempts } }) =>
      receipt === null && nowMs - (attempts[0]?.createdAtMs ?? nowMs) >= heldUpAfterMs,
  );
}
