import { chownSync, existsSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { hasDebianTools, libraryFoldersIn, unpackPackages } from "@lunas/stack/debian/unpack-packages";
import { sharedFolder } from "@lunas/stack/folders";
import { onPath } from "@lunas/stack/on-path";
import { query } from "@lunas/stack/postgres/query";
import { serverUser } from "@lunas/stack/postgres/server-user";
import type { Stack } from "@lunas/stack/stack";
import { startServer } from "@lunas/stack/start-server";
import type { Step } from "../part";

interface Program {
  readonly path: string;
  readonly env: Readonly<Record<string, string>>;
}

/** So few connections to PostgreSQL that transactions have to share them. */
const serverConnections = 6;

/** A PgBouncer that speaks TLS on both sides. */
export interface PoolerTls {
  /** The lines of its settings. */
  readonly lines: readonly string[];
  /** The name in the certificate of PostgreSQL. */
  readonly databaseHost: string;
  /** A client's URL with what it checks PgBouncer by. */
  verified(url: string): string;
}

export interface PoolerOptions {
  /** Its name in the stack. Default: `pgbouncer`. */
  readonly name?: string;
  readonly tls?: PoolerTls;
  /** Whether it is up; default: it answers a statement. */
  readonly answersAt?: (port: number) => Promise<boolean>;
}

/** A PgBouncer in transaction mode before the stack's database, for these users. Answers where it listens. */
export async function startPgBouncer(
  stack: Stack,
  urls: readonly string[],
  { name = "pgbouncer", tls, answersAt }: PoolerOptions = {},
): Promise<number> {
  const program = await findPgBouncer();
  const user = serverUser();
  const folder = join(dirname(stack.logFolder), name);
  mkdirSync(folder, { mode: 0o700 });
  const { hostname, port: target, pathname } = new URL(stack.databaseUrl);
  const userLines = urls.map((url) => `"${new URL(url).username}" "${new URL(url).password}"`).join("\n");
  writeFileSync(join(folder, "users.txt"), `${userLines}\n`, { mode: 0o600 });
  const configAt = (port: number) =>
    [
      "[databases]",
      `${pathname.slice(1)} = host=${tls?.databaseHost ?? hostname} port=${target}`,
      "[pgbouncer]",
      ...["listen_addr = 127.0.0.1", `listen_port = ${port}`, "unix_socket_dir =", "pool_mode = transaction"],
      ...["auth_type = scram-sha-256", `auth_file = ${join(folder, "users.txt")}`, "max_client_conn = 500"],
      `default_pool_size = ${serverConnections}`,
      ...(tls?.lines ?? []),
      "",
    ].join("\n");
  const reach = (port: number) => (tls?.verified ?? String)(atPort(urls[0] ?? "", port));
  return startServer(stack.supervisor, {
    answersAt: answersAt ?? (async (port) => (await query(reach(port), "select 1")).length === 1),
    specAt: (port) => {
      writeFileSync(join(folder, "pgbouncer.ini"), configAt(port), { mode: 0o600 });
      for (const file of [".", "users.txt", "pgbouncer.ini"])
        if (user) chownSync(join(folder, file), user.uid, user.gid);
      return {
        ...{ name, command: program.path, args: [join(folder, "pgbouncer.ini")] },
        ...{ cwd: folder, env: program.env, logFile: join(stack.logFolder, `${name}.log`) },
        ...(user && { user: { uid: user.uid, gid: user.gid } }),
        ...{ stop: { signal: "SIGTERM", graceMs: 5_000 }, layer: "server" },
      };
    },
  });
}

/** What happens to PgBouncer while customers pay: a statement ends its connections to PostgreSQL, and then it is killed. */
export function poolerSteps(stack: Stack, endConnections: string): readonly Step[] {
  return [
    {
      title: "PostgreSQL ends the connections of PgBouncer",
      act: async () => void (await query(stack.databaseUrl, endConnections)),
      lastsMs: 8_000,
    },
    {
      title: "PgBouncer is killed and started again",
      act: async () => {
        await stack.supervisor.signal("pgbouncer", "SIGKILL");
        await pause(1_000);
        await stack.supervisor.startAgain("pgbouncer");
      },
      lastsMs: 8_000,
    },
  ];
}

/** The same database at another port. */
export function atPort(url: string, port: number): string {
  const moved = new URL(url);
  moved.port = String(port);
  return moved.href;
}

/** The machine's, or Debian's, which is fetched once and not installed; where the server's user can read it. */
async function findPgBouncer(): Promise<Program> {
  const installed = onPath("pgbouncer");
  if (installed !== undefined) return { path: installed, env: {} };
  const folder = join(sharedFolder(), "pgbouncer");
  if (!existsSync(folder)) {
    if (!hasDebianTools()) throw new Error("PgBouncer is needed, and none was found: install one");
    console.log("fetching pgbouncer from this system's package source; nothing is installed …");
    await unpackPackages(folder, "pgbouncer", []);
  }
  return {
    path: join(folder, "usr", "sbin", "pgbouncer"),
    env: { LD_LIBRARY_PATH: libraryFoldersIn(folder).join(":") },
  };
}
