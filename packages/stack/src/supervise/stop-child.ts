import type { ChildProcess } from "node:child_process";

/** Signals a child to end, kills it when the time is over, and resolves when it has ended. */
export function stopChild(child: ChildProcess, { signal, graceMs }: { signal: NodeJS.Signals; graceMs: number }) {
  return new Promise<void>((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve();
    const timer = setTimeout(() => child.kill("SIGKILL"), graceMs);
    child.once("exit", () => {
      clearTimeout(timer);
      resolve();
    });
    child.kill(signal);
  });
}
