import type { StoredPayment } from "@lunas/domain/payment/stored-payment";
import type { FailedTransaction, LaneLease, SettlementOrder } from "@lunas/domain/settlement/attempt";
import type { RefillUsage } from "@lunas/domain/settlement/lanes/refill-request";
import type {
  ClosedTransaction,
  CommitOutcome,
  Inclusion,
  Outcome,
  PlannedTransaction,
  SettlementStore,
} from "@lunas/domain/settlement/ports";
import type { Forgotten, ForgottenPage } from "@lunas/domain/settlement/submit/forgotten";
import type { Hex } from "@lunas/domain/shared/hex";
import type { PaymentId } from "@lunas/domain/shared/id";
import { orderOf } from "../build/an-order";
import { abandonedOn, closeAbandoned } from "./memory-abandoned";
import {
  isOpen,
  isPayment,
  type MemoryDatabase,
  type PaymentRow,
  paymentsOf,
  type TransactionRow,
} from "./memory-database";
import { isReserved } from "./memory-in-flight";
import { differsFromRow } from "./memory-job-order";
import { isHeld } from "./memory-lane-store";
import { isCounted, recordLate, watchAgain } from "./memory-late";
import { isToBeSettled, mayBeSentBy, mayServe, ordersOfSenders } from "./memory-only-sender";
import { overdueIds } from "./memory-overdue";
import { kindOf } from "./memory-refunds";
import { confirmedIn, moveSettlements, reopen, settleUntil } from "./memory-reopening";
import { grantedIn, orderSponsorship } from "./memory-sponsorships";

/** What the settlers keep in an in-memory database; passes the same contract as the real store. */
export function memorySettlementStore(database: MemoryDatabase): SettlementStore {
  return {
    orders: async (ids, chainId) => ids.flatMap((id) => ordersOf(database, id, chainId)),
    ordersOfSenders: async (chainId, senders, limit) => ordersOfSenders(database, chainId, { senders, limit }),
    overdue: async (laneIds, page) =>
      overdueIds(database, laneIds, page).map((id) => orderIn(database, database.payments.get(id) as PaymentRow)),
    forgotten: async (chainId, page) => forgottenOn(database, chainId, page),
    commit: async (lease, planned) => commit(database, lease, planned),
    commitReplacement: async (lease, { nonce, purpose, attempt }) => {
      const transaction = openAt(database, lease.laneId, nonce);
      if (!isHeld(database, lease) || transaction === undefined) return false;
      transaction.purpose = purpose;
      transaction.attempts = [...transaction.attempts, attempt];
      if (purpose === "filler") transaction.cancellations.add(attempt.hash);
      if (purpose === "payment" || purpose === "bundle") rememberHash(database, transaction);
      return true;
    },
    abandon: async (lease, nonces) => {
      if (!isHeld(database, lease) || database.lanes.get(lease.laneId)?.isRetired !== true) return false;
      for (const nonce of nonces) Object.assign(openAt(database, lease.laneId, nonce) ?? {}, { isAbandoned: true });
      return true;
    },
    abandonedOn: async (chainId, page) => abandonedOn(database, chainId, page),
    closeAbandoned: async (laneId, closed) => closeAbandoned(database, laneId, closed),
    open: async (laneId) =>
      database.transactions
        .filter((each) => each.laneId === laneId && isOpen(each))
        .sort((a, b) => a.nonce - b.nonce)
        .map(({ nonce, purpose, paymentId, attempts, bundled = [], isReopened }) => ({
          transaction: {
            ...{ nonce, purpose, paymentId, attempts },
            ...settleUntil(database, { purpose, isReopened, ids: paymentId === null ? bundled : [paymentId] }),
            ...(purpose === "funding" && grantedIn(database, paymentId)),
          },
          ...(isReopened && confirmedIn(database, paymentId === null ? bundled : [paymentId])),
          order: purpose === "payment" ? pendingOrder(database, paymentId) : null,
          ...(purpose === "bundle" && { bundled: bundled.flatMap((id) => pendingOrder(database, id) ?? []) }),
        })),
    reopen: async (lease, nonces) => reopen(database, lease, nonces),
    finish: async (lease, closed, outcomes) => finish(database, lease, { closed, outcomes }),
    noteInclusions: async (inclusions) => noteInclusions(database, inclusions),
    forgetInclusions: async (chainId, fromBlock) => forgetInclusions(database, chainId, fromBlock),
    watchedOn: async (chainId, after, limit) =>
      [...database.payments.values()]
        .filter(({ payment, watchIsOver }) => payment.chainId === chainId && watchIsOver !== true)
        .filter(({ payment: { status, lateSettlement } }) => status === "failed" && lateSettlement === null)
        .map(({ payment }) => orderOf(payment, database.clock.now() - payment.createdAtMs))
        .filter(({ paymentId }) => after === null || paymentId > after)
        .sort((a, b) => (a.paymentId < b.paymentId ? -1 : 1))
        .slice(0, limit),
    countedElsewhere: async (settlements) =>
      settlements
        .filter(({ paymentId, settled }) => {
          const payment = database.payments.get(paymentId)?.payment;
          return payment?.status === "pending" && isCounted(database, payment.chainId, settled);
        })
        .map(({ paymentId }) => paymentId),
    watchAgain: async (chainId) => watchAgain(database, chainId),
    recordLate: async (late, over) => ({ reported: recordLate(database, late, over) }),
    moveSettlements: async (moved) => moveSettlements(database, moved),
    refills: async (laneId) => refillsOf(database, laneId),
    statusOf: async (ids) => statusesOf(database, ids),
  };
}

