import type { FoundPayment, NewPayment, PaymentScope, RefundReason } from "@lunas/domain/payment/ports";
import type { StoredPayment } from "@lunas/domain/payment/stored-payment";
import type { RefundBooks } from "@lunas/domain/refund/ports";
import { mostRefunds, type RefundSums, remainingOf } from "@lunas/domain/refund/refund-sums";
import type { PaymentId } from "@lunas/domain/shared/id";
import type { MemoryDatabase } from "./memory-database";

/** The first word of its events. */
export const kindOf = ({ payment }: { readonly payment: StoredPayment }) =>
  payment.refundOf === undefined ? "payment" : "refund";

/** The sums of a payment's refunds. */
export function refundSumsIn({ payments }: MemoryDatabase, of: PaymentId): RefundSums {
  const refunds = [...payments.values()].filter(({ payment }) => payment.refundOf === of);
  const isSettled = ({ status, lateSettlement }: StoredPayment) => status === "confirmed" || lateSettlement !== null;
  const sum = (rows: typeof refunds) => rows.reduce((total, { payment }) => total + payment.authorization.amount, 0n);
  return {
    refunded: sum(refunds.filter(({ payment }) => isSettled(payment))),
    pending: sum(
      refunds.filter(({ payment, watchIsOver = false }) => {
        const isOpen = payment.status === "pending" || !watchIsOver || payment.failure?.code === "settlement_unproven";
        return !isSettled(payment) && isOpen;
      }),
    ),
    notFailed: refunds.filter(({ payment }) => payment.status === "pending" || isSettled(payment)).length,
  };
}

export function foundIn(
  database: MemoryDatabase,
  payment: StoredPayment,
  alsoInTransaction: readonly PaymentId[] = [],
): FoundPayment {
  return { payment, alsoInTransaction, refunds: refundSumsIn(database, payment.id) };
}

/** Why a refund may not be stored; null: it may, or it is a payment. */
export function refundRefusal(
  database: MemoryDatabase,
  refund: NewPayment,
): { readonly reason: RefundReason; readonly remaining: bigint } | null {
  if (refund.refundOf === undefined) return null;
  const paid = database.payments.get(refund.refundOf)?.payment;
  if (paid === undefined || !isRefundedBy(paid, refund)) return { reason: "not_refundable", remaining: 0n };
  const sums = refundSumsIn(database, paid.id);
  const remaining = remainingOf(paid.authorization.amount, sums);
  if (refund.authorization.amount > remaining) return { reason: "exceeds_payment", remaining };
  return sums.notFailed >= mostRefunds ? { reason: "too_many_refunds", remaining } : null;
}

function isRefundedBy(paid: StoredPayment, { authorization, payTo, ...refund }: NewPayment): boolean {
  const isSettled = paid.status === "confirmed" || paid.lateSettlement !== null;
  const isOwn = paid.merchantId === refund.merchantId && paid.environment === refund.environment;
  const isBack = paid.payTo === authorization.from && paid.authorization.from === payTo;
  const isSameToken = paid.chainId === refund.chainId && paid.authorization.token === authorization.token;
  return paid.refundOf === undefined && isSettled && isOwn && isBack && isSameToken;
}

/** What merchants read of the refunds of an in-memory database; passes the same contract as the real one. */
export function memoryRefundBooks({ payments }: MemoryDatabase): RefundBooks {
  const own = ({ merchantId, environment }: PaymentScope) =>
    [...payments.values()]
      .map(({ payment }) => payment)
      .filter((each) => each.refundOf !== undefined)
      .filter((each) => each.merchantId === merchantId && each.environment === environment);
  return {
    find: async (scope, id) => own(scope).find((each) => each.id === id) ?? null,
    list: async (scope, filter, { page, limit }) => {
      const wanted = own(scope)
        .filter(({ status }) => filter.status === null || status === filter.status)
        .filter(({ refundOf }) => filter.paymentId === null || refundOf === filter.paymentId)
        .filter(({ createdAtMs }) => filter.sinceMs === null || createdAtMs > filter.sinceMs)
        .filter(({ createdAtMs }) => filter.untilMs === null || createdAtMs < filter.untilMs)
        .sort((one, other) => other.createdAtMs - one.createdAtMs || (other.id > one.id ? 1 : -1));
      return { refunds: wanted.slice((page - 1) * limit, page * limit), total: wanted.length };
    },
  };
}
