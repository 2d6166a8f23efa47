import { Client, Pool } from "pg";

const timeoutMs = 5_000;
/** A connection costs the server a process, and both sides the work of a password's proof: a test that watches keeps it. */
const keptMs = 2_000;
const mostConnections = 4;

const pools = new Map<string, Pool>();

/**
 * Runs one statement, or several that begin with `SET`. Its connection serves the next statement for the same database, if that
 * comes soon; what is set ends with a connection of its own. Only for databases themselves; the database package does everything
 * inside them.
 */
export async function query(databaseUrl: string, sql: string, values: readonly string[] = []): Promise<unknown[]> {
  if (/^\s*set\s/i.test(sql)) return alone(databaseUrl, sql);
  const { rows } = await poolOf(databaseUrl).query<Record<string, unknown>>(sql, [...values]);
  return rows;
}

async function alone(databaseUrl: string, sql: string): Promise<unknown[]> {
  const client = new Client({ connectionString: databaseUrl, connectionTimeoutMillis: timeoutMs });
  // A server that ends while the connection is idle reports it here; the statement itself fails by its promise.
  client.on("error", () => undefined);
  try {
    await client.connect();
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end().catch(() => undefined);
  }
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
