import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { closeSync, existsSync, openSync } from "node:fs";
import { join } from "node:path";
import { endLeftovers } from "./end-leftovers";
import type { Exit, Order, Reply, SupervisorTask } from "./message";
import type { ProcessSpec } from "./process-spec";

// Tests run the sources, but a process needs the build; both are two levels below the package.
const supervisorFile = join(__dirname, "..", "..", "dist", "supervise", "supervisor.js");

/** A starter's connection to the process that owns the stack's processes. */
export interface Supervisor {
  readonly pid: number;
  /** Resolves with the process number once it runs; it may not answer yet. `prepare` runs before this start and each later one. */
  start(spec: ProcessSpec, prepare?: () => void): Promise<number>;
  /** Prepares an ended process and starts it again with the same arguments. */
  startAgain(name: string): Promise<number>;
  /** Resolves when it has ended; at once when it does not run. */
  stop(name: string): Promise<void>;
  signal(name: string, signal: NodeJS.Signals): Promise<void>;
  /** Reports every end of a process; returns a function that stops the reports. */
  onExit(listener: (exit: Exit) => void): () => void;
  /** Lets the starter end without `close`: the supervisor then stops everything within five seconds. */
  unref(): void;
  /** Stops everything, clients first; resolves when nothing runs any more. */
  close(): Promise<void>;
}

/** Starts a supervisor. `logFile` gets its output, which is normally empty. */
export async function openSupervisor(task: Omit<SupervisorTask, "starterPid">, logFile: string): Promise<Supervisor> {
  if (!existsSync(supervisorFile)) throw new Error("the stack is not compiled: run `npm run setup` first");
  const log = openSync(logFile, "a", 0o600);
  const child = fork(supervisorFile, [JSON.stringify({ ...task, starterPid: process.pid } satisfies SupervisorTask)], {
    detached: true, // outside the terminal's process group: its Ctrl-C is for the starter
    execArgv: [],
    stdio: ["ignore", log, log, "ipc"],
  });
  closeSync(log);
  await once(child, "spawn");
  const specs = new Map<string, { readonly spec: ProcessSpec; readonly prepare?: (() => void) | undefined }>();
  const listeners = new Set<(exit: Exit) => void>();
  const ask = askThrough(child, (exit) => {
    for (const listener of listeners) listener(exit);
  });
  const start = async (spec: ProcessSpec, prepare?: () => void) => {
    specs.set(spec.name, { spec, prepare });
    prepare?.();
    return (await ask({ do: "start", spec })).pid ?? 0;
  };
  return {
    pid: child.pid ?? 0,
    start,
    async startAgain(name) {
      const known = specs.get(name);
      if (known === undefined) throw new Error(`${name} has never been started`);
      return start(known.spec, known.prepare);
    },
    stop: async (name) => void (await ask({ do: "stop", name })),
    signal: async (name, signal) => void (await ask({ do: "signal", name, signal })),
    onExit(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    unref() {
      child.unref();
      child.channel?.unref();
    },
    close: () => closeSupervisor(child, () => ask({ do: "close" }), task.recordFile),
  };
}

type Answer = Extract<Reply, { ok: true }>;

function askThrough(child: ChildProcess, onExit: (exit: Exit) => void): (order: Order) => Promise<Answer> {
  const waiting = new Map<number, { resolve: (answer: Answer) => void; reject: (error: Error) => void }>();
  let lastId = 0;
  child.on("message", (message: Reply | Exit) => {
    if (message.kind === "exit") return onExit(message);
    const waiter = waiting.get(message.id);
    waiting.delete(message.id);
    if (message.ok) waiter?.resolve(message);
    else waiter?.reject(new Error(message.error));
  });
  child.on("exit", () => {
    for (const waiter of waiting.values()) waiter.reject(new Error("the supervisor of the stack has ended"));
    waiting.clear();
  });
  return (order) =>
    new Promise((resolve, reject) => {
      lastId += 1;
      const id = lastId;
      waiting.set(id, { resolve, reject });
      child.send({ id, order }, (error) => {
        if (error === null) return;
        waiting.delete(id);
        reject(error);
      });
    });
}

/** If the supervisor itself was killed, its record remains: its processes are ended from here. */
async function closeSupervisor(child: ChildProcess, ask: () => Promise<unknown>, recordFile: string): Promise<void> {
  const gone = () => child.exitCode !== null || child.signalCode !== null;
  if (!gone()) await ask().catch(() => undefined);
  if (!gone()) await once(child, "exit");
  await endLeftovers(recordFile);
}
