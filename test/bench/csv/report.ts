import { type CsvFigures, type ExportFigures, growthOf, mostGrowth } from "./export";

/** Prints it, and answers whether the memory stays flat. */
export function printCsv({ exports }: CsvFigures): boolean {
  for (const each of exports) console.log(exportText(each));
  const growth = growthOf(exports);
  const isFlat = growth <= mostGrowth;
  console.log(`CSV, memory of the largest: ${growth.toFixed(2)} × at most ${mostGrowth} ${isFlat ? "ok" : "MISSED"}`);
  return isFlat;
}

export function exportText({ rows, megabytes, seconds, beforeMb, mostMb }: ExportFigures): string {
  const size = `${rows.toLocaleString("en")} rows, ${megabytes.toFixed(0)} MB`;
  return `CSV: ${size} in ${seconds.toFixed(1)} s; the gateway has ${beforeMb.toFixed(0)} MB before and at most ${mostMb.toFixed(0)} MB`;
}
