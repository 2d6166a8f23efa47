import { type ChildProcess, spawn } from "node:child_process";
import { closeSync, openSync, renameSync, statSync } from "node:fs";
import type { ProcessSpec } from "./process-spec";

const rotateAtBytes = 10_000_000;

/** Spawns a process of a stack with its output in its log file. Rejects when it cannot be started at all. */
export function runProcess(spec: ProcessSpec): Promise<ChildProcess> {
  const log = openLog(spec.logFile);
  const child = spawn(spec.command, spec.args, {
    cwd: spec.cwd,
    env: spec.env,
    stdio: [spec.input === undefined ? "ignore" : "pipe", log, log],
    ...spec.user,
  });
  closeSync(log);
  // A process that ends before it has read its input is told of by its exit, not by this.
  child.stdin?.on("error", () => undefined);
  child.stdin?.end(spec.input);
  return new Promise((resolve, reject) => {
    child.once("spawn", () => resolve(child));
    child.once("error", reject);
  });
}

function openLog(file: string): number {
  const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  if (size > rotateAtBytes) renameSync(file, `${file}.1`);
  return openSync(file, "a", 0o600);
}
