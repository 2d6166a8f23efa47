import { Pool } from "pg";

const timeoutMs = 5_000;
/** A connection costs the server a process, and both sides the work of a password's proof: a test that watches keeps it. */
const keptMs = 2_000;
const mostConnections = 4;

const pools = new Map<string, Pool>();

/**
 * Runs one statement. Its connection serves the next statement for the same database, if that comes soon; nothing may be left
 * in a connection, such as `SET`. Only for databases themselves; the database package does everything inside them.
 */
export async function query(databaseUrl: string, sql: string, values: readonly string[] = []): Promise<unknown[]> {
  const { rows } = await poolOf(databaseUrl).query<Record<string, unknown>>(sql, [...values]);
  return rows;
}

function poolOf(databaseUrl: string): Pool {
  const existing = pools.get(databaseUrl);
  if (existing !== undefined) return existing;
  const pool = new Pool({
    connectionString: databaseUrl,
    connectionTimeoutMillis: timeoutMs,
    idleTimeoutMillis: keptMs,
    max: mostConnections,
    allowExitOnIdle: true,
  });
  // A server that ends while a connection is idle reports it here, and the pool forgets the connection.
  pool.on("error", () => undefined);
  pools.set(databaseUrl, pool);
  return pool;
}
