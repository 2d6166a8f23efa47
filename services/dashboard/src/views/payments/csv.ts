import type { PaymentRecord } from "../../api/schemas";
import { rupiah } from "../../format/money";

const columns = {
  paymentId: (payment: PaymentRecord) => payment.paymentId,
  createdAt: (payment: PaymentRecord) => payment.createdAt,
  status: (payment: PaymentRecord) => payment.status,
  rupiah: (payment: PaymentRecord) => rupiah(payment.amount).replace("\u00a0", " "),
  baseUnits: (payment: PaymentRecord) => payment.amount,
  from: (payment: PaymentRecord) => payment.from,
  to: (payment: PaymentRecord) => payment.to,
  network: (payment: PaymentRecord) => payment.network,
  txHash: (payment: PaymentRecord) => payment.txHash ?? "",
  resource: (payment: PaymentRecord) => payment.resource ?? "",
  description: (payment: PaymentRecord) => payment.description ?? "",
  failure: (payment: PaymentRecord) => payment.failure?.code ?? "",
};

/** RFC 4180. */
export function csvOf(payments: readonly PaymentRecord[]): string {
  const rows = payments.map((payment) => Object.values(columns).map((read) => cell(read(payment))));
  return [Object.keys(columns), ...rows].map((row) => `${row.join(",")}\r\n`).join("");
}

/** What a spreadsheet would take for a formula begins with an apostrophe: a payer's words must not run anything. */
function cell(text: string): string {
  const safe = /^[=+\-@\t\r\n]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
