import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { MigrationList, SchemaEngine } from "@prisma/schema-engine-wasm/schema_engine_bg";
import type { Pool } from "pg";
import { readMigrations } from "./read-migrations";

const filters = { externalTables: [], externalEnums: [] };

/** What ends the name of a baseline. It stands for every older migration whose name comes before its own. */
const baselineEnding = "_baseline";

/** The release from which a database can come: `last-release.json` beside the migrations from before the baseline. */
export interface LastRelease {
  /** As `0.1.0`. */
  readonly version: string;
  readonly commit: string;
  /** The last migration that this version has. Those after it, up to the baseline, stand beside this file. */
  readonly migration: string;
}

/**
 * Brings a database with migrations from before the baseline to where the baseline begins: applies those that it lacks, then marks
 * the baseline as applied. Answers the names of what it applied. Does nothing to an empty database or one that has the baseline.
 * Throws, and changes nothing, where the database is older than the last release before the baseline.
 */
export async function finishOldChain(
  engine: SchemaEngine,
  pool: Pool,
  current: MigrationList,
): Promise<readonly string[]> {
  const baseline = current.migrationDirectories.map(({ path }) => path).find((name) => name.endsWith(baselineEnding));
  const folder = join(dirname(current.baseDir), "migrations-before-baseline");
  if (baseline === undefined || !existsSync(folder)) return [];
  const applied = await appliedNames(pool);
  if (applied.length === 0 || applied.includes(baseline)) return [];
  refuseOlder(applied, JSON.parse(await readFile(join(folder, "last-release.json"), "utf8")));
  const old = await readMigrations(folder);
  const reached = applied.filter((name) => name.endsWith(baselineEnding)).at(-1) ?? "";
  const lacking = old.migrationDirectories.filter(({ path }) => path > reached && path < baseline);
  const migrationsList = { ...old, migrationDirectories: lacking };
  const { appliedMigrationNames } = await engine.applyMigrations({ migrationsList, filters });
  await engine.markMigrationApplied({ migrationName: baseline, migrationsList: current });
  return appliedMigrationNames;
}

/** What such a database lacks is not in this version any more. A baseline after the release stands for all of it, too. */
function refuseOlder(applied: readonly string[], { version, migration }: LastRelease): void {
  if (applied.some((name) => name === migration || (name > migration && name.endsWith(baselineEnding)))) return;
  throw new Error(
    `this database is older than Lunas ${version}: it lacks the migration ${migration}. Run the migrations of ${version} first, then these; nothing has been changed`,
  );
}

/** Of the migrations in Prisma's table those that are done, in the order of their names. */
async function appliedNames(pool: Pool): Promise<readonly string[]> {
  const { rows: tables } = await pool.query("SELECT FROM pg_class WHERE oid = to_regclass('_prisma_migrations')");
  if (tables.length === 0) return [];
  const { rows } = await pool.query<{ name: string }>(
    `SELECT migration_name AS name FROM _prisma_migrations WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL
      ORDER BY migration_name COLLATE "C"`,
  );
  return rows.map(({ name }) => name);
}
