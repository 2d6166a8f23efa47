import type { PaymentFilter } from "../payment/books";
import type { PaymentScope } from "../payment/ports";
import { dayMs } from "../shared/durations";
import { type Refusal, refuse } from "../shared/refusal";
import { maxReportDays } from "./daily-report";
import type { ExportedPayment, PaymentReports } from "./ports";

const pageSize = 500;
/** A database has no year 0. */
const earliestMs = Date.parse("0001-01-01T00:00:00Z");

/**
 * The filter with a period of at most 366 days: without `since`, the 366 days before `until`; without `until`, until
 * now.
 */
export function exportFilter(filter: PaymentFilter, nowMs: number): PaymentFilter | Refusal {
  const untilMs = filter.untilMs ?? nowMs + 1;
  const sinceMs = filter.sinceMs ?? Math.max(untilMs - maxReportDays * dayMs, earliestMs);
  if (untilMs - sinceMs <= maxReportDays * dayMs) return { ...filter, sinceMs, untilMs };
  const since = `must be at most ${maxReportDays} days before \`until\`, which is now where it is left out`;
  return refuse("invalid_request", "The request is not valid.", { since });
}

/**
 * The payments page by page, newest first. A page is read when the one before was taken, so that a slow reader holds one
 * page in memory and no connection of the database.
 */
export async function* exportPayments(
  reports: Pick<PaymentReports, "exportPage">,
  scope: PaymentScope,
  filter: PaymentFilter,
): AsyncGenerator<readonly ExportedPayment[]> {
  for (let last: ExportedPayment | undefined; ; ) {
    const after = last === undefined ? null : { createdAtMs: last.payment.createdAtMs, id: last.payment.id };
    const payments = await reports.exportPage(scope, filter, { after, limit: pageSize });
    yield payments;
    if (payments.length < pageSize) return;
    last = payments.at(-1);
  }
}
