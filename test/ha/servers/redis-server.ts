import { randomBytes } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { freePort, isFree } from "@lunas/stack/free-port";
import { findRedis } from "@lunas/stack/redis/find-redis";
import { ping } from "@lunas/stack/redis/ping";
import { aclLine, hashPassword, type RedisUserName, redisUserNames } from "@lunas/stack/redis/redis-users";
import type { Stack } from "@lunas/stack/stack";
import { startServer } from "@lunas/stack/start-server";
import { selfSigned } from "../../harness/self-signed";

/** Servers that form one Redis: the same users with the same passwords on each. */
export interface RedisFleet {
  /** The administrator's. */
  readonly password: string;
  passwordOf(user: RedisUserName): string;
  /** Where the server at this port takes connections with TLS; the same port, where the fleet has none. */
  tlsPortOf(port: number): number;
  /** For the environment of the services: whose certificates they trust. */
  readonly trust: Readonly<Record<string, string>>;
  /** Starts one more on a free port, with these lines beside the common ones; answers the port. */
  start(name: string, lines: readonly string[]): Promise<number>;
  /** Starts one more process of the same program that watches the others. */
  startSentinel(name: string, lines: readonly string[]): Promise<number>;
}

/**
 * Servers with the limits and users of the stack's own Redis.
 * @param isTls they also take connections with TLS, and speak it with one another
 */
export function openRedisFleet(stack: Stack, isTls = false): RedisFleet {
  const password = newPassword();
  const passwords = new Map(redisUserNames.map((user) => [user, newPassword()]));
  const passwordOf = (user: RedisUserName) => passwords.get(user) ?? "";
  const users = redisUserNames.map((user) => aclLine(user, hashPassword(passwordOf(user))));
  const common = [`masterauth ${password}`, ...users, "maxmemory-policy noeviction", "appendonly no", 'save ""'];
  const secured = ["bind 127.0.0.1", `requirepass ${password}`];
  const tlsPorts = new Map<number, number>();
  const certificate = isTls ? writeCertificate(stack) : null;
  const launch = async (name: string, lines: readonly string[], args: readonly string[]) => {
    const tlsPort = await freePortWithBus();
    const tls = certificate === null ? [] : [`tls-port ${tlsPort}`, ...certificate.lines];
    const port = await run(stack, { name, lines: [...secured, ...tls, ...lines], args, password });
    if (isTls) tlsPorts.set(port, tlsPort);
    return port;
  };
  return {
    password,
    passwordOf,
    tlsPortOf: (port) => tlsPorts.get(port) ?? port,
    trust: certificate === null ? {} : { NODE_EXTRA_CA_CERTS: certificate.file },
    start: (name, lines) => launch(name, [...common, ...lines], []),
    startSentinel: (name, lines) => launch(name, lines, ["--sentinel"]),
  };
}

/** A certificate of `localhost`, which is its own CA. */
function writeCertificate(stack: Stack): { readonly file: string; readonly lines: readonly string[] } {
  const folder = join(dirname(stack.logFolder), "redis-tls");
  mkdirSync(folder, { mode: 0o700 });
  const [file, keyFile] = [join(folder, "certificate.pem"), join(folder, "key.pem")];
  const { key, cert } = selfSigned();
  writeFileSync(file, cert);
  writeFileSync(keyFile, key, { mode: 0o600 });
  const own = [`tls-cert-file ${file}`, `tls-key-file ${keyFile}`, `tls-ca-cert-file ${file}`];
  return { file, lines: [...own, "tls-auth-clients no", "tls-replication yes"] };
}

interface Server {
  readonly name: string;
  readonly lines: readonly string[];
  readonly args: readonly string[];
  readonly password: string;
}

/** From a file: Sentinel and a Cluster's node write their state into theirs. */
async function run(stack: Stack, { name, lines, args, password }: Server): Promise<number> {
  const program = await findRedis(console.log);
  if (program.kind !== "native") throw new Error("Redis must be a program of this machine");
  const folder = join(dirname(stack.logFolder), name);
  mkdirSync(folder, { mode: 0o700 });
  const file = join(folder, "redis.conf");
  const env = { PATH: process.env.PATH, LD_LIBRARY_PATH: program.libraryFolders.join(":") };
  return startServer(stack.supervisor, {
    answersAt: (port) => ping(`redis://:${password}@127.0.0.1:${port}`),
    specAt: (port) => {
      writeFileSync(file, [`port ${port}`, `dir ${folder}`, ...lines, ""].join("\n"), { mode: 0o600 });
      return {
        ...{ name, command: program.path, args: [file, ...args], cwd: folder, env },
        ...{ logFile: join(stack.logFolder, `${name}.log`), layer: "server" },
        stop: { signal: "SIGTERM", graceMs: 5_000, signalWithoutData: "SIGKILL" },
      };
    },
  });
}

/** A Cluster's nodes also listen at the port 10,000 above: another process may have it. */
async function freePortWithBus(): Promise<number> {
  for (;;) {
    const port = await freePort();
    if (port + 10_000 < 65_536 && (await isFree(port + 10_000))) return port;
  }
}

function newPassword(): string {
  return randomBytes(24).toString("hex");
}
