import { execFile } from "node:child_process";
import { chownSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { findBinaries } from "@lunas/stack/postgres/binaries";
import { query } from "@lunas/stack/postgres/query";
import { serverSettings } from "@lunas/stack/postgres/server-settings";
import { serverUser } from "@lunas/stack/postgres/server-user";
import type { Stack } from "@lunas/stack/stack";
import { startServer } from "@lunas/stack/start-server";
import { connectTo } from "../../harness/connect-to";
import { atPort } from "./pgbouncer";

const run = promisify(execFile);

/** A copy of the stack's database that a server of its own can start from. */
export interface DatabaseCopy {
  readonly name: string;
  readonly dataFolder: string;
}

/** As pg_basebackup does it, which the embedded PostgreSQL does not have. */
export async function copyDatabase(stack: Stack, name: string): Promise<DatabaseCopy> {
  const dataFolder = join(makeFolder(stack, name), "data");
  const client = await connectTo(stack.databaseUrl);
  try {
    const { rows: places } = await client.query<{ data_directory: string }>("show data_directory");
    await client.query("select pg_backup_start($1, true)", [name]);
    await run("cp", ["-a", places[0]?.data_directory ?? "", dataFolder]);
    const { rows } = await client.query<{ labelfile: string }>("select labelfile from pg_backup_stop()");
    rmSync(join(dataFolder, "postmaster.pid"), { force: true });
    writeOwned(join(dataFolder, "backup_label"), rows[0]?.labelfile ?? "");
  } finally {
    await client.end();
  }
  return { name, dataFolder };
}

/**
 * Starts a server from a copy.
 * @param signal which kind of recovery it begins with
 * @param conf the text of its configuration file, beside the settings that each server of a test has
 * @returns the URL of its database, as the owner
 */
export async function startCopy(
  stack: Stack,
  { name, dataFolder }: DatabaseCopy,
  { signal, conf }: { readonly signal: "standby.signal" | "recovery.signal"; readonly conf: string },
): Promise<string> {
  const user = serverUser();
  writeOwned(join(dataFolder, "postgresql.auto.conf"), `${conf}\n`);
  writeOwned(join(dataFolder, signal), "");
  const urlAt = (port: number) => atPort(stack.databaseUrl, port);
  const port = await startServer(stack.supervisor, {
    answersAt: async (candidate) => (await query(urlAt(candidate), "select 1")).length === 1,
    specAt: (candidate) => ({
      ...{ name, command: findBinaries(user).postgres, cwd: dataFolder, env: { LC_ALL: "C" } },
      args: ["-D", dataFolder, ...serverSettings(candidate)],
      logFile: join(stack.logFolder, `${name}.log`),
      ...(user && { user: { uid: user.uid, gid: user.gid } }),
      stop: { signal: "SIGINT", graceMs: 8_000, signalWithoutData: "SIGQUIT" },
      layer: "server",
    }),
  });
  return urlAt(port);
}

/** A folder beside the stack's logs that PostgreSQL's user may write. */
export function makeFolder(stack: Stack, name: string): string {
  const folder = join(dirname(stack.logFolder), name);
  mkdirSync(folder, { mode: 0o700 });
  giveToServer(folder);
  return folder;
}

function writeOwned(file: string, text: string): void {
  writeFileSync(file, text, { mode: 0o600 });
  giveToServer(file);
}

function giveToServer(path: string): void {
  const user = serverUser();
  if (user !== undefined) chownSync(path, user.uid, user.gid);
}
