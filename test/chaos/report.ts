import { appendFileSync } from "node:fs";
import type { Row } from "./run-fault";

/** Passes a row to the process that prints the table, if there is one. */
export function reportRow(of: Omit<Row, "others"> & Partial<Pick<Row, "others">>): void {
  const { id, title, payments, lost, double, stuck, ledger, seconds, others = null, wrong } = of;
  const file = process.env.CHAOS_REPORT;
  if (file === undefined) return;
  const row = {
    id,
    title,
    payments,
    lost,
    double,
    stuck,
    ledger,
    seconds: tenths(seconds),
    others: others === null ? null : tenths(others),
    wrong: wrong.slice(0, 5),
  };
  appendFileSync(file, `${JSON.stringify(row)}\n`);
}

function tenths(value: number): number {
  return Math.round(value * 10) / 10;
}
