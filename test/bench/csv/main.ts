import { openReaders } from "../lists/readers";
import { findParts } from "../settle/processes";
import { type CsvFigures, type ExportFigures, measureExport } from "./export";
import { exportText } from "./report";

/** The CSV of merchants with so many payments, least first: its time, and the gateway's memory. */
export async function measureCsv(sizes: readonly number[], say: (line: string) => void): Promise<CsvFigures> {
  const takenAt = new Date().toISOString();
  const { stack, url, readers } = await openReaders(sizes, say);
  try {
    const gatewayPid = findParts(stack.supervisor.pid).get("gateway");
    if (gatewayPid === undefined) throw new Error("the gateway's process was not found");
    const exports: ExportFigures[] = [];
    for (const { merchant, payments } of readers) {
      const figures = await measureExport({ url, apiKey: merchant.apiKey, gatewayPid });
      if (figures.rows !== payments) throw new Error(`the CSV has ${figures.rows} rows of ${payments} payments`);
      say(exportText(figures));
      exports.push(figures);
    }
    return { takenAt, exports };
  } finally {
    await stack.stop();
  }
}
