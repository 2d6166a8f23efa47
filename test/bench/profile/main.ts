import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { until } from "@lunas/testkit/time/until";
import { type Arena, openArena } from "../settle/arena";
import { runLoad } from "../settle/load";
import { type CpuMs, cpuBetween, mainThreadMs, type PartName, readCpu } from "../settle/processes";
import { bodyOf } from "../settle/sign-payments";
import { type CallCounts, countCalls } from "./count-calls";
import type { ProfileFigures } from "./figures";
import { figuresOf } from "./keep-figures";
import { printProfile } from "./print-profile";
import { type ProfileSummary, summarise } from "./read-profile";
import { forgetStatistics, readStatistics, type ServerStatistics, watchStatements } from "./server-statistics";
import { readWakeUps, type WakeUps } from "./wake-ups";

export interface ProfilePlan {
  readonly clients: number;
  readonly seconds: number;
  /** Takes the profiles themselves, for a browser's tools. */
  readonly folder: string;
}

export interface Profiled {
  readonly payments: number;
  readonly perSecond: number;
  readonly cpu: CpuMs;
  readonly services: ReadonlyMap<ServiceName, ProfileSummary>;
  /** CPU of their main threads: a profile counts the time that passes, also while another process has the core. */
  readonly mainThreadMs: Readonly<Record<ServiceName, number>>;
  readonly server: ServerStatistics;
  /** During the load. */
  readonly wakeUps: WakeUps;
  /** For each payment, of a pass of its own. */
  readonly calls: CallCounts;
}

const serviceNames = ["gateway", "settler", "dispatcher"] as const;
export type ServiceName = (typeof serviceNames)[number];

const hook = join(__dirname, "hook.cjs");

/** What each process spends its time with while payments come in: V8's sampling, PostgreSQL's statements, Redis' commands. */
export async function takeProfile(plan: ProfilePlan, show: (line: string) => void): Promise<ProfileFigures> {
  const takenAt = new Date().toISOString();
  mkdirSync(plan.folder, { recursive: true });
  for (const name of serviceNames) rmSync(fileOf(plan, name), { force: true });
  const env = { NODE_OPTIONS: `--require ${hook}`, BENCH_PROFILE_FOLDER: plan.folder };
  const arena = await openArena({ log: show, env });
  try {
    const { stack, services } = arena;
    for (const name of serviceNames) await services.stop(name);
    await watchStatements(stack, { nested: true });
    await Promise.all(serviceNames.map((name) => services.start(name, { isUnbundled: true })));
    show("warming up");
    await load(arena, plan, 8);
    const profiled = await underLoad(arena, plan, show);
    printProfile(profiled);
    show(`the profiles lie in ${plan.folder}`);
    return figuresOf(profiled, { takenAt, clients: plan.clients });
  } finally {
    await arena.stop();
  }
}

async function underLoad(arena: Arena, plan: ProfilePlan, show: (line: string) => void): Promise<Profiled> {
  const { stack } = arena;
  await forgetStatistics(stack);
  const parts = arena.parts();
  const before = { cpu: readCpu(parts), wakeUps: readWakeUps(parts), main: mainThreads(parts) };
  const signal = () => Promise.all(serviceNames.map((name) => stack.supervisor.signal(name, "SIGUSR2")));
  await signal();
  const { tookMs, done, seconds } = await load(arena, plan, plan.seconds);
  await signal();
  const payments = tookMs.length;
  const cpu = cpuBetween(before.cpu, readCpu(parts));
  const wakeUps = readWakeUps(parts, before.wakeUps);
  const main = mainThreads(parts, before.main);
  show(`${payments} payments of ${plan.clients} clients, ${(done / seconds).toFixed(0)}/s`);
  const services = new Map<ServiceName, ProfileSummary>();
  for (const name of serviceNames) {
    const file = fileOf(plan, name);
    await until(() => existsSync(file), { timeoutMs: 30_000, what: `the profile of the ${name}` });
    services.set(name, summarise(JSON.parse(readFileSync(file, "utf8"))));
  }
  // Backends tell of their statistics once a second at most.
  await new Promise((resolve) => setTimeout(resolve, 1_500));
  const server = await readStatistics(stack);
  const calls = await countCalls(arena, { clients: plan.clients, payments: 512 });
  return { payments, perSecond: done / seconds, cpu, services, mainThreadMs: main, server, wakeUps, calls };
}

type MainThreads = Readonly<Record<ServiceName, number>>;

function mainThreads(parts: ReadonlyMap<PartName, number>, before?: MainThreads): MainThreads {
  const since = (name: ServiceName) => mainThreadMs(parts.get(name) ?? 0) - (before?.[name] ?? 0);
  return { gateway: since("gateway"), settler: since("settler"), dispatcher: since("dispatcher") };
}

async function load(arena: Arena, { clients }: ProfilePlan, seconds: number) {
  const bodies = arena.payments.sign(seconds * 500 + clients, arena.payTo).map(bodyOf);
  const loaded = await runLoad(arena.asks.lunas, { clients, seconds, bodies });
  await arena.quiet();
  return loaded;
}

const fileOf = ({ folder }: ProfilePlan, name: ServiceName) => join(folder, `${name}.cpuprofile`);
