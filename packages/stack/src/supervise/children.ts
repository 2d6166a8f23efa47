import type { ChildProcess } from "node:child_process";
import type { Exit } from "./message";
import { identify, type ProcessIdentity } from "./process-identity";
import type { RecordedProcess } from "./process-record";
import type { ProcessSpec } from "./process-spec";
import { runProcess } from "./run-process";
import { stopChild } from "./stop-child";

/** The share of the stop time for the processes that use the servers. */
const clientShare = 0.4;

interface Running {
  readonly spec: ProcessSpec;
  readonly child: ChildProcess;
  readonly identity: ProcessIdentity;
  stopping: boolean;
}

export interface ChildrenEvents {
  /** The data of this stack is removed at its end. */
  readonly removesData: boolean;
  readonly onChange: (processes: readonly RecordedProcess[]) => void;
  readonly onExit: (exit: Exit) => void;
}

/** The processes of one stack: starts them, reports their ends, stops them clients first. */
export function createChildren({ removesData, onChange, onExit }: ChildrenEvents) {
  const running = new Map<string, Running>();
  let closed = false;
  const changed = () => onChange([...running.values()].map(recordOf));

  async function start(spec: ProcessSpec): Promise<number> {
    if (running.has(spec.name)) throw new Error(`${spec.name} runs already`);
    const child = await runProcess(spec);
    if (closed) {
      child.kill("SIGKILL");
      throw new Error("the stack is stopping");
    }
    const pid = child.pid ?? 0;
    const entry: Running = { spec, child, identity: identify(pid) ?? { pid, startTime: "" }, stopping: false };
    const ended = (code: number | null, signal: NodeJS.Signals | null) => {
      running.delete(spec.name);
      changed();
      onExit({ kind: "exit", name: spec.name, pid, code, signal, expected: entry.stopping });
    };
    running.set(spec.name, entry);
    changed();
    if (child.exitCode !== null || child.signalCode !== null) ended(child.exitCode, child.signalCode);
    else child.once("exit", ended);
    return pid;
  }

  async function stop(name: string, graceMs = Number.POSITIVE_INFINITY): Promise<void> {
    const entry = running.get(name);
    if (entry === undefined) return;
    entry.stopping = true;
    const policy = entry.spec.stop;
    const signal = closed && removesData ? (policy.signalWithoutData ?? policy.signal) : policy.signal;
    await stopChild(entry.child, { signal, graceMs: Math.min(policy.graceMs, graceMs) });
  }

  function signal(name: string, sent: NodeJS.Signals): void {
    if (running.get(name)?.child.kill(sent) !== true) throw new Error(`${name} does not run`);
  }

  /** Stops everything for good; with a time budget, kills what has not ended when it is used up. */
  async function close(budgetMs = Number.POSITIVE_INFINITY): Promise<void> {
    closed = true;
    const startedAtMs = performance.now();
    await stopLayer("client", budgetMs * clientShare);
    // The clients' unused time goes to the servers, which have data to write.
    await stopLayer("server", Math.max(0, budgetMs - (performance.now() - startedAtMs)));
  }

  async function stopLayer(layer: ProcessSpec["layer"], graceMs: number): Promise<void> {
    const names = [...running.values()].filter(({ spec }) => spec.layer === layer).map(({ spec }) => spec.name);
    await Promise.all(names.map((name) => stop(name, graceMs)));
  }

  return { start, stop, signal, close };
}

function recordOf({ spec, identity }: Running): RecordedProcess {
  return { ...identity, name: spec.name, stop: spec.stop };
}
