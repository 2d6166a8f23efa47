import { readdirSync, readFileSync } from "node:fs";
import { childrenOf, type PartName } from "../settle/processes";

/** How often a process's threads went to sleep to be woken again, and its calls of the kernel that write. */
export type WakeUps = ReadonlyMap<PartName, { readonly switches: number; readonly writes: number }>;

/**
 * Since the processes began, or since `before`; several of one part are added up. PostgreSQL writes by calls that the kernel does not
 * count here.
 */
export function readWakeUps(processes: Iterable<readonly [PartName, number]>, before?: WakeUps): WakeUps {
  const sums = new Map<PartName, { switches: number; writes: number }>();
  for (const [name, pid] of processes) {
    const earlier = before?.get(name) ?? { switches: 0, writes: 0 };
    const sum = sums.get(name) ?? { switches: -earlier.switches, writes: -earlier.writes };
    sums.set(name, sum);
    for (const each of name === "postgres" ? [pid, ...childrenOf(pid)] : [pid]) {
      sum.switches += switchesOf(each);
      sum.writes += writesOf(each);
    }
  }
  return sums;
}

function switchesOf(pid: number): number {
  return list(`/proc/${pid}/task`).reduce(
    (sum, task) => sum + numberIn(`/proc/${pid}/task/${task}/status`, /^voluntary_ctxt_switches:\s+(\d+)/m),
    0,
  );
}

const writesOf = (pid: number) => numberIn(`/proc/${pid}/io`, /^syscw:\s+(\d+)/m);

function numberIn(file: string, pattern: RegExp): number {
  return Number(pattern.exec(read(file))?.[1] ?? 0);
}

function list(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch {
    return []; // it has ended
  }
}

function read(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return ""; // it has ended
  }
}
