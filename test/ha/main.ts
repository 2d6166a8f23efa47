/** `npm run test:ha [-- part …]`: servers that fail over while customers pay; prints a table, and exits by it. */
import type { Part } from "./part";
import { archive } from "./parts/archive";
import { cluster } from "./parts/cluster";
import { pooler } from "./parts/pooler";
import { replica } from "./parts/replica";
import { sentinel } from "./parts/sentinel";
import { standby } from "./parts/standby";
import { type Row, runPart } from "./run-part";

const parts: readonly Part[] = [pooler, standby, archive, replica, sentinel, cluster];

async function run(wanted: readonly string[]): Promise<boolean> {
  const unknown = wanted.filter((name) => !parts.some((part) => part.name === name));
  if (unknown.length > 0)
    throw new Error(`no part ${unknown.join(", ")}; there are ${parts.map(({ name }) => name).join(", ")}`);
  const rows: Row[] = [];
  for (const part of parts.filter(({ name }) => wanted.length === 0 || wanted.includes(name))) {
    console.log(part.title);
    const row = await runPart(part, console.log);
    for (const wrong of row.wrong) console.log(`  WRONG: ${wrong}`);
    rows.push(row);
  }
  print(rows);
  return rows.every(({ payments, wrong }) => payments > 0 && wrong.length === 0);
}

const columns = [
  ...["part", "payments", "lost", "double", "stuck", "ledger", "webhooks", "slowest s", "longest gap s"],
  ...["other answers", "what it shows"],
];

function print(rows: readonly Row[]): void {
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

run(process.argv.slice(2)).then(
  (isGood) => process.exit(isGood ? 0 : 1),
  (error: unknown) => {
    console.error(error instanceof Error ? (error.stack ?? error.message) : error);
    process.exit(1);
  },
);
