import { startServer } from "../start-server";
import type { Supervisor } from "../supervise/open-supervisor";
import type { ProcessSpec } from "../supervise/process-spec";
import { findBinaries } from "./binaries";
import { databaseUser, initialize } from "./initialize";
import { query } from "./query";
import { serverSettings } from "./server-settings";
import { serverUser } from "./server-user";

/** The server's name in its stack. */
export const postgresName = "postgres";

export interface PostgresPlan {
  /** Contains the cluster and its password. */
  readonly folder: string;
  readonly logFile: string;
  readonly preferredPort?: number | undefined;
  /** Beside its own. */
  readonly env?: Readonly<Record<string, string>>;
  readonly log: (line: string) => void;
}

/**
 * Runs PostgreSQL on loopback and returns the URL of its database `postgres`; creates the cluster on the first call.
 */
export async function startPostgres(supervisor: Supervisor, plan: PostgresPlan): Promise<string> {
  const user = serverUser();
  const binaries = findBinaries(user);
  if (user !== undefined) plan.log(`PostgreSQL refuses root: it runs as ${user.name}, its data in ${plan.folder}`);
  if (binaries.copiedTo !== undefined)
    plan.log(`${user?.name} cannot read this clone: the binaries are in ${binaries.copiedTo}`);
  const cluster = await initialize(plan.folder, binaries, user);
  const urlAt = (port: number) => `postgresql://${databaseUser}:${cluster.password}@127.0.0.1:${port}/postgres`;
  const port = await startServer(supervisor, {
    preferredPort: plan.preferredPort,
    answersAt: async (candidate) => (await query(urlAt(candidate), "SELECT 1")).length === 1,
    specAt: (candidate): ProcessSpec => ({
      name: postgresName,
      command: binaries.postgres,
      args: ["-D", cluster.dataFolder, ...serverSettings(candidate)],
      cwd: cluster.dataFolder,
      env: { LC_ALL: "C", ...plan.env },
      logFile: plan.logFile,
      ...(user && { user: { uid: user.uid, gid: user.gid } }),
      // SIGINT is PostgreSQL's "fast" shutdown: it ends the sessions and writes all data.
      // SIGQUIT ends it without a checkpoint, whose fsyncs can take seconds on a busy disk.
      stop: { signal: "SIGINT", graceMs: 8_000, signalWithoutData: "SIGQUIT" },
      layer: "server",
    }),
  });
  return urlAt(port);
}

/** Names the version of the programs that create and run clusters. */
export function clusterPrograms(): string {
  return findBinaries(serverUser()).postgres;
}