function statusesOf({ payments }: MemoryDatabase, ids: readonly PaymentId[]) {
  return ids.flatMap((id) => {
    const payment = payments.get(id)?.payment;
    return payment === undefined || !isPayment(payment) ? [] : [{ id, status: payment.status }];
  });
}

function forgottenOn(database: MemoryDatabase, chainId: number, { olderThanMs, after, limit }: ForgottenPage) {
  return [...database.payments.values()]
    .map(({ payment }) => payment)
    .filter((payment) => payment.chainId === chainId && isToBeSettled(database, payment.id))
    .filter((payment) => touchedAtMs(database, payment) <= database.clock.now() - olderThanMs)
    .map(({ id, createdAtMs }) => ({ id, createdAtMs }))
    .sort(byAgeIn(database))
    .filter((each) => after === null || byAgeIn(database)(each, after) > 0)
    .slice(0, limit);
}

/** Of one moment, in the order in which they were stored: ids are random, and a simulated history is the same each time. */
function byAgeIn({ payments }: MemoryDatabase): (a: Forgotten, b: Forgotten) => number {
  const places = new Map([...payments.keys()].map((id, place) => [id, place]));
  const placeOf = ({ id }: Forgotten) => places.get(id) ?? -1;
  return (a, b) => a.createdAtMs - b.createdAtMs || placeOf(a) - placeOf(b);
}

/** What a lane has sent to others this UTC day, and to whom lately. */
function refillsOf({ clock, transactions }: MemoryDatabase, laneId: string): RefillUsage {
  const nowMs = clock.now();
  const rows = transactions.filter((each) => each.laneId === laneId);
  const today = rows.filter(({ refill }) => refill !== undefined && refill.atMs >= nowMs - (nowMs % 86_400_000));
  const recent = rows.filter(({ closed, closedAtMs }) => closed === null || closedAtMs > nowMs - 60_000);
  return {
    todayWei: today.reduce((sum, { refill }) => sum + (refill?.amountWei ?? 0n), 0n),
    recentTo: [...new Set(recent.flatMap(({ refill }) => refill?.to ?? []))],
  };
}

function touchedAtMs(database: MemoryDatabase, { id, createdAtMs }: StoredPayment): number {
  const closings = database.transactions
    .filter((row) => paymentsOf(row).includes(id))
    .map(({ closedAtMs }) => closedAtMs);
  return Math.max(createdAtMs, ...closings);
}

function commit(database: MemoryDatabase, lease: LaneLease, planned: readonly PlannedTransaction[]): CommitOutcome {
  const lane = database.lanes.get(lease.laneId);
  if (lane === undefined || !isHeld(database, lease) || lane.nextNonce !== lease.nextNonce)
    return { kind: "lane_lost" };
  if (planned.some(({ nonce }, index) => nonce !== lane.nextNonce + index))
    throw new Error(`the planned nonces of ${lane.id} have a gap or a double`);
  if (lane.isRetired === true && !mayServe(database, lane, planned)) return { kind: "lane_lost" };
  const paymentIds = planned.flatMap(({ paymentId, purpose, bundled = [] }) =>
    (paymentId === null ? bundled : [paymentId]).filter(
      (id) => !mayBeWritten(database, id, purpose) || !mayBeSentBy(database, id, { purpose, lane }),
    ),
  );
  const differing = planned.flatMap(({ order }) =>
    order !== undefined && differsFromRow(database, lane.chainId, order) ? [order.paymentId] : [],
  );
  const taken = [...new Set([...paymentIds, ...differing])];
  if (taken.length > 0) return { kind: "taken", paymentIds: taken };
  for (const { nonce, purpose, paymentId, attempt, refill, grantedWei, bundled } of planned) {
    const { sponsorship } = (paymentId !== null && database.payments.get(paymentId)) || {};
    if (sponsorship !== undefined && grantedWei !== undefined) sponsorship.grantedWei = grantedWei;
    const transaction = {
      laneId: lane.id,
      nonce,
      purpose,
      paymentId,
      attempts: [attempt],
      cancellations: new Set<Hex>(),
      closed: null,
      closedAtMs: 0,
      ...(bundled && { bundled }),
      ...(refill && { refill: { ...refill, atMs: database.clock.now() } }),
    };
    database.transactions.push(transaction);
    rememberHash(database, transaction);
  }
  lane.nextNonce += planned.length;
  return { kind: "committed" };
}

/** A grant is made once. */
function mayBeWritten(database: MemoryDatabase, id: PaymentId, purpose: PlannedTransaction["purpose"]): boolean {
  const isGrantable = database.payments.get(id)?.sponsorship?.grantedWei === null;
  return isToBeSettled(database, id) && (purpose !== "funding" || isGrantable);
}

