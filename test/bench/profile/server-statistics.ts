import { query } from "@lunas/stack/postgres/query";
import type { Stack } from "@lunas/stack/stack";
import { Redis } from "ioredis";

export interface StatementCost {
  readonly sql: string;
  /** Asked by a service, not by a function within the database. */
  readonly isRequested: boolean;
  readonly calls: number;
  readonly ms: number;
  readonly walBytes: number;
  /** Of them whole pages, which PostgreSQL writes at a page's first change after a checkpoint. */
  readonly walPages: number;
}

export interface FunctionCost {
  readonly name: string;
  readonly calls: number;
  /** Without and with its calls. */
  readonly selfMs: number;
  readonly totalMs: number;
}

export interface CommandCost {
  readonly name: string;
  readonly calls: number;
  readonly ms: number;
}

export interface ServerStatistics {
  readonly statements: readonly StatementCost[];
  readonly functions: readonly FunctionCost[];
  readonly commands: readonly CommandCost[];
}

/** Restarts PostgreSQL with statistics on; no process may use it meanwhile. */
export async function watchStatements(stack: Stack, { nested }: { readonly nested: boolean }): Promise<void> {
  await query(stack.databaseUrl, "alter system set shared_preload_libraries = 'pg_stat_statements'");
  if (nested) {
    await query(stack.databaseUrl, "alter system set pg_stat_statements.track = 'all'");
    await query(stack.databaseUrl, "alter system set track_functions = 'all'");
  }
  await stack.restart("postgres");
  await query(stack.databaseUrl, "create extension if not exists pg_stat_statements");
}

export async function forgetStatistics(stack: Stack): Promise<void> {
  await query(stack.databaseUrl, "select pg_stat_statements_reset(), pg_stat_reset()");
  await redis(stack, (client) => client.config("RESETSTAT"));
}

export async function readStatistics(stack: Stack): Promise<ServerStatistics> {
  const statements = await query(
    stack.databaseUrl,
    `select query as sql, toplevel as "isRequested", calls::float8, total_exec_time as ms, wal_bytes::float8 as "walBytes",
       wal_fpi::float8 as "walPages"
     from pg_stat_statements where query not like '%pg_stat%' order by total_exec_time desc`,
  );
  const functions = await query(
    stack.databaseUrl,
    `select funcname as name, calls::float8, self_time as "selfMs", total_time as "totalMs"
     from pg_stat_user_functions order by self_time desc`,
  );
  const reported = await redis(stack, (client) => client.info("commandstats"));
  const commands = [...reported.matchAll(/^cmdstat_(\S+?):calls=(\d+),usec=(\d+)/gm)].map(([, name, calls, micro]) => ({
    name: String(name),
    calls: Number(calls),
    ms: Number(micro) / 1_000,
  }));
  return {
    statements: statements as StatementCost[],
    functions: functions as FunctionCost[],
    commands: commands.sort((one, other) => other.ms - one.ms),
  };
}

async function redis<T>(stack: Stack, ask: (client: Redis) => Promise<T>): Promise<T> {
  const client = new Redis(stack.redisUrl);
  try {
    return await ask(client);
  } finally {
    client.disconnect();
  }
}
