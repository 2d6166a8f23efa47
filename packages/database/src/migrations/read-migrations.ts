import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { MigrationList } from "@prisma/schema-engine-wasm/schema_engine_bg";

const lockfileName = "migration_lock.toml";
const scriptName = "migration.sql";

/** The migrations of a folder in Prisma's layout (`<name>/migration.sql`, `migration_lock.toml`), sorted by name. */
export async function readMigrations(directory: string): Promise<MigrationList> {
  const entries = await readdir(directory, { withFileTypes: true });
  const names = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
  return {
    baseDir: directory,
    lockfile: { path: lockfileName, content: await readFile(join(directory, lockfileName), "utf8") },
    shadowDbInitScript: "",
    migrationDirectories: await Promise.all(names.sort().map((name) => readMigration(directory, name))),
  };
}

async function readMigration(directory: string, name: string) {
  const value = await readFile(join(directory, name, scriptName), "utf8");
  return { path: name, migrationFile: { path: scriptName, content: { tag: "ok" as const, value } } };
}
