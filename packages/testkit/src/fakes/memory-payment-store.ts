import type { AuthorizationKey } from "@lunas/domain/payment/authorization";
import { boundReached } from "@lunas/domain/payment/gas";
import type {
  AcceptOutcome,
  FoundPayment,
  IdentifiedPayment,
  IdentifierScope,
  NewPayment,
  PaymentScope,
  PaymentStore,
  Reservation,
  WaiterLease,
} from "@lunas/domain/payment/ports";
import { asStored } from "@lunas/domain/payment/store-once";
import type { StoredPayment } from "@lunas/domain/payment/stored-payment";
import type { Hex } from "@lunas/domain/shared/hex";
import type { PaymentId } from "@lunas/domain/shared/id";
import { isPayment, type MemoryDatabase, type PaymentRow, paymentsOf } from "./memory-database";
import { memoryGas } from "./memory-gas";
import { keepKey, paymentUnder } from "./memory-idempotency-keys";
import { inFlight, isReserved } from "./memory-in-flight";
import { pausedBy } from "./memory-operations-store";
import { foundIn, refundRefusal } from "./memory-refunds";
import { memorySponsorBound } from "./memory-sponsorships";
import { claimSuccess, giveBack, release, renewWaiters, takePlace, takeSuccessOf } from "./memory-waiting";

/** The payments of an in-memory database; passes the same contract as the real store. */
export function memoryPaymentStore(database: MemoryDatabase): PaymentStore {
  return {
    lookUp: async ({ authorization: key, token, merchantId, idempotency }) => ({
      stored: rowOf(database, key)?.payment ?? null,
      underKey: paymentUnder(database, idempotency)?.payment ?? null,
      payerInFlight: inFlight(database, { ...key, token, readAtBlock: null }),
      gas: memoryGas(database, { chainId: key.chainId, merchantId, payer: key.payer }),
      paused: pausedBy(database, { chain: String(key.chainId), merchant: merchantId, payer: key.payer }),
    }),
    isKnown: async ({ authorization, idempotency }) =>
      rowOf(database, authorization) !== undefined || paymentUnder(database, idempotency) !== undefined,
    accept: async (payment, reservation, waiter) => accept(database, payment, { reservation, waiter }),
    findIdentified: async (scope) => identifiedIn(database, scope),
    takeWaiterPlace: async (waiter, joining) => takePlace(database, waiter, joining),
    renewWaiters: async (waiters) => renewWaiters(database, waiters),
    releaseWaiterPlace: async (waiter) => release(database, waiter),
    claimSuccess: async (waiter, isPreconfirmed = false) => claimSuccess(database, waiter, isPreconfirmed),
    answeredAt: async (id) => database.payments.get(id)?.payment.answeredAtMs ?? null,
    giveBack: async (given) => giveBack(database, given),
    find: async (scope, id) => find(database, scope, id),
    pendingOf: async ({ chainId, permit2, payer, token }, limit) =>
      [...database.payments.values()]
        .filter(({ payment, notedBlock }) => isReserved(payment) && (notedBlock ?? null) === null)
        .map(({ payment }) => payment)
        .filter((payment) => payment.chainId === chainId && payment.permit2 === permit2)
        .filter(({ authorization: { from, token: asset } }) => from === payer && asset === token)
        .slice(0, limit)
        .map(({ id, authorization: { nonce } }) => ({ id, nonce })),
    noteUsed: async (payerFunds, used, atBlock) => {
      for (const id of used) {
        const row = database.payments.get(id);
        if (row !== undefined && isReserved(row.payment)) row.notedBlock = Math.min(row.notedBlock ?? atBlock, atBlock);
      }
      return inFlight(database, { ...payerFunds, readAtBlock: atBlock });
    },
  };
}

