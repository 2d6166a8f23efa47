import { paymentRecord } from "@lunas/domain/payment/record";
import type { ExportedPayment } from "@lunas/domain/report/ports";
import { RUPIAH_DECIMALS } from "@lunas/protocol/money/rupiah";

/** A spreadsheet takes such a cell for a formula: a payer's words must not run anything. */
const startsFormula = /^[=+\-@\p{Cc}]/u;
/** Spreadsheets that take semicolons or tabs for separators ignore quotes in the middle of their cell. */
const startsFormulaWithin = /([;\t\r\n] *)(?=[=+\-@])/g;

type Columns = Readonly<Record<string, string | number | null>>;

/** The columns in their order. New columns come at the end: programs read by position too. */
function columnsOf({ payment, refunded, linkTitle }: ExportedPayment): Columns {
  const record = paymentRecord(payment);
  return {
    paymentId: record.paymentId,
    createdAt: record.createdAt,
    timestamp: record.timestamp,
    status: record.status,
    network: record.network,
    token: record.token,
    rupiah: decimal(payment.authorization.amount),
    baseUnits: record.amount,
    refundedRupiah: decimal(refunded),
    refundedBaseUnits: refunded.toString(),
    feeRupiah: decimal(0n),
    from: record.from,
    to: record.to,
    txHash: record.txHash,
    blockNumber: record.blockNumber,
    source: record.source,
    resource: record.resource,
    description: record.description,
    failure: record.failure?.code ?? null,
    ...jakartaTime(payment.createdAtMs),
    linkTitle,
    metadata: jsonCell(record.metadata),
  };
}

const jakarta = new Intl.DateTimeFormat("sv-SE", { timeZone: "Asia/Jakarta", dateStyle: "short", timeStyle: "medium" });

/** `createdAt` on the clock of Western Indonesia: `2026-11-26` and `18:20:33`, which spreadsheets read as a date and a time. */
function jakartaTime(timeMs: number) {
  const [date = "", time = ""] = jakarta.format(timeMs).split(" ");
  return { date, time };
}

/** An empty cell where there is none. What a spreadsheet could take for a formula is escaped as JSON does it: it stays JSON. */
function jsonCell(metadata: Readonly<Record<string, string>>): string {
  if (Object.keys(metadata).length === 0) return "";
  return JSON.stringify(metadata).replace(
    /(; *)([=+\-@])/g,
    (_found, before: string, sign: string) => `${before}\\u00${sign.charCodeAt(0).toString(16)}`,
  );
}

export const csvNames = [
  ...["paymentId", "createdAt", "timestamp", "status", "network", "token", "rupiah", "baseUnits", "refundedRupiah"],
  ...["refundedBaseUnits", "feeRupiah", "from", "to", "txHash", "blockNumber", "source", "resource", "description"],
  ...["failure", "date", "time", "linkTitle", "metadata"],
] as const;

export const csvHeader = row(csvNames);

/** One row for each payment, RFC 4180. */
export function csvRows(payments: readonly ExportedPayment[]): string {
  return payments
    .map((payment) => {
      const columns = columnsOf(payment);
      return row(csvNames.map((name) => columns[name] ?? ""));
    })
    .join("");
}

function row(cells: readonly (string | number)[]): string {
  return `${cells.map((cell) => cellOf(String(cell))).join(",")}\r\n`;
}

/** Quoted unless no spreadsheet can find a separator in it. */
export function cellOf(text: string): string {
  const harmless = text.replace(startsFormulaWithin, "$1'");
  if (startsFormula.test(text)) return quoted(`'${harmless}`);
  return /^[\w.:/-]*$/.test(text) ? text : quoted(harmless);
}

function quoted(text: string): string {
  return `"${text.replaceAll('"', '""')}"`;
}

/** With a point and no separators, which a program can add up: `5000.00`. */
function decimal(baseUnits: bigint): string {
  const digits = baseUnits.toString().padStart(RUPIAH_DECIMALS + 1, "0");
  return `${digits.slice(0, -RUPIAH_DECIMALS)}.${digits.slice(-RUPIAH_DECIMALS)}`;
}
