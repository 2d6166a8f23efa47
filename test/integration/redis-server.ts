import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { freePort } from "@lunas/stack/free-port";
import { findRedis } from "@lunas/stack/redis/find-redis";
import { ping } from "@lunas/stack/redis/ping";
import { until } from "@lunas/testkit/time/until";

/** A Redis of the test's own, on a port that stays the same while it is stopped and started. Nothing is kept over a restart. */
export interface RedisServer {
  readonly url: string;
  start(): Promise<void>;
  stop(): Promise<void>;
  /** Alive, but mute. */
  freeze(): void;
  thaw(): void;
}

export async function startRedisServer(): Promise<RedisServer> {
  const program = await findRedis(() => undefined);
  if (program.kind !== "native") throw new Error("these tests stop and freeze Redis, which needs a native one");
  const port = await freePort();
  const url = `redis://127.0.0.1:${port}`;
  let server: ChildProcess | undefined;

  const start = async () => {
    const args = ["--port", String(port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"];
    const env = { ...process.env, LD_LIBRARY_PATH: program.libraryFolders.join(":") };
    server = spawn(program.path, args, { stdio: "ignore", env });
    await until(() => ping(url));
  };
  const stop = async () => {
    if (server === undefined || server.exitCode !== null || server.signalCode !== null) return;
    const ended = once(server, "exit");
    server.kill("SIGKILL");
    await ended;
  };
  await start();
  return { url, start, stop, freeze: () => server?.kill("SIGSTOP"), thaw: () => server?.kill("SIGCONT") };
}
