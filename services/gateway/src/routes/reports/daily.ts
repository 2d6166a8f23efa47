import { dailyReport } from "@lunas/domain/report/daily-report";
import { reportTimeZone } from "@lunas/domain/report/jakarta-days";
import type { DailySum } from "@lunas/domain/report/ports";
import { isRefusal } from "@lunas/domain/shared/refusal";
import { getDailyReport } from "@lunas/protocol/api/reports";
import { route } from "../../http/route";
import type { ReportRouteDeps } from "./export-payments";

export const showDailyReport = ({ reports, clock }: Omit<ReportRouteDeps, "chainsIn">) =>
  route(getDailyReport, async ({ query: { from, to }, caller: { merchant, environment } }) => {
    const request = { merchantId: merchant.id, environment, from, to };
    const report = await dailyReport(reports, request, clock.now());
    if (isRefusal(report)) return report;
    const days = report.days.map((sum) => ({ date: sum.day, ...sumsOf(sum) }));
    const period = { from: report.from, to: report.to };
    return {
      status: 200,
      body: { environment, timeZone: reportTimeZone, ...period, days, total: sumsOf(report.total) },
    };
  });

function sumsOf({ count, gross, refunded, uniquePayers }: DailySum) {
  const net = gross - refunded;
  return { count, gross: gross.toString(), refunded: refunded.toString(), net: net.toString(), uniquePayers };
}
