import type { Profiled } from "./main";
import { type OwnTime, type ProfileSummary, writingMs } from "./read-profile";

const mostRows = 18;
const leastMs = 0.015;
const leastServerMs = 0.004;

/** Everything in milliseconds for each payment, so that two runs can be laid side by side. */
export function printProfile(profiled: Profiled): void {
  const { payments, cpu, services, wakeUps } = profiled;
  const each = (value: number) => value / payments;
  console.log("\nCPU-ms for each payment, by process (and how often it slept and was woken, and its writes)");
  for (const [name, { switches, writes }] of wakeUps) {
    if (name === "peer") continue;
    const counted = `${each(switches).toFixed(1)} wake-ups${name === "postgres" ? "" : `, ${each(writes).toFixed(1)} writes`}`;
    console.log(`${number(each(cpu[name]))}  ${name.padEnd(12)}${counted}`);
  }
  for (const [name, summary] of services) {
    const cpuMs = profiled.mainThreadMs[name];
    // As if the profile had counted CPU: so many of its milliseconds are one for each payment.
    printService(name, summary, { cpuMs: cpuMs / payments, profileMs: (payments * summary.busyMs) / cpuMs });
  }
  printServer(profiled);
}

interface PerPayment {
  /** Of the main thread. */
  readonly cpuMs: number;
  readonly profileMs: number;
}

function printService(name: string, summary: ProfileSummary, per: PerPayment): void {
  const { busyMs, idleMs, garbageMs, programMs, packages, functions, withCallees } = summary;
  const share = (ms: number) => `${((100 * ms) / busyMs).toFixed(0)} %`;
  console.log(
    `\n=== ${name}: main thread busy ${((100 * busyMs) / (busyMs + idleMs)).toFixed(0)} % of the time, ${per.cpuMs.toFixed(2)} ms of CPU for each payment; of it ` +
      `garbage ${share(garbageMs)}, writing to sockets ${share(writingMs(summary))}, no function known ${share(programMs)}`,
  );
  const rows = (title: string, entries: readonly (readonly [string, number, string?])[]) => {
    console.log(`\n  ${title}`);
    const sorted = [...entries].sort(([, one], [, other]) => other - one).slice(0, mostRows);
    for (const [key, ms, more = ""] of sorted) {
      if (ms / per.profileMs >= leastMs) console.log(`${number(ms / per.profileMs)}  ${key}${more}`);
    }
  };
  rows("by package, each with what it calls in Node and in the engine", [...packages]);
  rows(
    "by function, its own time",
    [...functions].map(([key, own]) => [key, own.ms, callersOf(own, per)] as const),
  );
  rows("by function of ours, with what it calls", [...withCallees]);
}

function callersOf({ callers }: OwnTime, { profileMs }: PerPayment): string {
  const most = [...callers].sort(([, one], [, other]) => other - one).slice(0, 4);
  if (most.length === 0) return "";
  return `  ← ${most.map(([name, ms]) => `${name} ${(ms / profileMs).toFixed(2)}`).join(", ")}`;
}

function printServer({ server, payments, calls }: Profiled): void {
  const table = (title: string, rows: readonly (readonly [numbers: readonly number[], text: string])[]) => {
    console.log(`\n=== ${title}`);
    for (const [numbers, text] of rows) console.log(`${numbers.map(number).join("")}  ${text}`);
  };
  const each = (value: number) => value / payments;
  table(
    "PostgreSQL, for each payment: calls, ms that passed, bytes of WAL (· asked by a service, > within a function)",
    server.statements
      .filter(({ ms }) => each(ms) >= leastServerMs)
      .slice(0, 30)
      .map(({ sql, isRequested, calls: count, ms, walBytes }) => [
        [each(count), each(ms), each(walBytes)],
        `${isRequested ? "·" : ">"} ${sql.replace(/\s+/g, " ").slice(0, 110)}`,
      ]),
  );
  table(
    "its functions, for each payment: calls, own ms, ms with what they call",
    server.functions
      .filter(({ totalMs }) => each(totalMs) >= leastServerMs)
      .map(({ name, calls: count, selfMs, totalMs }) => [[each(count), each(selfMs), each(totalMs)], name]),
  );
  table(
    "Redis, for each payment: calls, ms",
    server.commands
      .filter(({ calls: count }) => each(count) >= 0.02)
      .map(({ name, calls: count, ms }) => [[each(count), each(ms)], name]),
  );
  for (const [caller, counts] of Object.entries(calls) as [string, ReadonlyMap<string, number>][]) {
    table(
      `asked of the node by the ${caller}, for each payment`,
      [...counts].filter(([, count]) => count >= 0.005).map(([method, count]) => [[count], method]),
    );
  }
}

const number = (value: number) => (value >= 1_000 ? value.toFixed(0) : value.toFixed(2)).padStart(9);
