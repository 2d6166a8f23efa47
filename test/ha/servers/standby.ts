import { query } from "@lunas/stack/postgres/query";
import type { Stack } from "@lunas/stack/stack";
import { until } from "@lunas/testkit/time/until";
import { copyDatabase, startCopy } from "./database-copy";

const name = "standby";
const replicationLimit = { timeoutMs: 30_000, intervalMs: 100, what: "the standby to stream" };

/**
 * A hot standby of the stack's PostgreSQL that streams from it. Answers its database, as its owner.
 * @param through the port over which it reaches the primary; default: the primary's own.
 */
export async function startStandby(stack: Stack, through?: number): Promise<string> {
  const copy = await copyDatabase(stack, name);
  const { hostname, port: own, username, password } = new URL(stack.databaseUrl);
  const port = through ?? own;
  const source = `host=${hostname} port=${port} user=${username} password=${password} application_name=${name}`;
  const url = await startCopy(stack, copy, { signal: "standby.signal", conf: `primary_conninfo = '${source}'` });
  const streams = "select 1 from pg_stat_replication where application_name = $1 and state = 'streaming'";
  await until(async () => (await query(stack.databaseUrl, streams, [name])).length === 1, replicationLimit);
  return url;
}

/** From now on the primary confirms no commit that the standby has not on its disk. */
export async function makeSynchronous(databaseUrl: string): Promise<void> {
  await query(databaseUrl, `alter system set synchronous_standby_names = '${name}'`);
  await query(databaseUrl, "select pg_reload_conf()");
  const isSynchronous = "select 1 from pg_stat_replication where application_name = $1 and sync_state = 'sync'";
  await until(async () => (await query(databaseUrl, isSynchronous, [name])).length === 1, replicationLimit);
}
