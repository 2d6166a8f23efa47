import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { createInterface } from "node:readline";
import { type ProcessRecord, readRecord } from "@lunas/stack/supervise/process-record";

export const clone = join(__dirname, "..", "..");

/** A process of its own that has started a stack and keeps it. */
export interface Starter {
  readonly process: ChildProcess;
  /** The stack's folder. */
  readonly folder: string;
  readonly record: ProcessRecord;
  /** What the start said. */
  readonly lines: readonly string[];
}

interface StarterInput {
  readonly parts: readonly string[];
  /** The clone whose build is run. */
  readonly from?: string;
}

/** Starts a stack from another process, which can then be killed. */
export async function startStarter({ parts, from = clone }: StarterInput): Promise<Starter> {
  const build = join(from, "packages", "stack", "dist", "start-stack.js");
  const script = `require(${JSON.stringify(build)})
    .startStack({ parts: ${JSON.stringify(parts)}, external: {}, log: console.log })
    .then((stack) => console.log("started " + stack.logFolder))`;
  const child = spawn(process.execPath, ["-e", script], { stdio: ["ignore", "pipe", "inherit"], cwd: "/" });
  const lines: string[] = [];
  for await (const line of createInterface({ input: child.stdout })) {
    lines.push(line);
    if (!line.startsWith("started ")) continue;
    const folder = dirname(line.slice("started ".length));
    const record = readRecord(join(folder, "processes.json"));
    if (record === undefined || !existsSync(folder)) break;
    return { process: child, folder, record, lines };
  }
  throw new Error(`the starter has started nothing:\n${lines.join("\n")}`);
}

/** Ends a starter the hard way, and waits until the system has taken it away. */
export async function killStarter({ process: child }: Starter): Promise<void> {
  child.kill("SIGKILL");
  if (child.exitCode === null && child.signalCode === null) await once(child, "exit");
}
