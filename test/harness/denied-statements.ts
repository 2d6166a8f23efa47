import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Statements that the database refused for a missing right, from its log: also those that a service tolerated. */
export function deniedStatements(logFolder: string): readonly string[] {
  const file = join(logFolder, "postgres.log");
  if (!existsSync(file)) return [];
  return readFileSync(file, "utf8")
    .split("\n")
    .filter((line) => line.includes("permission denied"));
}
