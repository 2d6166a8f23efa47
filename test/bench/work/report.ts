import { kindsOf, type Work } from "./figures";

const mostStatements = 20;
/** The commands of Redis that clients send; INFO also counts those within scripts. */
const ofClients = ["evalsha", "xread", "bzpopmin", "publish"];

/** Prints the work for each payment, or for each second. */
export function printWork(work: Work, show: (line: string) => void): void {
  const each = (count: number) => (count / work.units).toFixed(3);
  show(`${work.name}, for each ${work.unit}:`);
  for (const [caller, requests] of Object.entries(work.requests)) {
    show(`  ${caller} to node: ${each(requests.length)} round trips`);
    for (const [kind, times] of kindsOf(requests)) show(`    ${each(times)}  ${kind}`);
  }
  const requested = work.statements.filter(({ isRequested }) => isRequested);
  show(`  statements: ${each(sum(requested.map(({ calls }) => calls)))}, fsyncs: ${each(work.fsyncs)}`);
  for (const { calls, sql } of [...requested].sort((one, other) => other.calls - one.calls).slice(0, mostStatements)) {
    show(`    ${each(calls)}  ${sql.replace(/\s+/g, " ").slice(0, 100)}`);
  }
  const tables = Object.entries(work.grown.tables).sort(([, one], [, other]) => other - one);
  const bytes = (count: number) => Math.round(count / work.units);
  const all = sum(tables.map(([, count]) => count));
  show(`  disk: ${bytes(all)} bytes of tables and indexes, ${bytes(work.grown.walBytes)} bytes of WAL`);
  show(`    ${tables.map(([name, count]) => `${name} ${bytes(count)}`).join(", ")}`);
  const pages = sum(requested.map(({ walPages }) => walPages));
  show(`    WAL by statement, among them ${each(pages)} whole pages:`);
  for (const { walBytes, sql } of [...requested]
    .sort((one, other) => other.walBytes - one.walBytes)
    .slice(0, mostStatements)) {
    show(`    ${String(bytes(walBytes)).padStart(7)}  ${sql.replace(/\s+/g, " ").slice(0, 100)}`);
  }
  showWal(work, show);
  const commands = work.commands.filter(({ name }) => ofClients.includes(name));
  show(`  Redis: ${commands.map(({ name, calls }) => `${name} ${each(calls)}`).join(", ")}`);
  const wakeUps = [...work.wakeUps].map(([name, { switches, writes }]) => `${name} ${each(switches)}/${each(writes)}`);
  show(`  wake-ups/writes: ${wakeUps.join(", ")}`);
  show(
    `  CPU-ms: ${Object.entries(work.cpu)
      .map(([name, ms]) => `${name} ${each(ms)}`)
      .join(", ")}`,
  );
}

/** The rows of each table, then its indexes. */
function showWal({ wal, units }: Work, show: (line: string) => void): void {
  const bytes = (count: number) => Math.round(count / units);
  const indexesOf = (table: string) => wal.filter((each) => each.table === table && bytes(each.bytes) > 0);
  show("    WAL by table, without whole pages: rows, and indexes");
  for (const { name, bytes: rows } of wal.filter(({ table }) => table === null)) {
    const indexes = indexesOf(name);
    const all = sum(indexes.map((each) => each.bytes));
    if (bytes(rows + all) === 0) continue;
    show(`    ${String(bytes(rows)).padStart(7)}  ${name}, and ${bytes(all)} of ${indexes.length} indexes`);
    for (const each of indexes) show(`        ${String(bytes(each.bytes)).padStart(7)}  ${each.name}`);
  }
}

function sum(counts: readonly number[]): number {
  return counts.reduce((total, count) => total + count, 0);
}
