import { Client } from "pg";

const timeoutMs = 5_000;

/** One statement on a connection of its own. For databases themselves; everything inside them is the database package's. */
export async function query(databaseUrl: string, sql: string, values: readonly string[] = []): Promise<unknown[]> {
  const client = new Client({ connectionString: databaseUrl, connectionTimeoutMillis: timeoutMs });
  // A server that goes away while the connection idles tells of it here; the statement itself fails by its promise.
  client.on("error", () => undefined);
  try {
    await client.connect();
    return (await client.query<Record<string, unknown>>(sql, [...values])).rows;
  } finally {
    await client.end().catch(() => undefined);
  }
}
