import { Client } from "pg";

const timeoutMs = 5_000;

/**
 * Runs one statement on its own connection. Only for databases themselves; the database package does everything inside
 * them.
 */
export async function query(databaseUrl: string, sql: string, values: readonly string[] = []): Promise<unknown[]> {
  const client = new Client({ connectionString: databaseUrl, connectionTimeoutMillis: timeoutMs });
  // A server that ends while the connection is idle reports it here; the statement itself fails by its promise.
  client.on("error", () => undefined);
  try {
    await client.connect();
    return (await client.query<Record<string, unknown>>(sql, [...values])).rows;
  } finally {
    await client.end().catch(() => undefined);
  }
}
