import type { Client } from "pg";
import { connectTo } from "./connect-to";

export interface RowDump {
  /** Throws away what is there and puts back what the dump has. Nobody else may be connected. */
  restore(): Promise<void>;
}

/** Every table's rows of one moment, as `pg_dump --data-only` has them; the server's programs for it are no part of its package. */
export async function dumpRows(databaseUrl: string): Promise<RowDump> {
  const tables = await inDatabase(databaseUrl, "begin isolation level repeatable read", async (client) => {
    const { rows } = await client.query<{ name: string }>(
      `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
        and not relispartition and relname <> '_prisma_migrations'`,
    );
    const read: { readonly name: string; readonly rows: string }[] = [];
    for (const { name } of rows) read.push(await readTable(client, name));
    return read;
  });
  const names = tables.map(({ name }) => `"${name}"`).join(", ");
  return {
    restore: () =>
      inDatabase(databaseUrl, "begin", async (client) => {
        // As pg_restore --disable-triggers: rows come as they were, and nothing follows from them.
        await client.query("set local session_replication_role = replica");
        await client.query(`truncate ${names}`);
        for (const { name, rows } of tables) {
          await client.query(`insert into "${name}" select * from json_populate_recordset(null::"${name}", $1)`, [
            rows,
          ]);
        }
      }),
  };
}

/** As text: a figure of 78 digits would not survive as a number. */
async function readTable(client: Client, name: string) {
  const { rows } = await client.query<{ rows: string }>(
    `select coalesce(json_agg(each), '[]')::text as rows from "${name}" as each`,
  );
  return { name, rows: rows[0]?.rows ?? "[]" };
}

async function inDatabase<T>(databaseUrl: string, begin: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = await connectTo(databaseUrl);
  try {
    await client.query(begin);
    const result = await work(client);
    await client.query("commit");
    return result;
  } finally {
    await client.end();
  }
}
