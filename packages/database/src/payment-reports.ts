import type { PaymentReports } from "@lunas/domain/report/ports";
import type { Database } from "./connect";
import { type DailyRow, dailyStatement, parseDaily } from "./report/daily";
import { type ExportRow, exportStatement, parseExported } from "./report/export-page";

/** A merchant's reports in Postgres: one statement a page, one a report. */
export function createPaymentReports(database: Database): PaymentReports {
  return {
    async exportPage(scope, filter, page) {
      return (await database.query<ExportRow>(exportStatement(scope, filter, page))).map(parseExported);
    },
    async dailySums(scope, period) {
      return (await database.query<DailyRow>(dailyStatement(scope, period))).map(parseDaily);
    },
  };
}
