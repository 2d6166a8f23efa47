import { type DailyReportDeps, dailyReport, type ReportedDay } from "@lunas/domain/report/daily-report";
import { reportTimeZone } from "@lunas/domain/report/jakarta-days";
import { isRefusal } from "@lunas/domain/shared/refusal";
import { getDailyReport } from "@lunas/protocol/api/reports";
import type { Clock } from "@lunas/runtime/clock";
import { route } from "../../http/route";

export const showDailyReport = ({ clock, ...deps }: DailyReportDeps & { readonly clock: Clock }) =>
  route(getDailyReport, async ({ query: { from, to }, caller: { merchant, environment } }) => {
    const request = { merchantId: merchant.id, environment, from, to };
    const report = await dailyReport(deps, request, clock.now());
    if (isRefusal(report)) return report;
    const days = report.days.map((sum) => ({ date: sum.day, ...sumsOf(sum) }));
    const period = { from: report.from, to: report.to };
    return {
      status: 200,
      body: { environment, timeZone: reportTimeZone, ...period, days, total: sumsOf(report.total) },
    };
  });

function sumsOf({ count, gross, refunded, uniquePayers, charges }: ReportedDay) {
  const net = gross - refunded;
  return {
    ...{ count, gross: gross.toString(), refunded: refunded.toString(), net: net.toString(), uniquePayers },
    charges: { count: charges.count, amount: charges.amount.toString() },
  };
}
