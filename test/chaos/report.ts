import { appendFileSync } from "node:fs";
import type { Row } from "./run-fault";

/** Hands a row on to whoever prints the table, where somebody does. */
export function reportRow({ id, title, payments, lost, double, stuck, ledger, seconds, wrong }: Row): void {
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
    seconds: Math.round(seconds * 10) / 10,
    wrong: wrong.slice(0, 5),
  };
  appendFileSync(file, `${JSON.stringify(row)}\n`);
}
