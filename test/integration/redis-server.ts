import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { findRedis } from "@lunas/stack/redis/find-redis";
import { ping } from "@lunas/stack/redis/ping";

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

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  if (address === null || typeof address === "string") throw new Error("no port");
  return address.port;
}

/** Looks every 20 ms until it is so; fails after `withinMs`. */
export async function until(isSo: () => boolean | Promise<boolean>, withinMs = 10_000): Promise<void> {
  const deadline = performance.now() + withinMs;
  while (!(await isSo())) {
    if (performance.now() > deadline) throw new Error(`not so within ${withinMs} ms`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
