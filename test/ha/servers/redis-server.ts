import { randomBytes } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { findRedis } from "@lunas/stack/redis/find-redis";
import { ping } from "@lunas/stack/redis/ping";
import { aclLine, hashPassword, type RedisUserName, redisUserNames } from "@lunas/stack/redis/redis-users";
import type { Stack } from "@lunas/stack/stack";
import { startServer } from "@lunas/stack/start-server";

/** Servers that form one Redis: the same users with the same passwords on each. */
export interface RedisFleet {
  /** The administrator's. */
  readonly password: string;
  passwordOf(user: RedisUserName): string;
  /** Starts one more on a free port, with these lines beside the common ones; answers the port. */
  start(name: string, lines: readonly string[]): Promise<number>;
  /** Starts one more process of the same program that watches the others. */
  startSentinel(name: string, lines: readonly string[]): Promise<number>;
}

/** Servers with the limits and users of the stack's own Redis. */
export function openRedisFleet(stack: Stack): RedisFleet {
  const password = newPassword();
  const passwords = new Map(redisUserNames.map((user) => [user, newPassword()]));
  const passwordOf = (user: RedisUserName) => passwords.get(user) ?? "";
  const users = redisUserNames.map((user) => aclLine(user, hashPassword(passwordOf(user))));
  const common = [`masterauth ${password}`, ...users, "maxmemory-policy noeviction", "appendonly no", 'save ""'];
  const secured = ["bind 127.0.0.1", `requirepass ${password}`];
  const launch = (name: string, lines: readonly string[], args: readonly string[]) =>
    run(stack, { name, lines: [...secured, ...lines], args, password });
  return {
    password,
    passwordOf,
    start: (name, lines) => launch(name, [...common, ...lines], []),
    startSentinel: (name, lines) => launch(name, lines, ["--sentinel"]),
  };
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

function newPassword(): string {
  return randomBytes(24).toString("hex");
}
