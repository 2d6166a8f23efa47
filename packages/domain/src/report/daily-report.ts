import type { Environment } from "@lunas/catalog/chain";
import type { MerchantId } from "../shared/id";
import { type Refusal, refuse } from "../shared/refusal";
import { dayOf, daysBetween, startOfDay } from "./jakarta-days";
import type { DailySum, PaymentReports } from "./ports";

/** A year and a day, for exports too. */
export const maxReportDays = 366;
const defaultDays = 30;
const dayMs = 86_400_000;

export interface DailyRequest {
  readonly merchantId: MerchantId;
  readonly environment: Environment;
  /** Days such as `2026-11-22`, both included. Default: the 30 days until today. */
  readonly from: string | undefined;
  readonly to: string | undefined;
}

export interface DailyReport {
  readonly from: string;
  readonly to: string;
  readonly days: readonly (DailySum & { readonly day: string })[];
  readonly total: DailySum;
}

const nothing = { count: 0, gross: 0n, refunded: 0n, uniquePayers: 0 };

/** Every day of the period, also those without payments. Its sums are those of the list with `status=confirmed`. */
export async function dailyReport(
  reports: Pick<PaymentReports, "dailySums">,
  request: DailyRequest,
  nowMs: number,
): Promise<DailyReport | Refusal> {
  const { merchantId, environment } = request;
  const to = request.to ?? dayOf(nowMs);
  const from = request.from ?? dayOf(startOfDay(to) - (defaultDays - 1) * dayMs);
  if (from > to) return invalid("from", "must not be after `to`");
  const days = daysBetween(from, to);
  if (days.length > maxReportDays) return invalid("from", `must be at most ${maxReportDays - 1} days before \`to\``);
  const period = { fromMs: startOfDay(from), untilMs: startOfDay(to) + dayMs };
  const sums = await reports.dailySums({ merchantId, environment }, period);
  const byDay = new Map(sums.map((sum) => [sum.day, sum]));
  return {
    from,
    to,
    days: days.map((day) => ({ ...(byDay.get(day) ?? nothing), day })),
    total: byDay.get(null) ?? { ...nothing, day: null },
  };
}

function invalid(name: string, message: string): Refusal {
  return refuse("invalid_request", "The request is not valid.", { [name]: message });
}
