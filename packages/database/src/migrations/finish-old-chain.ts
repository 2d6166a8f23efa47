import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import type { MigrationList, SchemaEngine } from "@prisma/schema-engine-wasm/schema_engine_bg";
import type { Pool } from "pg";
import { readMigrations } from "./read-migrations";

const filters = { externalTables: [], externalEnums: [] };

/** What ends the name of a baseline. It stands for every older migration whose name comes before its own. */
const baselineEnding = "_baseline";

/**
 * Brings a database with migrations from before the baseline to where the baseline begins: applies those that it lacks, then marks
 * the baseline as applied. Answers the names of what it applied. Does nothing to an empty database or one that has the baseline.
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
  const old = await readMigrations(folder);
  const reached = applied.filter((name) => name.endsWith(baselineEnding)).at(-1) ?? "";
  const lacking = old.migrationDirectories.filter(({ path }) => path > reached && path < baseline);
  const migrationsList = { ...old, migrationDirectories: lacking };
  const { appliedMigrationNames } = await engine.applyMigrations({ migrationsList, filters });
  await engine.markMigrationApplied({ migrationName: baseline, migrationsList: current });
  return appliedMigrationNames;
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
