import { isSameKey } from "@lunas/domain/payment/idempotency-key";
import type { ClaimedAnswer, Joining, WaiterLease, WaiterPlace } from "@lunas/domain/payment/ports";
import type { PaymentId } from "@lunas/domain/shared/id";
import type { MemoryDatabase, PaymentRow } from "./memory-database";
import { keepKey, paymentUnder } from "./memory-idempotency-keys";

const returnWindowMs = 60_000;

export function takePlace(
  database: MemoryDatabase,
  waiter: WaiterLease,
  { idempotency, seats, isIdentified }: Joining,
): WaiterPlace {
  const row = database.payments.get(waiter.paymentId);
  const keyed = paymentUnder(database, idempotency);
  if (keyed !== undefined && keyed !== row) return "key_taken";
  if (row === undefined) return "held";
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
  return { payment: row.payment, claimed, holds: held };
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
  row.payment = { ...row.payment, answeredAtMs: null, preconfirmedAtMs: null };
  row.waiterId = row.second?.waiterId ?? null;
  row.waiterUntilMs = row.second?.untilMs ?? 0;
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
    if (row.payment.status !== "pending") ended.add(waiter.paymentId);
  }
  return [...ended];
}
