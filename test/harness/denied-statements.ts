import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** What the database refused to somebody for want of a right, by its own log: also what a service took in its stride. */
export function deniedStatements(logFolder: string): readonly string[] {
  const file = join(logFolder, "postgres.log");
  if (!existsSync(file)) return [];
  return readFileSync(file, "utf8")
    .split("\n")
    .filter((line) => line.includes("permission denied"));
}
