import { query } from "@lunas/stack/postgres/query";

/** What a table or an index wrote ahead, in bytes, without whole pages. */
export interface WalOfRelation {
  readonly name: string;
  /** Of an index: its table. Null: a table. */
  readonly table: string | null;
  readonly bytes: number;
}

/** Where the WAL stands now. */
export async function readPosition(databaseUrl: string): Promise<string> {
  const [row] = (await query(databaseUrl, "select pg_current_wal_insert_lsn()::text as lsn")) as { lsn: string }[];
  return row?.lsn ?? "0/0";
}

/** What was written ahead since a position, by the first relation that each record names; months of a table count together. */
export async function readWal(databaseUrl: string, sinceLsn: string): Promise<readonly WalOfRelation[]> {
  await query(databaseUrl, "create extension if not exists pg_walinspect");
  const untilLsn = await readPosition(databaseUrl);
  const sql = `
    with named as (
      select start_lsn, min(relfilenode) filter (where block_id = 0) as file
      from pg_get_wal_block_info('${sinceLsn}', '${untilLsn}', false) group by start_lsn
    )
    select regexp_replace(c.relname, '_\\d{4}_\\d{2}', '') as name, regexp_replace(t.relname, '_\\d{4}_\\d{2}', '') as "table",
      sum(r.record_length - r.fpi_length)::float8 as bytes
    from pg_get_wal_records_info('${sinceLsn}', '${untilLsn}') r join named n using (start_lsn)
      join pg_class c on pg_relation_filenode(c.oid) = n.file and c.relnamespace = 'public'::regnamespace
      left join pg_index i on i.indexrelid = c.oid left join pg_class t on t.oid = i.indrelid
    group by 1, 2 order by bytes desc`;
  return (await query(databaseUrl, sql)) as unknown as readonly WalOfRelation[];
}
