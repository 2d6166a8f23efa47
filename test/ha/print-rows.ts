import type { Row } from "./run-part";

const columns = [
  ...["part", "payments", "lost", "double", "stuck", "ledger", "webhooks", "slowest s", "longest gap s"],
  ...["other answers", "what it shows"],
];

export function printRows(rows: readonly Row[]): void {
  const cells = rows.map((row) => [
    row.name,
    ...[row.payments, row.lost, row.double, row.stuck, row.ledger, row.webhooks].map(String),
    ...[row.slowestMs, row.longestGapMs].map((ms) => (ms / 1_000).toFixed(1)),
    [...row.others].map(([what, count]) => `${count} × ${what}`).join(", ") || "none",
    row.note,
  ]);
  const table = [columns, ...cells];
  const widths = columns.map((_, column) => Math.max(...table.map((line) => line[column]?.length ?? 0)));
  for (const line of table) console.log(line.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join("  "));
  const count = (sum: number, { wrong }: Row) => sum + wrong.length;
  console.log(`${rows.reduce((sum, { payments }) => sum + payments, 0)} payments, ${rows.reduce(count, 0)} troubles`);
}
