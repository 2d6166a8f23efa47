import type { Capture, CaptureOutcome, HoldFilter, HoldStatus, HoldStore } from "@lunas/domain/hold/ports";
import { boundReached, sharedGasReasons } from "@lunas/domain/payment/gas";
import type { PaymentScope } from "@lunas/domain/payment/ports";
import type { StoredPayment } from "@lunas/domain/payment/stored-payment";
import type { PaymentId } from "@lunas/domain/shared/id";
import type { MemoryDatabase, PaymentRow } from "./memory-database";
import { memoryGas } from "./memory-gas";
import { keepKey, paymentUnder } from "./memory-idempotency-keys";
import { inFlightBeside } from "./memory-in-flight";

/** The holds of an in-memory database; passes the same contract as the real store. */
export function memoryHoldStore(database: MemoryDatabase): HoldStore {
  return {
    find: async (scope, id) => holdIn(database, scope, id)?.payment ?? null,
    capture: async (capture) => captureHold(database, capture),
    release: async (scope, id) => {
      const row = holdIn(database, scope, id);
      if (row?.payment.status === "held") end(database, row, "released");
      return row?.payment ?? null;
    },
    list: async (scope, filter, { page, limit }) => {
      const holds = [...database.payments.values()]
        .map(({ payment }) => payment)
        .filter((payment) => isOf(payment, scope) && passes(payment, filter))
        .sort((one, other) => heldAtMs(other) - heldAtMs(one) || (other.id > one.id ? 1 : -1));
      return { holds: holds.slice((page - 1) * limit, page * limit), total: holds.length };
    },
    expireDue: async (limit) => {
      const nowMs = database.clock.now();
      const due = [...database.payments.values()]
        .filter(({ payment: { status, hold } }) => status === "held" && hold !== null && hold.expiresAtMs <= nowMs)
        .slice(0, limit);
      for (const row of due) {
        end(database, row, "expired");
        database.events.push({ type: "hold.expired", paymentId: row.payment.id, atMs: nowMs });
      }
      return due.length;
    },
  };
}

function isOf({ merchantId, environment, hold }: StoredPayment, scope: PaymentScope): boolean {
  return hold !== null && merchantId === scope.merchantId && environment === scope.environment;
}

function holdIn(database: MemoryDatabase, scope: PaymentScope, id: PaymentId): PaymentRow | undefined {
  const row = database.payments.get(id);
  return row !== undefined && isOf(row.payment, scope) ? row : undefined;
}

function captureHold(database: MemoryDatabase, capture: Capture): CaptureOutcome {
  const { amount, idempotency, waiterId, receivedAtMs, verifiedAtMs } = capture;
  const row = holdIn(database, capture.scope, capture.id);
  if (row === undefined) return { kind: "not_found" };
  const keyed = paymentUnder(database, idempotency);
  if (keyed !== undefined && keyed !== row) return { kind: "key_taken" };
  const { payment } = row;
  const nowMs = database.clock.now();
  if (payment.status !== "held") {
    const isRepeat = row.waiterId === waiterId && payment.authorization.amount === amount;
    return { kind: isRepeat ? "captured" : "over", payment };
  }
  if (payment.hold === null || payment.hold.expiresAtMs <= nowMs) return { kind: "over", payment };
  if (amount < 1n || amount > payment.authorization.amount)
    throw new Error(`a capture of ${amount} is not within the hold of ${payment.authorization.amount}`);
  const payerInFlight = inFlightBeside(database, payment, capture.readAtBlock);
  const needed = payerInFlight + amount;
  if (needed > capture.balance || (capture.allowance !== null && needed > capture.allowance))
    return { kind: "short", payerInFlight };
  const reason = boundOf(database, payment, capture);
  if (reason !== null) return { kind: "bounded", reason };
  const authorization = { ...payment.authorization, amount };
  row.payment = {
    ...{ ...payment, status: "pending", authorization, idempotency, receivedAtMs, verifiedAtMs },
    createdAtMs: nowMs,
  };
  row.waiterId = waiterId;
  row.waiterUntilMs = nowMs + capture.leaseMs;
  keepKey(database, idempotency, payment.id);
  return { kind: "captured", payment: row.payment };
}

function boundOf(database: MemoryDatabase, { chainId, merchantId, authorization }: StoredPayment, { gas }: Capture) {
  const usage = memoryGas(database, { chainId, merchantId, payer: authorization.from });
  return gas === undefined ? null : boundReached(gas, usage, sharedGasReasons);
}

function end(database: MemoryDatabase, row: PaymentRow, status: "released" | "expired"): void {
  row.payment = { ...row.payment, status };
  row.endedAtMs = database.clock.now();
  row.notedBlock = null;
}

function passes(payment: StoredPayment, { status, sinceMs, untilMs }: HoldFilter): boolean {
  return (
    (status === null || statusOf(payment) === status) &&
    (sinceMs === null || heldAtMs(payment) > sinceMs) &&
    (untilMs === null || heldAtMs(payment) < untilMs)
  );
}

function statusOf({ status }: StoredPayment): HoldStatus {
  return status === "held" || status === "released" || status === "expired" ? status : "captured";
}

function heldAtMs({ hold }: StoredPayment): number {
  return hold?.heldAtMs ?? 0;
}
