import { queryOptions, useQuery } from "@tanstack/react-query";
import { api, type Environment } from "../../api/calls";
import type { PaymentRecord } from "../../api/schemas";
import { type Period, startOf } from "./summary";

export interface Figures {
  readonly confirmed: number;
  readonly failed: number;
  readonly pending: number;
  /** Confirmed, newest first; not all of them where `isCut`. */
  readonly payments: readonly PaymentRecord[];
  readonly isCut: boolean;
}

const pageSize = 100;
const mostPages = 5;

/** What the chart and the figures are made of. The API tells totals exactly; sums come from the newest 500 payments. */
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
  const since = new Date(startOf(period, Date.now()) - 1).toISOString();
  const count = async (status: string) =>
    (await api.payments(environment, { since, status, limit: 1 })).pagination.total;
  const [first, failed, pending] = await Promise.all([
    api.payments(environment, { since, status: "confirmed", limit: pageSize }),
    count("failed"),
    count("pending"),
  ]);
  const { total, totalPages } = first.pagination;
  const payments = [...first.payments];
  for (let page = 2; page <= Math.min(totalPages, mostPages); page += 1) {
    const next = await api.payments(environment, { since, status: "confirmed", limit: pageSize, page });
    payments.push(...next.payments);
  }
  return { confirmed: total, failed, pending, payments, isCut: totalPages > mostPages };
}
