import { isSameKey } from "@lunas/domain/payment/idempotency-key";
import type {
  ClaimedAnswer,
  GiveBackOutcome,
  GiveBackRefusal,
  GivenBack,
  Joining,
  WaiterLease,
  WaiterPlace,
} from "@lunas/domain/payment/ports";
import { type StoredPayment, stateOf } from "@lunas/domain/payment/stored-payment";
import type { PaymentId } from "@lunas/domain/shared/id";
import { isPayment, type MemoryDatabase, type PaymentRow } from "./memory-database";
import { keepKey, paymentUnder } from "./memory-idempotency-keys";
import { refundSumsIn } from "./memory-refunds";

const returnWindowMs = 60_000;
const giveBackWindowMs = 24 * 3_600_000;
const mostGivenBack = 20;

export function takePlace(
  database: MemoryDatabase,
  waiter: WaiterLease,
  { idempotency, seats, isIdentified }: Joining,
): WaiterPlace {
  const row = database.payments.get(waiter.paymentId);
  const keyed = paymentUnder(database, idempotency);
  if (keyed !== undefined && keyed !== row) return "key_taken";
  if (row === undefined || !isPayment(row.payment)) return "held";
  const nowMs = database.clock.now();
  const isOwn = isSameKey(row.payment.idempotency, idempotency);
  const isOpen = row.payment.answeredAtMs === null;
  const opens = isOpen && (isIdentified || isOwn || row.payment.idempotency === null);
  if (opens && holds(row, waiter)) return "taken";
  if (isOpen) moveUp(row, nowMs);
  const isSeated = opens && seat(database, row, { waiter, joining: { idempotency, seats, isIdentified } });
  return isSeated ? "taken" : isOwn ? "shared" : "held";
}

interface Arrival {
  readonly waiter: WaiterLease;
  readonly joining: Joining;
}

/** Gives the first free place of a payment to a request; false where there is none. */
function seat(database: MemoryDatabase, row: PaymentRow, { waiter, joining }: Arrival): boolean {
  const { idempotency, seats, isIdentified } = joining;
  const untilMs = database.clock.now() + waiter.leaseMs;
  if (row.waiterId === null) {
    row.waiterId = waiter.waiterId;
    row.waiterUntilMs = untilMs;
    row.payment = {
      ...row.payment,
      idempotency: isIdentified ? null : (row.payment.idempotency ?? idempotency),
    };
    if (!isIdentified) keepKey(database, idempotency, waiter.paymentId);
    return true;
  }
  if (seats <= 1 || (row.second ?? null) !== null || row.payment.idempotency !== null) return false;
  row.second = { waiterId: waiter.waiterId, untilMs };
  return true;
}

/** Who has waited longest is first. */
function moveUp(row: PaymentRow, nowMs: number): void {
  if ((row.second?.untilMs ?? nowMs) <= nowMs) row.second = null;
  if (row.waiterId !== null && row.waiterUntilMs > nowMs) return;
  row.waiterId = row.second?.waiterId ?? null;
  row.waiterUntilMs = row.second?.untilMs ?? 0;
  row.second = null;
}

function holds({ waiterId, second }: PaymentRow, waiter: WaiterLease): boolean {
  return waiterId === waiter.waiterId || second?.waiterId === waiter.waiterId;
}

export function claimSuccess(database: MemoryDatabase, waiter: WaiterLease, isPreconfirmed: boolean): ClaimedAnswer {
  const row = database.payments.get(waiter.paymentId);
  if (row === undefined) throw new Error(`there is no payment ${waiter.paymentId}`);
  const { payment } = row;
  const nowMs = database.clock.now();
  const isFirst = row.waiterId === waiter.waiterId;
  const isAlone = row.waiterId === null || row.waiterUntilMs <= nowMs;
  const isNext = row.second?.waiterId === waiter.waiterId && isAlone;
  const held = holds(row, waiter);
  const isEarly = payment.status === "pending" && isPreconfirmed;
  if ((payment.status === "confirmed" || isEarly) && payment.answeredAtMs === null && (isFirst || isNext)) {
    row.payment = { ...payment, answeredAtMs: nowMs, preconfirmedAtMs: isEarly ? nowMs : null };
    row.waiterId = waiter.waiterId;
    if (isNext) row.second = null;
  }
  const claimed = row.payment.answeredAtMs !== null && row.waiterId === waiter.waiterId;
  return { state: stateOf(row.payment), claimed, holds: held };
}

