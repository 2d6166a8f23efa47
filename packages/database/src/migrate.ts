import { setTimeout as wait } from "node:timers/promises";
import { Client, Pool } from "pg";
import { writeKnownChains } from "./known-chains";
import { findMigrations } from "./migrations/find-migrations";
import { finishOldChain } from "./migrations/finish-old-chain";
import { followChargePositions } from "./migrations/follow-charge-positions";
import { makeFirstMonths } from "./migrations/make-first-months";
import { readMigrations } from "./migrations/read-migrations";
import { openSchemaEngine } from "./migrations/schema-engine";

/** A lock number that nothing else uses; the same in every version of Lunas. */
const migrationLock = 7_301_402_026n;
const lockPauseMs = 250;

/**
 * Applies missing migrations and returns their names, oldest first; then writes the catalog's chains and
 * makes the tables of the next months. A database of
 * the last release or later gets the migrations from before the baseline that it lacks; then the baseline is marked as applied. An older
 * one is refused, and nothing is changed. It leaves
 * the same rows as Prisma's own `migrate deploy`, so that either may run next. Two at once are safe: the second waits and
 * finds nothing to do. Throws the engine's error when a migration fails; only a row that records the failure remains, and
 * every later run throws until an operator has resolved that row.
 */
export async function migrate(databaseUrl: string, migrationsDirectory = findMigrations()): Promise<readonly string[]> {
  const migrationsList = await readMigrations(migrationsDirectory);
  const pool = new Pool({ connectionString: databaseUrl, max: 1, application_name: "lunas-migrate" });
  const lock = new Client({ connectionString: databaseUrl, application_name: "lunas-migrate-lock" });
  try {
    await lock.connect();
    await takeLock(lock);
    const engine = await openSchemaEngine(pool);
    const filters = { externalTables: [], externalEnums: [] };
    const older = await finishOldChain(engine, pool, migrationsList);
    const { appliedMigrationNames } = await engine.applyMigrations({ migrationsList, filters });
    await writeKnownChains(pool);
    await makeFirstMonths(pool);
    await followChargePositions(pool);
    return [...older, ...appliedMigrationNames];
  } finally {
    // The lock ends with its connection, even when this process dies.
    await lock.end();
    await pool.end();
  }
}

/**
 * Asks again and again instead of waiting in the database: a statement that waits keeps its snapshot, and an index that is
 * created concurrently waits for all older snapshots, so both would wait for ever.
 */
async function takeLock(lock: Client): Promise<void> {
  for (;;) {
    const { rows } = await lock.query<{ taken: boolean }>("select pg_try_advisory_lock($1) as taken", [migrationLock]);
    if (rows[0]?.taken === true) return;
    await wait(lockPauseMs);
  }
}
