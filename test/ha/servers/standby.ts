import { execFile } from "node:child_process";
import { chownSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { findBinaries } from "@lunas/stack/postgres/binaries";
import { query } from "@lunas/stack/postgres/query";
import { serverUser } from "@lunas/stack/postgres/server-user";
import type { Stack } from "@lunas/stack/stack";
import { startServer } from "@lunas/stack/start-server";
import { until } from "@lunas/testkit/time/until";
import { Client } from "pg";
import { atPort } from "./pgbouncer";

const run = promisify(execFile);
const name = "standby";
const replicationLimit = { timeoutMs: 30_000, intervalMs: 100, what: "the standby to stream" };

/** A hot standby of the stack's PostgreSQL that streams from it. Answers its database, as its owner. */
export async function startStandby(stack: Stack): Promise<string> {
  const user = serverUser();
  const folder = join(dirname(stack.logFolder), name);
  mkdirSync(folder, { mode: 0o700 });
  const dataFolder = join(folder, "data");
  await copyPrimary(stack.databaseUrl, dataFolder);
  if (user !== undefined) for (const each of [folder, ...written(dataFolder)]) chownSync(each, user.uid, user.gid);
  const urlAt = (port: number) => atPort(stack.databaseUrl, port);
  const port = await startServer(stack.supervisor, {
    answersAt: async (candidate) => (await query(urlAt(candidate), "select 1")).length === 1,
    specAt: (candidate) => ({
      ...{ name, command: findBinaries(user).postgres, cwd: dataFolder, env: { LC_ALL: "C" } },
      args: ["-D", dataFolder, ...settingsAt(candidate)],
      logFile: join(stack.logFolder, `${name}.log`),
      ...(user && { user: { uid: user.uid, gid: user.gid } }),
      stop: { signal: "SIGINT", graceMs: 8_000, signalWithoutData: "SIGQUIT" },
      layer: "server",
    }),
  });
  const streams = "select 1 from pg_stat_replication where application_name = $1 and state = 'streaming'";
  await until(async () => (await query(stack.databaseUrl, streams, [name])).length === 1, replicationLimit);
  return urlAt(port);
}

/** From now on the primary confirms no commit that the standby has not on its disk. */
export async function makeSynchronous(databaseUrl: string): Promise<void> {
  await query(databaseUrl, `alter system set synchronous_standby_names = '${name}'`);
  await query(databaseUrl, "select pg_reload_conf()");
  const isSynchronous = "select 1 from pg_stat_replication where application_name = $1 and sync_state = 'sync'";
  await until(async () => (await query(databaseUrl, isSynchronous, [name])).length === 1, replicationLimit);
}

/** As pg_basebackup does it, which the embedded PostgreSQL does not have. */
async function copyPrimary(databaseUrl: string, dataFolder: string): Promise<void> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows: places } = await client.query<{ data_directory: string }>("show data_directory");
    await client.query("select pg_backup_start('standby', true)");
    await run("cp", ["-a", places[0]?.data_directory ?? "", dataFolder]);
    const { rows } = await client.query<{ labelfile: string }>("select labelfile from pg_backup_stop()");
    rmSync(join(dataFolder, "postmaster.pid"), { force: true });
    writeFileSync(join(dataFolder, "backup_label"), rows[0]?.labelfile ?? "", { mode: 0o600 });
    const { hostname, port, username, password } = new URL(databaseUrl);
    const source = `host=${hostname} port=${port} user=${username} password=${password} application_name=${name}`;
    writeFileSync(join(dataFolder, "postgresql.auto.conf"), `primary_conninfo = '${source}'\n`, { mode: 0o600 });
    writeFileSync(join(dataFolder, "standby.signal"), "", { mode: 0o600 });
  } finally {
    await client.end();
  }
}

const written = (dataFolder: string) =>
  ["backup_label", "postgresql.auto.conf", "standby.signal"].map((file) => join(dataFolder, file));

/** A standby needs as many connections as its primary may have. */
function settingsAt(port: number): readonly string[] {
  const settings = {
    listen_addresses: "127.0.0.1",
    port: String(port),
    unix_socket_directories: "",
    max_connections: "200",
    shared_buffers: "64MB",
    timezone: "UTC",
  };
  return Object.entries(settings).flatMap(([setting, value]) => ["-c", `${setting}=${value}`]);
}
