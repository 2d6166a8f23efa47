import { readFileSync } from "node:fs";

/** A process that has a stored thing. A process id is used again; with the time of its start it is not. */
export interface Holder {
  readonly pid: number;
  readonly startedAt: string;
}

export function ownHolder(): Holder {
  return { pid: process.pid, startedAt: startOf(process.pid) ?? "" };
}

/** Whether a stored value is a holder, or none. */
export function isHolder(value: unknown): value is Holder | null {
  if (value === null) return true;
  const { pid, startedAt } = (value ?? {}) as Partial<Holder>;
  return Number.isSafeInteger(pid) && typeof startedAt === "string";
}

/** Whether two are the same process. */
export const isSame = (one: Holder, other: Holder) => one.pid === other.pid && one.startedAt === other.startedAt;

/** In doubt it is not: a payment that two processes send pays once. */
export function isAlive({ pid, startedAt }: Holder): boolean {
  const start = startOf(pid);
  if (start !== null) return start === startedAt;
  if (startedAt !== "") return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** When a process started, in ticks since the boot (Linux); null where that is not known. */
function startOf(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    // The name of the program stands in brackets, and may hold spaces. The start is the twentieth field after it.
    return stat.slice(stat.lastIndexOf(")") + 2).split(" ")[19] ?? null;
  } catch {
    return null;
  }
}
