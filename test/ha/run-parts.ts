import type { Part } from "./part";
import { printRows } from "./print-rows";
import { type Row, runPart } from "./run-part";

/** Runs the parts that the command line names, or all; prints a table, and ends the process by it. */
export function runParts(parts: readonly Part[]): void {
  run(parts, process.argv.slice(2)).then(
    (isGood) => process.exit(isGood ? 0 : 1),
    (error: unknown) => {
      console.error(error instanceof Error ? (error.stack ?? error.message) : error);
      process.exit(1);
    },
  );
}

async function run(parts: readonly Part[], wanted: readonly string[]): Promise<boolean> {
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
  printRows(rows);
  return rows.every(({ payments, wrong }) => payments > 0 && wrong.length === 0);
}
