import type { Chain, Environment } from "@lunas/catalog/chain";
import { exportFilter, exportPayments } from "@lunas/domain/report/export-payments";
import type { ExportedPayment, PaymentReports } from "@lunas/domain/report/ports";
import { isRefusal } from "@lunas/domain/shared/refusal";
import { exportPayments as operation } from "@lunas/protocol/api/reports";
import type { Clock } from "@lunas/runtime/clock";
import { route } from "../../http/route";
import { csvHeader, csvRows } from "../../translate/payment-csv";
import { paymentFilter } from "../../translate/payment-filter";

export interface ReportRouteDeps {
  readonly reports: PaymentReports;
  readonly chainsIn: (environment: Environment) => readonly Chain[];
  readonly clock: Clock;
}

const byteOrderMark = "\ufeff";

/** The payments of the caller's merchant and environment as CSV: streamed, so that its size does not matter. */
export const exportPaymentsAsCsv = ({ reports, chainsIn, clock }: ReportRouteDeps) =>
  route(operation, async ({ query: { bom, ...query }, caller: { merchant, environment } }) => {
    const filter = exportFilter(paymentFilter(query, chainsIn(environment)), clock.now());
    if (isRefusal(filter)) return filter;
    const pages = exportPayments(reports, { merchantId: merchant.id, environment }, filter);
    // Read before the status is sent: a database that is away is still an error with its own status.
    const first = await pages.next();
    const day = new Date(clock.now()).toISOString().slice(0, 10);
    return {
      status: 200,
      headers: { "Content-Disposition": `attachment; filename="lunas-${environment}-payments-${day}.csv"` },
      body: csvOf(`${bom === "true" ? byteOrderMark : ""}${csvHeader}`, first.value ?? [], pages),
    };
  });

async function* csvOf(
  head: string,
  first: readonly ExportedPayment[],
  pages: AsyncIterable<readonly ExportedPayment[]>,
): AsyncGenerator<string> {
  yield head + csvRows(first);
  for await (const payments of pages) if (payments.length > 0) yield csvRows(payments);
}
