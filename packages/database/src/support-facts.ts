import type { Database } from "./connect";
import { Prisma } from "./generated/client";

/** What helps to find a fault of the database. No row of a merchant or of a payment, and no text of a statement. */
export interface SupportFacts {
  readonly version: readonly object[];
  readonly settings: readonly object[];
  readonly migrations: readonly object[];
  /** The largest tables: rows as PostgreSQL estimates them, bytes with indexes, vacuum. */
  readonly tables: readonly object[];
  /** Connections by user and program, what they do and wait for. */
  readonly connections: readonly object[];
  /** Locks that a connection waits for. */
  readonly waitingLocks: readonly object[];
  /** Standbys, where there are any. */
  readonly standbys: readonly object[];
}

const settingNames = [
  ...["max_connections", "shared_buffers", "work_mem", "effective_cache_size", "max_wal_size", "fsync"],
  ...["synchronous_commit", "synchronous_standby_names", "wal_level", "archive_mode", "hot_standby"],
  ...["statement_timeout", "idle_in_transaction_session_timeout", "lock_timeout", "random_page_cost", "jit"],
];

/** Reads one kind of fact with each statement, and changes nothing. */
export function readSupportFacts(database: Database): {
  readonly [K in keyof SupportFacts]: () => Promise<SupportFacts[K]>;
} {
  const read = (statement: Prisma.Sql) => () => database.query<object>(statement);
  return {
    version: read(Prisma.sql`
      select current_setting('server_version') as version, pg_is_in_recovery() as "isStandby",
        pg_database_size(current_database())::text as bytes,
        floor(extract(epoch from now() - pg_postmaster_start_time()))::integer as "secondsUp"`),
    settings: read(Prisma.sql`
      select name, setting, unit from pg_settings where name = any(${settingNames}::text[]) order by name`),
    migrations: read(Prisma.sql`
      select migration_name as name, finished_at as "finishedAt", rolled_back_at as "rolledBackAt"
      from _prisma_migrations order by started_at`),
    tables: read(Prisma.sql`
      select c.relname as name, c.reltuples::bigint::text as "rowsAbout", pg_total_relation_size(c.oid)::text as bytes,
        s.n_dead_tup::text as "deadRows", s.last_autovacuum as "vacuumedAt", s.last_autoanalyze as "analyzedAt"
      from pg_class c join pg_stat_user_tables s on s.relid = c.oid
      order by pg_total_relation_size(c.oid) desc limit 40`),
    connections: read(Prisma.sql`
      select usename as "user", application_name as program, state, wait_event_type as "waitKind", wait_event as wait,
        count(*)::integer as connections, max(floor(extract(epoch from now() - xact_start)))::integer as "longestTransactionSeconds"
      from pg_stat_activity where datname = current_database()
      group by 1, 2, 3, 4, 5 order by count(*) desc`),
    waitingLocks: read(Prisma.sql`
      select l.locktype as kind, l.mode, c.relname as "table", a.application_name as program,
        floor(extract(epoch from now() - l.waitstart))::integer as "waitsSeconds", pg_blocking_pids(l.pid) as "blockedBy"
      from pg_locks l join pg_stat_activity a on a.pid = l.pid left join pg_class c on c.oid = l.relation
      where not l.granted and a.datname = current_database() limit 100`),
    standbys: read(Prisma.sql`
      select application_name as name, state, sync_state as "syncState",
        floor(extract(epoch from replay_lag))::integer as "behindSeconds"
      from pg_stat_replication`),
  };
}
