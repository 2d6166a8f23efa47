import { type ChildProcess, spawn } from "node:child_process";
import { join } from "node:path";
import { until } from "@lunas/testkit/time/until";

export interface RunningExample {
  readonly output: () => string;
  /** Its exit code, once it has ended by itself. */
  readonly ended: Promise<number | null>;
  stop(): Promise<void>;
}

const examples = join(__dirname, "..", "..", "examples");

/**
 * Runs an example's built program as a user does: a process of its own, told of everything by its environment. `shop` is its `main`,
 * `shop/agent` another program of it.
 */
export function runExample(name: string, env: Readonly<Record<string, string>>, args: readonly string[] = []) {
  const [folder = "", program = "main"] = name.split("/");
  const child = spawn(process.execPath, [join(examples, folder, "dist", `${program}.js`), ...args], {
    env: { ...process.env, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  return follow(child);
}

function follow(child: ChildProcess): RunningExample {
  let written = "";
  const keep = (chunk: Buffer) => {
    written += chunk.toString("utf8");
  };
  child.stdout?.on("data", keep);
  child.stderr?.on("data", keep);
  const ended = new Promise<number | null>((resolve) => child.once("exit", (code) => resolve(code)));
  return {
    output: () => written,
    ended,
    async stop() {
      child.kill("SIGKILL");
      await ended;
    },
  };
}

/** Until a server among the examples says that it is open. */
export async function untilServing(example: RunningExample): Promise<void> {
  await until(async () => example.output().includes("is open"), {
    timeoutMs: 30_000,
    intervalMs: 50,
    what: "an open shop",
  });
}
