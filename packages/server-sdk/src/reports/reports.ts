import { checkNames } from "@lunas/protocol/wire/check-names";
import { type Connection, callApi, streamApi } from "../call-api";

/** The filters of the list of payments; `since` and `until` are exclusive and at most 366 days apart. */
export interface CsvFilter {
  readonly status?: "pending" | "confirmed" | "failed" | undefined;
  readonly network?: string | undefined;
  readonly from?: string | undefined;
  readonly resource?: string | undefined;
  readonly since?: string | undefined;
  readonly until?: string | undefined;
  /** Begins with a byte order mark, by which Excel reads UTF-8. */
  readonly bom?: boolean | undefined;
}

/** Amounts in base units. */
export interface DailySums {
  count: number;
  gross: string;
  refunded: string;
  net: string;
  uniquePayers: number;
  /** Charges of channels: in no sum of payments. */
  charges: { count: number; amount: string };
}

/** The answer of `GET /merchant/reports/daily`. */
export interface DailyReport {
  environment: "sandbox" | "production";
  timeZone: string;
  from: string;
  to: string;
  days: (DailySums & { date: string })[];
  total: DailySums;
}

export interface ReportPeriod {
  /** Days such as `2026-11-22`, both included. Default: the 30 days until today. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

export interface ReportsApi {
  /** Confirmed payments by day of Asia/Jakarta; at most 366 days. */
  daily(period?: ReportPeriod): Promise<DailyReport>;
}

export function reportsApi(connection: Connection): ReportsApi {
  return {
    daily: async (period = {}) => {
      checkNames("reports.daily", period, ["from", "to"]);
      return (await callApi<DailyReport>(connection, { path: `/merchant/reports/daily${searchOf({ ...period })}` }))
        .body;
    },
  };
}

export async function paymentsAsCsv(connection: Connection, filter: CsvFilter): Promise<ReadableStream<Uint8Array>> {
  checkNames("payments.csv", filter, ["status", "network", "from", "resource", "since", "until", "bom"]);
  return streamApi(connection, { path: `/payments.csv${searchOf({ ...filter })}` });
}

function searchOf(given: Readonly<Record<string, string | boolean | undefined>>): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(given)) if (value !== undefined) search.set(name, String(value));
  return search.size === 0 ? "" : `?${search}`;
}
