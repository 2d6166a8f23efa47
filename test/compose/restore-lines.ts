import { readFileSync } from "node:fs";
import { join } from "node:path";

export interface RestoreLines {
  readonly backUp: string;
  /** The first line of the restore: it stops the services. */
  readonly stop: string;
  readonly putBack: string;
}

/** The lines of the operators' page that make a dump, and those that put it back. */
export function restoreLines(): RestoreLines {
  const page = readFileSync(join(__dirname, "../../docs/operations.md"), "utf8");
  const [, block = ""] = /^## Backup and restore\n.*?^```sh\n(.*?)^```$/ms.exec(page) ?? [];
  const [backUp = "", restore = "", ...more] = block.split("\n\n");
  const [stop = "", ...putBack] = restore.split("\n");
  if (!backUp.includes("pg_dump") || !stop.includes(" stop ") || more.length > 0) {
    throw new Error("the page has other lines for backup and restore than were looked for");
  }
  return { backUp, stop, putBack: putBack.join("\n") };
}
