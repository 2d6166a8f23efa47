import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";

/** A process, distinguished from a later one with the same number. */
export interface ProcessIdentity {
  readonly pid: number;
  readonly startTime: string;
}

/** The identity of a running process; undefined when there is none, or only a zombie. */
export function identify(pid: number): ProcessIdentity | undefined {
  const startTime = process.platform === "linux" ? linuxStartTime(pid) : psStartTime(pid);
  return startTime === undefined ? undefined : { pid, startTime };
}

/** True while exactly this process runs. */
export function isAlive(identity: ProcessIdentity): boolean {
  return identify(identity.pid)?.startTime === identity.startTime;
}

/** Start time in ticks since boot, with the boot's own id: ticks alone repeat after a reboot. */
function linuxStartTime(pid: number): string | undefined {
  try {
    const start = parseStat(readFileSync(`/proc/${pid}/stat`, "utf8"));
    return start && `${readFileSync("/proc/sys/kernel/random/boot_id", "utf8").trim()}:${start}`;
  } catch {
    return undefined;
  }
}

/** Field 22 of proc(5)'s stat, or undefined for a zombie. The second field, a name in brackets, may contain anything. */
export function parseStat(stat: string): string | undefined {
  const [state, ...rest] = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return state === "Z" || state === "X" ? undefined : rest[18];
}

function psStartTime(pid: number): string | undefined {
  try {
    const env = { ...process.env, LC_ALL: "C" };
    const line = execFileSync("ps", ["-o", "stat=,lstart=", "-p", String(pid)], { encoding: "utf8", env }).trim();
    return line === "" || line.startsWith("Z") ? undefined : line.replace(/^\S+\s+/, "");
  } catch {
    return undefined;
  }
}
