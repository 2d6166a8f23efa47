import { isSameKey } from "@lunas/domain/payment/idempotency-key";
import type { AskerLease, AskerPlace, ClaimedAnswer, Joining } from "@lunas/domain/payment/ports";
import type { PaymentId } from "@lunas/domain/shared/id";
import type { MemoryDatabase, PaymentRow } from "./memory-database";
import { keepKey, paymentUnder } from "./memory-idempotency-keys";

const returnWindowMs = 60_000;

export function takePlace(
  database: MemoryDatabase,
  asker: AskerLease,
  { idempotency, seats, isIdentified }: Joining,
): AskerPlace {
  const row = database.payments.get(asker.paymentId);
  const keyed = paymentUnder(database, idempotency);
  if (keyed !== undefined && keyed !== row) return "key_taken";
  if (row === undefined) return "held";
  const nowMs = database.clock.now();
  const isOwn = isSameKey(row.payment.idempotency, idempotency);
  const isOpen = row.payment.answeredAtMs === null;
  const opens = isOpen && (isIdentified || isOwn || row.payment.idempotency === null);
  if (opens && holds(row, asker)) return "taken";
  if (isOpen) moveUp(row, nowMs);
  const isSeated = opens && seat(database, row, { asker, joining: { idempotency, seats, isIdentified } });
  return isSeated ? "taken" : isOwn ? "shared" : "held";
}

interface Arrival {
  readonly asker: AskerLease;
  readonly joining: Joining;
}

/** Gives the first free place of a payment to a request; false where there is none. */
function seat(database: MemoryDatabase, row: PaymentRow, { asker, joining }: Arrival): boolean {
  const { idempotency, seats, isIdentified } = joining;
  const untilMs = database.clock.now() + asker.leaseMs;
  if (row.askerId === null) {
    row.askerId = asker.askerId;
    row.askerUntilMs = untilMs;
    row.payment = {
      ...row.payment,
      idempotency: isIdentified ? null : (row.payment.idempotency ?? idempotency),
    };
    if (!isIdentified) keepKey(database, idempotency, asker.paymentId);
    return true;
  }
  if (seats <= 1 || (row.second ?? null) !== null || row.payment.idempotency !== null) return false;
  row.second = { askerId: asker.askerId, untilMs };
  return true;
}

/** Who has waited longest is first. */
function moveUp(row: PaymentRow, nowMs: number): void {
  if ((row.second?.untilMs ?? nowMs) <= nowMs) row.second = null;
  if (row.askerId !== null && row.askerUntilMs > nowMs) return;
  row.askerId = row.second?.askerId ?? null;
  row.askerUntilMs = row.second?.untilMs ?? 0;
  row.second = null;
}

function holds({ askerId, second }: PaymentRow, asker: AskerLease): boolean {
  return askerId === asker.askerId || second?.askerId === asker.askerId;
}

export function claimSuccess(database: MemoryDatabase, asker: AskerLease, isPreconfirmed: boolean): ClaimedAnswer {
  const row = database.payments.get(asker.paymentId);
  if (row === undefined) throw new Error(`there is no payment ${asker.paymentId}`);
  const { payment } = row;
  const nowMs = database.clock.now();
  const isFirst = row.askerId === asker.askerId;
  const isAlone = row.askerId === null || row.askerUntilMs <= nowMs;
  const isNext = row.second?.askerId === asker.askerId && isAlone;
  const held = holds(row, asker);
  const isEarly = payment.status === "pending" && isPreconfirmed;
  if ((payment.status === "confirmed" || isEarly) && payment.answeredAtMs === null && (isFirst || isNext)) {
    row.payment = { ...payment, answeredAtMs: nowMs, preconfirmedAtMs: isEarly ? nowMs : null };
    row.askerId = asker.askerId;
    if (isNext) row.second = null;
  }
  const claimed = row.payment.answeredAtMs !== null && row.askerId === asker.askerId;
  return { payment: row.payment, claimed, holds: held };
}

export function release(database: MemoryDatabase, asker: AskerLease): void {
  const row = database.payments.get(asker.paymentId);
  if (row === undefined || !holds(row, asker)) return;
  if (row.second?.askerId === asker.askerId) {
    row.second = null;
    return;
  }
  const { answeredAtMs } = row.payment;
  if (answeredAtMs !== null && answeredAtMs + returnWindowMs <= database.clock.now()) return;
  row.payment = { ...row.payment, answeredAtMs: null, preconfirmedAtMs: null };
  row.askerId = row.second?.askerId ?? null;
  row.askerUntilMs = row.second?.untilMs ?? 0;
  row.second = null;
}

export function lookAfter(database: MemoryDatabase, askers: readonly AskerLease[]): readonly PaymentId[] {
  const ended = new Set<PaymentId>();
  for (const asker of askers) {
    const row = database.payments.get(asker.paymentId);
    if (row === undefined) continue;
    const untilMs = database.clock.now() + asker.leaseMs;
    if (row.askerId === asker.askerId) row.askerUntilMs = untilMs;
    if (row.second?.askerId === asker.askerId) row.second = { ...row.second, untilMs };
    if (row.payment.status !== "pending") ended.add(asker.paymentId);
  }
  return [...ended];
}
