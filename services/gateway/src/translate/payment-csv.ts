import { paymentRecord } from "@lunas/domain/payment/record";
import type { ExportedPayment } from "@lunas/domain/report/ports";
import { RUPIAH_DECIMALS } from "@lunas/protocol/money/rupiah";

/** A spreadsheet takes such a cell for a formula: a payer's words must not run anything. */
const startsFormula = /^[=+\-@\p{Cc}]/u;
/** Spreadsheets that take semicolons or tabs for separators ignore quotes in the middle of their cell. */
const startsFormulaWithin = /([;\t\r\n] *)(?=[=+\-@])/g;

type Columns = Readonly<Record<string, string | number | null>>;

/** The columns in their order. New columns come at the end: programs read by position too. */
function columnsOf({ payment, refunded }: ExportedPayment): Columns {
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
  };
}

export const csvNames = [
  ...["paymentId", "createdAt", "timestamp", "status", "network", "token", "rupiah", "baseUnits", "refundedRupiah"],
  ...["refundedBaseUnits", "feeRupiah", "from", "to", "txHash", "blockNumber", "source", "resource", "description"],
  "failure",
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
