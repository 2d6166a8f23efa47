import { setTimeout as wait } from "node:timers/promises";
import type { Pool } from "pg";

/** How long a script waits for a lock: meanwhile every later statement on that table waits behind it. */
const lockTimeoutMs = 1_000;
/** Between two tries: the table is free. */
const pauseMs = 2_000;
/** Five minutes. */
const mostTries = 100;

/** A lock timeout, and the end of a deadlock: both undo the whole script. */
const lockFaults = ["55P03", "40P01"];
const concurrentDrop = /^\s*DROP\s+INDEX\s+CONCURRENTLY\b/im;
const concurrentIndex = /\bCREATE\s+(?:UNIQUE\s+)?INDEX\s+CONCURRENTLY\s+(?:IF\s+NOT\s+EXISTS\s+)?"?(\w+)"?/i;

/**
 * Runs a migration's script. A script is one transaction, so a try that did not get its lock has changed nothing and is
 * repeated. Throws the last error of `run`.
 *
 * An index that is created or dropped concurrently is alone in its script and has no transaction. It waits for older
 * transactions without holding up others, so it has no lock timeout; what an earlier, failed creation left is dropped first.
 */
export async function runScript(pool: Pool, script: string, run: (script: string) => Promise<void>): Promise<void> {
  const [, created] = concurrentIndex.exec(script) ?? [];
  if (created !== undefined || concurrentDrop.test(script)) {
    await pool.query("SET lock_timeout = 0");
    if (created !== undefined) await dropUnfinished(pool, created);
    return run(script);
  }
  await pool.query(`SET lock_timeout = ${lockTimeoutMs}`);
  for (let tried = 1; ; tried += 1) {
    try {
      return await run(script);
    } catch (error) {
      if (!isLockFault(error) || tried >= mostTries) throw error;
      await wait(pauseMs);
    }
  }
}

/** PostgreSQL keeps an index whose concurrent creation failed: it is written with every row, and no query uses it. */
async function dropUnfinished(pool: Pool, index: string): Promise<void> {
  const { rowCount } = await pool.query(
    "SELECT FROM pg_index WHERE indexrelid = to_regclass(quote_ident($1)) AND NOT indisvalid",
    [index],
  );
  if (rowCount) await pool.query(`DROP INDEX CONCURRENTLY "${index}"`);
}

/** As the driver or Prisma's adapter gives it. */
function isLockFault(error: unknown): boolean {
  const { code, cause } = (error ?? {}) as { code?: unknown; cause?: { originalCode?: unknown } };
  return [code, cause?.originalCode].some((each) => lockFaults.includes(String(each)));
}
