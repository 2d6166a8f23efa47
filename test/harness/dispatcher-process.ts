import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { freePort } from "@lunas/stack/free-port";
import type { Stack } from "@lunas/stack/stack";
import { until } from "@lunas/testkit/time/until";

export interface DispatcherProcess {
  readonly pid: number;
  readonly healthPort: number;
  /** SIGTERM and its end, or at once by SIGKILL. */
  end(signal?: "SIGTERM" | "SIGKILL"): Promise<void>;
}

/** A built dispatcher as a process of its own; resolves when it is ready. It needs a database and a Redis, and no chain. */
export async function startDispatcherProcess(
  { databaseUrl, redisUrl, secrets }: Pick<Stack, "databaseUrl" | "redisUrl" | "secrets">,
  env: Readonly<Record<string, string>> = {},
): Promise<DispatcherProcess> {
  const healthPort = await freePort();
  const settings = {
    DATABASE_URL: databaseUrl,
    REDIS_URL: redisUrl,
    ENCRYPTION_KEYS: secrets.encryptionKeys,
    HEALTH_PORT: String(healthPort),
    WEBHOOK_ALLOW_PRIVATE_TARGETS: "true",
    LOG_LEVEL: "error",
  };
  const main = join(__dirname, "..", "..", "services", "dispatcher", "dist", "main.js");
  const child = spawn(process.execPath, [main], { env: { ...process.env, ...settings, ...env }, stdio: "ignore" });
  const isOver = () => child.exitCode !== null || child.signalCode !== null;
  try {
    await until(
      async () => {
        if (isOver()) throw new Error(`the dispatcher ended with ${child.exitCode}`);
        return (await fetch(`http://127.0.0.1:${healthPort}/health/ready`, { signal: AbortSignal.timeout(2_000) })).ok;
      },
      { timeoutMs: 60_000, intervalMs: 50, what: "the dispatcher" },
    );
  } catch (error) {
    await endOf(child, "SIGKILL");
    throw error;
  }
  return { pid: child.pid ?? 0, healthPort, end: (signal = "SIGTERM") => endOf(child, signal) };
}

async function endOf(child: ChildProcess, signal: "SIGTERM" | "SIGKILL"): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, "exit");
  child.kill(signal);
  await ended;
}
