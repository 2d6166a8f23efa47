import type { Environment } from "@lunas/catalog/chain";
import type { ChannelReads, ChargeSum } from "../channel/ports";
import { dayMs } from "../shared/durations";
import type { MerchantId } from "../shared/id";
import { type Refusal, refuse } from "../shared/refusal";
import { dayOf, daysBetween, startOfDay } from "./jakarta-days";
import type { DailySum, PaymentReports } from "./ports";

/** A year and a day, for exports too. */
export const maxReportDays = 366;
const defaultDays = 30;
/** A database has no year 0, and a day begins in Jakarta before it does by UTC. */
const earliestDay = "0001-01-02";

export interface DailyRequest {
  readonly merchantId: MerchantId;
  readonly environment: Environment;
  /** Days such as `2026-11-22`, both included. Default: the 30 days until today. */
  readonly from: string | undefined;
  readonly to: string | undefined;
}

/** What was paid, and what was charged to channels. */
export interface ReportedDay extends DailySum {
  readonly charges: Pick<ChargeSum, "count" | "amount">;
}

export interface DailyReport {
  readonly from: string;
  readonly to: string;
  readonly days: readonly (ReportedDay & { readonly day: string })[];
  readonly total: ReportedDay;
}

const nothing = { count: 0, gross: 0n, refunded: 0n, uniquePayers: 0 };
const noCharges = { count: 0, amount: 0n };

export interface DailyReportDeps {
  readonly reports: Pick<PaymentReports, "dailySums">;
  readonly channels: Pick<ChannelReads, "chargeSums">;
}

/**
 * Every day of the period, also those without payments. The sums of payments are those of the list with `status=confirmed`; charges of
 * channels stand beside them, and are never added to them.
 */
export async function dailyReport(
  { reports, channels }: DailyReportDeps,
  request: DailyRequest,
  nowMs: number,
): Promise<DailyReport | Refusal> {
  const { merchantId, environment } = request;
  const to = request.to ?? dayOf(nowMs);
  const from = request.from ?? dayOf(Math.max(startOfDay(to) - (defaultDays - 1) * dayMs, startOfDay(earliestDay)));
  if (from > to) return invalid("from", "must not be after `to`");
  const days = daysBetween(from, to);
  if (days.length > maxReportDays) return invalid("from", `must be at most ${maxReportDays - 1} days before \`to\``);
  const period = { fromMs: startOfDay(from), untilMs: startOfDay(to) + dayMs };
  const scope = { merchantId, environment };
  const [sums, charged] = await Promise.all([
    reports.dailySums(scope, period),
    channels.chargeSums(scope, { from, to }),
  ]);
  const byDay = new Map(sums.map((sum) => [sum.day, sum]));
  const chargedBy = new Map(charged.map(({ day, count, amount }) => [day, { count, amount }]));
  const on = <Day extends string | null>(day: Day) => ({
    ...{ ...(byDay.get(day) ?? nothing), day },
    charges: chargedBy.get(day) ?? noCharges,
  });
  return { from, to, days: days.map(on), total: on(null) };
}

function invalid(name: string, message: string): Refusal {
  return refuse("invalid_request", "The request is not valid.", { [name]: message });
}