function accept(
  database: MemoryDatabase,
  payment: NewPayment,
  { reservation, waiter }: { reservation: Reservation; waiter: WaiterLease },
): AcceptOutcome {
  const { authorization, chainId, permit2, idempotency } = payment;
  const keyed = paymentUnder(database, idempotency)?.payment;
  if (keyed !== undefined) return { kind: keyed.bodyHash === payment.bodyHash ? "taken" : "key_taken", payment: keyed };
  const key: AuthorizationKey = { chainId, permit2, payer: authorization.from, nonce: authorization.nonce };
  const holder = rowOf(database, key);
  if (holder !== undefined) return { kind: "taken", payment: holder.payment };
  const known =
    payment.identifier === null ? null : identifiedIn(database, identifierScopeOf(payment, payment.identifier));
  if (known !== null && !known.isSpent) return { kind: "identified", payment: known.payment };
  const unrefundable = refundRefusal(database, payment);
  if (unrefundable !== null) return { kind: "unrefundable", ...unrefundable };
  const { readAtBlock, gas } = reservation;
  const usage = memoryGas(database, { chainId, merchantId: payment.merchantId, payer: authorization.from });
  const reason = gas === undefined ? null : boundReached(gas, usage);
  if (reason !== null) return { kind: "bounded", reason };
  const payerInFlight = inFlight(database, { ...key, token: authorization.token, readAtBlock });
  if (!covers(reservation, payerInFlight + authorization.amount)) return { kind: "short", payerInFlight };
  const { sponsorship: request } = reservation;
  const unsponsored = request === undefined ? null : memorySponsorBound(database, payment, request);
  if (unsponsored !== null) return { kind: "unsponsored", reason: unsponsored };
  const nowMs = database.clock.now();
  const stored = asStored(payment, nowMs);
  database.payments.set(payment.id, {
    payment: stored,
    ...senderOf(payment),
    ...waiterOf(stored, waiter),
    ...(request && { sponsorship: { request, grantedWei: null } }),
  });
  keepKey(database, idempotency, payment.id);
  takeSuccessOf(database, stored);
  return { kind: "stored", payment: stored };
}

function senderOf({ payerHasCode, onlySender }: NewPayment): Pick<PaymentRow, "payerHasCode" | "onlySender"> {
  return { payerHasCode, ...(onlySender && { onlySender }) };
}

/** Nobody waits for a hold. */
function waiterOf({ hold, createdAtMs }: StoredPayment, { waiterId, leaseMs }: WaiterLease) {
  return { waiterId: hold === null ? waiterId : null, waiterUntilMs: createdAtMs + leaseMs };
}

function covers({ balance, allowance }: Reservation, needed: bigint): boolean {
  return needed <= balance && (allowance === null || needed <= allowance);
}

function rowOf(database: MemoryDatabase, key: AuthorizationKey): PaymentRow | undefined {
  return [...database.payments.values()].find(
    ({ payment: { chainId, permit2, authorization } }) =>
      chainId === key.chainId &&
      permit2 === key.permit2 &&
      authorization.from === key.payer &&
      authorization.nonce === key.nonce,
  );
}

function identifierScopeOf({ merchantId, chainId, authorization }: NewPayment, identifier: string): IdentifierScope {
  return { merchantId, chainId, payer: authorization.from, identifier };
}

/** What is open or was paid, else the newest that failed for good. */
function identifiedIn(database: MemoryDatabase, scope: IdentifierScope): IdentifiedPayment | null {
  const found = [...database.payments.values()]
    .filter(({ payment: { status } }) => status !== "released" && status !== "expired")
    .filter(({ payment: { merchantId, chainId, identifier, authorization } }) => {
      const isScopes = merchantId === scope.merchantId && chainId === scope.chainId && identifier === scope.identifier;
      return isScopes && authorization.from === scope.payer;
    })
    .map(({ payment, watchIsOver = false }) => {
      const { status, failure, lateSettlement } = payment;
      const isOver = status === "failed" && watchIsOver && lateSettlement === null;
      return { payment, isSpent: isOver && failure?.code !== "settlement_unproven" };
    });
  return found.find(({ isSpent }) => !isSpent) ?? found.at(-1) ?? null;
}

function find(database: MemoryDatabase, scope: PaymentScope, id: PaymentId | Hex): FoundPayment | null {
  const own = [...database.payments.values()]
    .map(({ payment }) => payment)
    .filter((payment) => payment.refundOf === undefined && isPayment(payment))
    .filter(({ merchantId, environment }) => merchantId === scope.merchantId && environment === scope.environment);
  const byId = own.find((payment) => payment.id === id);
  if (byId !== undefined) return foundIn(database, byId);
  const together = own
    .filter(({ settled }) => settled?.txHash === id)
    .sort((a, b) => (a.settled?.logIndex ?? 0) - (b.settled?.logIndex ?? 0));
  const [first, ...others] = together;
  if (first !== undefined)
    return foundIn(
      database,
      first,
      others.map((payment) => payment.id),
    );
  const reported = own.find(({ id: paymentId, lateSettlement, txHash }) => {
    const hashes = database.transactions
      .filter((each) => paymentsOf(each).includes(paymentId))
      .flatMap((each) => each.attempts);
    return txHash === id || lateSettlement?.txHash === id || hashes.some(({ hash }) => hash === id);
  });
  return reported === undefined ? null : foundIn(database, reported);
}
