import { query } from "@lunas/stack/postgres/query";

/** What the database has on disk, in bytes: each table with its indexes, and all that was ever written ahead. */
export interface Disk {
  readonly tables: Readonly<Record<string, number>>;
  readonly walBytes: number;
}

export async function readDisk(databaseUrl: string): Promise<Disk> {
  const sql = `select relname as name, pg_total_relation_size(oid)::float8 as bytes from pg_class
    where relkind = 'r' and relnamespace = 'public'::regnamespace`;
  const rows = (await query(databaseUrl, sql)) as { readonly name: string; readonly bytes: number }[];
  const wal = "select pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::float8 as bytes";
  const [row] = (await query(databaseUrl, wal)) as { readonly bytes: number }[];
  return { tables: Object.fromEntries(rows.map(({ name, bytes }) => [name, bytes])), walBytes: row?.bytes ?? 0 };
}

/** What was added, without tables that did not grow. */
export function grownBy(before: Disk, after: Disk): Disk {
  const grown = Object.entries(after.tables)
    .map(([name, bytes]) => [name, bytes - (before.tables[name] ?? 0)] as const)
    .filter(([, bytes]) => bytes > 0);
  return { tables: Object.fromEntries(grown), walBytes: after.walBytes - before.walBytes };
}