export function release(database: MemoryDatabase, waiter: WaiterLease): void {
  const row = database.payments.get(waiter.paymentId);
  if (row === undefined || !holds(row, waiter)) return;
  if (row.second?.waiterId === waiter.waiterId) {
    row.second = null;
    return;
  }
  const { answeredAtMs } = row.payment;
  if (answeredAtMs !== null && answeredAtMs + returnWindowMs <= database.clock.now()) return;
  if (answeredAtMs !== null && isRefunded(database, row.payment)) return;
  row.payment = { ...row.payment, answeredAtMs: null, preconfirmedAtMs: null };
  row.waiterId = row.second?.waiterId ?? null;
  row.waiterUntilMs = row.second?.untilMs ?? 0;
  row.second = null;
}

export function giveBack(database: MemoryDatabase, { scope, paymentId, answerId }: GivenBack): GiveBackOutcome {
  const row = database.payments.get(paymentId);
  const payment = row?.payment;
  const isOwn = payment?.merchantId === scope.merchantId && payment.environment === scope.environment;
  if (row === undefined || payment === undefined || !isOwn || payment.refundOf !== undefined) return "not_found";
  const before = row.givenBack ?? new Set();
  const isFree = payment.answeredAtMs === null;
  if (answerId === null ? before.size > 0 && isFree : before.has(answerId)) return "given_back";
  const refusal = giveBackRefusal(database, row, answerId);
  if (refusal !== null) return refusal;
  row.givenBack = new Set([...before, String(row.waiterId)]);
  const idempotency = payment.source === "server" ? null : payment.idempotency;
  row.payment = { ...payment, answeredAtMs: null, preconfirmedAtMs: null, idempotency };
  row.waiterId = row.second?.waiterId ?? null;
  row.waiterUntilMs = row.second?.untilMs ?? 0;
  row.second = null;
  return "given_back";
}

function giveBackRefusal(
  database: MemoryDatabase,
  { payment, waiterId, ...row }: PaymentRow,
  answerId: string | null,
): GiveBackRefusal | null {
  if (payment.status !== "confirmed") return "not_confirmed";
  if (isRefunded(database, payment)) return "refunded";
  const isClaimed = payment.answeredAtMs !== null && waiterId !== null;
  if (!isClaimed || waiterId !== (answerId ?? waiterId)) return "not_answered";
  const nowMs = database.clock.now();
  if ((row.endedAtMs ?? nowMs) + giveBackWindowMs <= nowMs) return "too_late";
  return (row.givenBack?.size ?? 0) >= mostGivenBack ? "too_often" : null;
}

function isRefunded(database: MemoryDatabase, { id }: StoredPayment): boolean {
  const { refunded, pending } = refundSumsIn(database, id);
  return refunded + pending > 0n;
}

/** A refund takes the success of its payment if no request has it. */
export function takeSuccessOf(database: MemoryDatabase, { id, refundOf }: StoredPayment): void {
  const row = refundOf === undefined ? undefined : database.payments.get(refundOf);
  if (row?.payment.status !== "confirmed" || row.payment.answeredAtMs !== null) return;
  row.payment = { ...row.payment, answeredAtMs: database.clock.now() };
  row.waiterId = id;
  row.second = null;
}

export function renewWaiters(database: MemoryDatabase, waiters: readonly WaiterLease[]): readonly PaymentId[] {
  const ended = new Set<PaymentId>();
  for (const waiter of waiters) {
    const row = database.payments.get(waiter.paymentId);
    if (row === undefined) continue;
    const untilMs = database.clock.now() + waiter.leaseMs;
    if (row.waiterId === waiter.waiterId) row.waiterUntilMs = untilMs;
    if (row.second?.waiterId === waiter.waiterId) row.second = { ...row.second, untilMs };
    if (row.payment.status !== "pending" && row.payment.status !== "held") ended.add(waiter.paymentId);
  }
  return [...ended];
}
