import type {
  MerchantStats,
  PaymentBooks,
  PaymentFilter,
  SettlementTimes,
  StatsRequest,
  Volumes,
} from "@lunas/domain/payment/books";
import type { StoredPayment } from "@lunas/domain/payment/stored-payment";
import type { MerchantId } from "@lunas/domain/shared/id";
import { isPayment, type MemoryDatabase } from "./memory-database";
import { foundIn } from "./memory-refunds";

/** What merchants read of the payments of an in-memory database; passes the same contract as the real one. */
export function memoryPaymentBooks(database: MemoryDatabase): PaymentBooks {
  const all = () => [...database.payments.values()].map(({ payment }) => payment).filter(isPayment);
  return {
    list: async ({ merchantId, environment }, filter, { page, limit }) => {
      const own = all().filter(
        (each) => each.refundOf === undefined && each.merchantId === merchantId && each.environment === environment,
      );
      const wanted = own.filter((each) => passes(each, filter)).sort(newestFirst);
      const payments = wanted.slice((page - 1) * limit, page * limit);
      return {
        payments: payments.map((payment) => foundIn(database, payment, siblingsOf(own, payment))),
        total: wanted.length,
      };
    },
    stats: async (merchantId, request) => statsOf(all(), merchantId, request),
    settlementTimes: async ({ merchantId, environment }, sinceMs) => {
      const newest = [...database.payments.values()]
        .filter(({ payment }) => payment.merchantId === merchantId && payment.environment === environment)
        .filter(({ payment }) => payment.refundOf === undefined && payment.status === "confirmed")
        .filter(({ payment: { createdAtMs } }) => createdAtMs > sinceMs)
        .sort((one, other) => newestFirst(one.payment, other.payment))
        .slice(0, 1_000);
      return timesOf(newest.map(({ payment, endedAtMs }) => (endedAtMs ?? payment.createdAtMs) - payment.createdAtMs));
    },
  };
}

function passes(
  { status, chainId, linkId, resource, authorization, createdAtMs }: StoredPayment,
  filter: PaymentFilter,
): boolean {
  return (
    (filter.status === null || status === filter.status) &&
    (filter.chainId === null || chainId === filter.chainId) &&
    (filter.linkId === null || linkId === filter.linkId) &&
    (filter.resource === null || resource === filter.resource) &&
    (filter.payer === null || authorization.from === filter.payer) &&
    (filter.sinceMs === null || createdAtMs > filter.sinceMs) &&
    (filter.untilMs === null || createdAtMs < filter.untilMs)
  );
}

function newestFirst(one: StoredPayment, other: StoredPayment): number {
  return other.createdAtMs - one.createdAtMs || (other.id > one.id ? 1 : -1);
}

function siblingsOf(own: readonly StoredPayment[], { id, chainId, settled }: StoredPayment) {
  if (settled === null) return [];
  return own
    .filter((each) => each.id !== id && each.chainId === chainId && each.settled?.txHash === settled.txHash)
    .sort((one, other) => (one.settled?.logIndex ?? 0) - (other.settled?.logIndex ?? 0))
    .map((each) => each.id);
}

function statsOf(all: readonly StoredPayment[], merchantId: MerchantId, request: StatsRequest): MerchantStats {
  const settled = all.filter(({ merchantId: of, status, lateSettlement, refundOf }) => {
    return of === merchantId && (status === "confirmed" || (refundOf !== undefined && lateSettlement !== null));
  });
  const confirmed = settled.filter(({ refundOf }) => refundOf === undefined);
  const isLive = confirmed.some((each) => each.environment === "production");
  const environment = request.environment ?? (isLive ? "production" : "sandbox");
  const own = confirmed.filter((each) => each.environment === environment);
  const isLate = ({ createdAtMs }: StoredPayment) => createdAtMs > request.latelySinceMs;
  const lately = own.filter(isLate);
  const refunds = settled.filter((each) => each.refundOf !== undefined && each.environment === environment);
  const uniquePayers = new Set(lately.map(({ authorization }) => authorization.from)).size;
  return {
    environment,
    payments: own.length,
    volumes: volumesOf(own),
    refunded: volumesOf(refunds),
    lately: {
      ...{ payments: lately.length, volumes: volumesOf(lately), uniquePayers },
      refunded: volumesOf(refunds.filter(isLate)),
    },
  };
}

/** Discrete percentiles, as PostgreSQL's `percentile_disc`. */
function timesOf(milliseconds: readonly number[]): SettlementTimes | null {
  const sorted = [...milliseconds].sort((one, other) => one - other);
  const at = (share: number) => sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? 0;
  return sorted.length === 0 ? null : { payments: sorted.length, p50Ms: at(0.5), p95Ms: at(0.95) };
}

function volumesOf(payments: readonly StoredPayment[]): Volumes {
  const sums: Record<string, bigint> = {};
  for (const { tokenSymbol, authorization } of payments) {
    sums[tokenSymbol] = (sums[tokenSymbol] ?? 0n) + authorization.amount;
  }
  return sums;
}
