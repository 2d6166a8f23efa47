import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { freePort } from "@lunas/stack/free-port";
import { findRedis } from "@lunas/stack/redis/find-redis";
import { ping } from "@lunas/stack/redis/ping";
import { aclLine, hashPassword, type RedisUserName, redisUserNames } from "@lunas/stack/redis/redis-users";
import { until } from "@lunas/testkit/time/until";
import { deniedCommands } from "../harness/denied-commands";

/** A Redis of the test's own, on a port that stays the same while it is stopped and started. Nothing is kept over a restart. */
export interface RedisServer {
  /** As its administrator. */
  readonly url: string;
  urlOf(name: RedisUserName): string;
  /** What it refused to a user for want of a right since it was started last. */
  denied(): Promise<readonly string[]>;
  start(): Promise<void>;
  stop(): Promise<void>;
  /** Alive, but mute. */
  freeze(): void;
  thaw(): void;
}

/** @param more lines of its configuration */
export async function startRedisServer(more: readonly string[] = []): Promise<RedisServer> {
  const program = await findRedis(() => undefined);
  if (program.kind !== "native") throw new Error("these tests stop and freeze Redis, which needs a native one");
  const port = await freePort();
  const url = `redis://127.0.0.1:${port}`;
  let server: ChildProcess | undefined;

  const start = async () => {
    const env = { ...process.env, LD_LIBRARY_PATH: program.libraryFolders.join(":") };
    server = spawn(program.path, ["-"], { stdio: ["pipe", "ignore", "ignore"], env });
    const users = redisUserNames.map((name) => aclLine(name, hashPassword(name)));
    const lines = [`port ${port}`, "bind 127.0.0.1", 'save ""', "appendonly no", ...users, ...more];
    server.stdin?.end(`${lines.join("\n")}\n`);
    await until(() => ping(url));
  };
  const stop = async () => {
    if (server === undefined || server.exitCode !== null || server.signalCode !== null) return;
    const ended = once(server, "exit");
    server.kill("SIGKILL");
    await ended;
  };
  await start();
  const urlOf = (name: RedisUserName) => url.replace("//", `//${name}:${name}@`);
  const denied = () => deniedCommands(url);
  return {
    url,
    urlOf,
    denied,
    start,
    stop,
    freeze: () => server?.kill("SIGSTOP"),
    thaw: () => server?.kill("SIGCONT"),
  };
}