function openAt(database: MemoryDatabase, laneId: string, nonce: number): TransactionRow | undefined {
  return database.transactions.find((each) => each.laneId === laneId && each.nonce === nonce && isOpen(each));
}

/** The order of a payment that is to be settled on the chain, if it is named; else nothing. */
function ordersOf(database: MemoryDatabase, id: PaymentId, chainId?: number): readonly SettlementOrder[] {
  const row = database.payments.get(id);
  if (row === undefined || !isToBeSettled(database, id)) return [];
  return chainId === undefined || row.payment.chainId === chainId ? [orderIn(database, row)] : [];
}

function pendingOrder(database: MemoryDatabase, id: PaymentId | null) {
  const row = id === null ? undefined : database.payments.get(id);
  return row?.payment.status === "pending" ? orderIn(database, row) : null;
}

function orderIn(database: MemoryDatabase, row: PaymentRow): SettlementOrder {
  const { payment, payerHasCode, onlySender = null } = row;
  const failedIn = failedTransaction(database, payment.id);
  return {
    ...orderOf(payment, database.clock.now() - payment.createdAtMs),
    payerHasCode,
    onlySender,
    failedIn,
    sponsorship: orderSponsorship(row),
  };
}

/** The newest final transaction that carried the payment and did not settle it. */
function failedTransaction({ transactions }: MemoryDatabase, id: PaymentId): FailedTransaction | null {
  const found = transactions
    .filter((row) => paymentsOf(row).includes(id) && row.purpose !== "funding")
    .filter(({ closed, cancellations }) => closed?.minedHash != null && !cancellations.has(closed.minedHash))
    .sort((a, b) => b.closedAtMs - a.closedAtMs)[0];
  const hash = found?.closed?.minedHash;
  if (found === undefined || hash == null) return null;
  const blockNumber = found.closed?.blockNumber ?? 0;
  return { hash, isShared: found.bundled !== undefined, isReverted: found.closed?.status === "reverted", blockNumber };
}

/** A pending payment shows the hash of its newest attempt. */
function rememberHash(database: MemoryDatabase, transaction: TransactionRow): void {
  const newest = transaction.attempts.at(-1);
  if (newest === undefined || transaction.purpose === "funding") return;
  for (const id of paymentsOf(transaction)) {
    const row = database.payments.get(id);
    if (row?.payment.status === "pending") row.payment = { ...row.payment, txHash: newest.hash };
  }
}

interface Endings {
  readonly closed: readonly ClosedTransaction[];
  readonly outcomes: readonly Outcome[];
}

function finish(database: MemoryDatabase, lease: LaneLease | null, { closed, outcomes }: Endings) {
  if (lease !== null && !isHeld(database, lease)) return { ended: [] };
  for (const each of closed) {
    const transaction = lease === null ? undefined : openAt(database, lease.laneId, each.nonce);
    if (transaction !== undefined) Object.assign(transaction, { closed: each, closedAtMs: database.clock.now() });
  }
  return { ended: outcomes.filter((outcome) => end(database, outcome)).map(({ paymentId }) => paymentId) };
}

/** Ends a pending payment and writes its event; false when there is nothing to end by this. */
function end(database: MemoryDatabase, outcome: Outcome): boolean {
  const row = database.payments.get(outcome.paymentId);
  if (row === undefined || row.payment.status !== "pending" || countsElsewhere(database, row.payment, outcome))
    return false;
  row.payment = { ...row.payment, ...ending(row.payment, outcome) };
  row.endedAtMs = database.clock.now();
  database.events.push({ type: `${kindOf(row)}.${outcome.kind}`, paymentId: outcome.paymentId, atMs: row.endedAtMs });
  return true;
}

function ending(payment: StoredPayment, outcome: Outcome): Partial<StoredPayment> {
  if (outcome.kind === "confirmed") {
    return { status: "confirmed", settled: outcome.settled, txHash: outcome.settled.txHash };
  }
  const { code, message, txHash } = outcome;
  return { status: "failed", failure: { code, message }, txHash: txHash ?? payment.txHash };
}

/** A settlement on chain pays for one payment at most. */
function countsElsewhere(database: MemoryDatabase, { chainId }: StoredPayment, outcome: Outcome): boolean {
  return outcome.kind === "confirmed" && isCounted(database, chainId, outcome.settled);
}

function forgetInclusions({ payments }: MemoryDatabase, chainId: number, fromBlock: number): void {
  for (const row of payments.values()) {
    const isPending = isReserved(row.payment) && row.payment.chainId === chainId;
    if (isPending && (row.notedBlock ?? -1) >= fromBlock) row.notedBlock = null;
  }
}

function noteInclusions({ payments }: MemoryDatabase, inclusions: readonly Inclusion[]): void {
  for (const { paymentId, blockNumber } of inclusions) {
    const row = payments.get(paymentId);
    if (row?.payment.status === "pending") row.notedBlock = blockNumber;
  }
}
