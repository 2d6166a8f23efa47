import { readdirSync, readFileSync } from "node:fs";
import { cpus } from "node:os";

export type PartName = "gateway" | "settler" | "dispatcher" | "postgres" | "redis" | "chain" | "peer";
export type CpuMs = Readonly<Record<PartName | "bench" | "others", number>>;

const names: readonly (readonly [PartName, RegExp])[] = [
  ["gateway", /services\/gateway\/dist\/(bundle\/)?main\.js/],
  ["settler", /services\/settler\/dist\/(bundle\/)?main\.js/],
  ["dispatcher", /services\/dispatcher\/dist\/(bundle\/)?main\.js/],
  ["peer", /peer-main\.ts/],
  ["redis", /redis-server/],
  ["postgres", /^\S*postgres/],
  ["chain", /--chain-id 1337/],
];

/** The processes of a stack, one of each part. */
export function findParts(supervisorPid: number): ReadonlyMap<PartName, number> {
  return new Map(findProcesses(supervisorPid));
}

/** All processes of a stack, replicas too, told by their command lines among its supervisor's children. */
export function findProcesses(supervisorPid: number): readonly (readonly [PartName, number])[] {
  const found: (readonly [PartName, number])[] = [];
  for (const pid of readdirSync("/proc").filter((name) => /^\d+$/.test(name))) {
    if (stat(pid)?.parent !== supervisorPid) continue;
    const command = read(`/proc/${pid}/cmdline`).replaceAll("\0", " ");
    const name = names.find(([, pattern]) => pattern.test(command))?.[0];
    if (name !== undefined) found.push([name, Number(pid)]);
  }
  return found;
}

/**
 * CPU that the processes of each part have used since they started; PostgreSQL with its backends; `others` is whatever else the
 * machine did.
 */
export function readCpu(processes: Iterable<readonly [PartName, number]>): CpuMs {
  const used = { gateway: 0, settler: 0, dispatcher: 0, postgres: 0, redis: 0, chain: 0, peer: 0 };
  for (const [name, pid] of processes)
    used[name] += name === "postgres" ? familyMs(pid) : (stat(String(pid))?.ownMs ?? 0);
  const bench = stat(String(process.pid))?.ownMs ?? 0;
  const ours = Object.values(used).reduce((sum, ms) => sum + ms, bench);
  return { ...used, bench, others: busyMs() - ours };
}

export function cpuBetween(before: CpuMs, after: CpuMs): CpuMs {
  const names = Object.keys(after) as (keyof CpuMs)[];
  return Object.fromEntries(names.map((name) => [name, after[name] - before[name]])) as CpuMs;
}

/** Resident; of PostgreSQL's processes, which share most of it, each one's share. */
export function memoryMb(name: PartName, pid: number): number {
  if (name !== "postgres") return kilobytesIn(`/proc/${pid}/status`, /^VmRSS:\s+(\d+)/m) / 1_024;
  const family = [pid, ...childrenOf(pid)];
  const shares = family.map((each) => kilobytesIn(`/proc/${each}/smaps_rollup`, /^Pss:\s+(\d+)/m));
  return shares.reduce((sum, share) => sum + share, 0) / 1_024;
}

function kilobytesIn(file: string, pattern: RegExp): number {
  return Number(pattern.exec(read(file))?.[1] ?? 0);
}

export function machine() {
  const memory = /^MemTotal:\s+(\d+)/m.exec(read("/proc/meminfo"))?.[1];
  return {
    cores: cpus().length,
    cpu: cpus()[0]?.model ?? "unknown",
    memoryGb: Math.round(Number(memory ?? 0) / 1_048_576),
    node: process.version,
  };
}

/** The kernel counts in hundredths of a second. */
const tickMs = 10;

function familyMs(pid: number): number {
  const own = stat(String(pid));
  if (own === null) return 0;
  return childrenOf(pid).reduce(
    (sum, child) => sum + (stat(String(child))?.ownMs ?? 0),
    own.ownMs + own.endedChildrenMs,
  );
}

/** Of a process's first thread, on which a service of ours does all its work but what V8 and libuv do beside it. */
export function mainThreadMs(pid: number): number {
  return stat(`${pid}/task/${pid}`)?.ownMs ?? 0;
}

/** PostgreSQL's backends are its children. */
export function childrenOf(parent: number): readonly number[] {
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name) && stat(name)?.parent === parent)
    .map(Number);
}

function stat(pid: string) {
  const text = read(`/proc/${pid}/stat`);
  if (text === "") return null;
  // The name, in brackets, may hold spaces.
  const fields = text.slice(text.lastIndexOf(")") + 2).split(" ");
  const ticks = (index: number) => Number(fields[index]) * tickMs;
  return { parent: Number(fields[1]), ownMs: ticks(11) + ticks(12), endedChildrenMs: ticks(13) + ticks(14) };
}

function busyMs(): number {
  const [user = 0, nice = 0, system = 0, , , irq = 0, softIrq = 0] =
    read("/proc/stat").split("\n", 1)[0]?.trim().split(/\s+/).slice(1).map(Number) ?? [];
  return (user + nice + system + irq + softIrq) * tickMs;
}

function read(path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return ""; // it has ended
  }
}
