import { queryOptions, useQuery } from "@tanstack/react-query";
import { api, type Environment } from "../../api/calls";
import type { PaymentRecord } from "../../api/schemas";
import {
  type Bucket,
  bucketsOfDays,
  bucketsOfToday,
  firstDay,
  type Period,
  payersOf,
  refundedOf,
  startOf,
  volumeOf,
} from "./summary";

export interface Figures {
  readonly confirmed: number;
  readonly failed: number;
  readonly pending: number;
  /** Base units. */
  readonly volume: bigint;
  /** Base units. Of days: the refunds made in the period; of today: the refunds of today's payments. */
  readonly refunded: bigint;
  readonly payers: number;
  /** Of channels: in no sum of payments. Of today they are those of the day in Jakarta. */
  readonly charges: ChargedSum;
  readonly buckets: readonly Bucket[];
  /** The volume and the payers are of the newest 500 payments alone. */
  readonly isCut: boolean;
}

export interface ChargedSum {
  readonly count: number;
  /** Base units. */
  readonly amount: bigint;
}

type Confirmed = Omit<Figures, "failed" | "pending">;

const pageSize = 100;
const mostPages = 5;

/** The chart and the figures. Days are summed by the service; today's hours come from the newest 500 payments. */
export function useFigures(environment: Environment, period: Period) {
  return useQuery(
    queryOptions({
      queryKey: ["live", environment, "figures", period],
      queryFn: () => readFigures(environment, period),
      staleTime: 15_000,
    }),
  );
}

async function readFigures(environment: Environment, period: Period): Promise<Figures> {
  const nowMs = Date.now();
  const since = new Date(startOf(period, nowMs) - 1).toISOString();
  const count = async (status: string) =>
    (await api.payments(environment, { since, status, limit: 1 })).pagination.total;
  const confirmed = period === "today" ? ofToday(environment, since, nowMs) : ofDays(environment, period, nowMs);
  const [sums, failed, pending] = await Promise.all([confirmed, count("failed"), count("pending")]);
  return { ...sums, failed, pending };
}

async function ofDays(environment: Environment, period: "week" | "month", nowMs: number): Promise<Confirmed> {
  const { days, total } = await api.daily(environment, firstDay(period, nowMs));
  const { count, gross, refunded, uniquePayers, charges } = total;
  const buckets = bucketsOfDays(days);
  return {
    confirmed: count,
    volume: BigInt(gross),
    refunded: BigInt(refunded),
    payers: uniquePayers,
    charges: chargedOf(charges),
    buckets,
    isCut: false,
  };
}

async function ofToday(environment: Environment, since: string, nowMs: number): Promise<Confirmed> {
  const ask = (page: number) => api.payments(environment, { since, status: "confirmed", limit: pageSize, page });
  const [first, today] = await Promise.all([ask(1), api.daily(environment, firstDay("today", nowMs))]);
  const { total, totalPages } = first.pagination;
  const payments: PaymentRecord[] = [...first.payments];
  for (let page = 2; page <= Math.min(totalPages, mostPages); page += 1) payments.push(...(await ask(page)).payments);
  return {
    confirmed: total,
    volume: volumeOf(payments),
    refunded: refundedOf(payments),
    payers: payersOf(payments),
    charges: chargedOf(today.total.charges),
    buckets: bucketsOfToday(payments, nowMs),
    isCut: totalPages > mostPages,
  };
}

/** Nothing where the service does not report charges yet. */
function chargedOf(sum: { readonly count: number; readonly amount: string } | undefined): ChargedSum {
  return { count: sum?.count ?? 0, amount: BigInt(sum?.amount ?? 0) };
}
