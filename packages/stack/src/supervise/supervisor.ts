import { rmSync } from "node:fs";
import { createChildren } from "./children";
import type { Exit, Order, Reply, Request, SupervisorTask } from "./message";
import { identify } from "./process-identity";
import { type RecordedProcess, writeRecord } from "./process-record";

/**
 * A separate process that owns the processes of one stack, so that they end however the starter ends: if the starter is
 * killed with -9, the IPC channel closes, and that is enough to notice it.
 */

// Without a starter no process waits for a clean end, and everything must end within five seconds.
const orphanedBudgetMs = 4_200;

const task = JSON.parse(process.argv[2] ?? "{}") as SupervisorTask;
const starter = identify(task.starterPid) ?? { pid: task.starterPid, startTime: "" };
const self = identify(process.pid) ?? { pid: process.pid, startTime: "" };

const report = (message: Reply | Exit) => {
  if (process.connected) process.send?.(message, undefined, undefined, () => undefined);
};
const record = (processes: readonly RecordedProcess[]) =>
  writeRecord(task.recordFile, { starter, supervisor: self, processes });
const children = createChildren({ removesData: task.removeAtEnd.length > 0, onChange: record, onExit: report });

async function obey(order: Order): Promise<{ pid?: number }> {
  if (order.do === "start") return { pid: await children.start(order.spec) };
  if (order.do === "stop") await children.stop(order.name);
  if (order.do === "signal") children.signal(order.name, order.signal);
  if (order.do === "close") await children.close();
  return {};
}

async function answer({ id, order }: Request): Promise<void> {
  try {
    report({ kind: "reply", id, ok: true, ...(await obey(order)) });
  } catch (error) {
    report({ kind: "reply", id, ok: false, error: error instanceof Error ? error.message : String(error) });
  }
  if (order.do === "close") leave();
}

let ending = false;

async function end(): Promise<void> {
  if (ending) return;
  ending = true;
  await children.close(orphanedBudgetMs);
  leave();
}

function leave(): void {
  rmSync(task.recordFile, { force: true });
  for (const folder of task.removeAtEnd) rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  process.exit(0);
}

record([]);
process.on("message", (request: Request) => void answer(request));
process.on("disconnect", end);
for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"] as const) process.on(signal, end);
