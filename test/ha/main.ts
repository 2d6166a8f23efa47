/** `npm run test:ha [-- part …]`: servers that fail over while customers pay; prints a table, and exits by it. */
import type { Part } from "./part";
import { cluster } from "./parts/cluster";
import { pooler } from "./parts/pooler";
import { replica } from "./parts/replica";
import { sentinel } from "./parts/sentinel";
import { standby } from "./parts/standby";
import { type Row, runPart } from "./run-part";

const parts: readonly Part[] = [pooler, standby, replica, sentinel, cluster];

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

const columns = ["part", "payments", "lost", "double", "stuck", "ledger", "webhooks", "slowest s", "longest gap s"];

function print(rows: readonly Row[]): void {
  const lines = rows.map((row) => [
    row.title,
    ...[row.payments, row.lost, row.double, row.stuck, row.ledger, row.webhooks].map(String),
    ...[row.slowestMs, row.longestGapMs].map((ms) => (ms / 1_000).toFixed(1)),
    [...row.others].map(([what, count]) => `${count} × ${what}`).join(", ") || "none",
    row.note,
  ]);
  for (const line of [[...columns, "other answers", "note"], ...lines]) console.log(`| ${line.join(" | ")} |`);
}

run(process.argv.slice(2)).then(
  (isGood) => process.exit(isGood ? 0 : 1),
  (error: unknown) => {
    console.error(error instanceof Error ? (error.stack ?? error.message) : error);
    process.exit(1);
  },
);
