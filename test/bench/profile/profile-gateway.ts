import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { until } from "@lunas/testkit/time/until";
import { type Arena, openArena } from "../settle/arena";
import type { Loaded } from "../settle/load";
import { mainThreadMs } from "../settle/processes";
import { type ProfileSummary, summarise } from "./read-profile";

const hook = join(__dirname, "hook.cjs");
const warmUpSeconds = 4;

/** Of a load on one gateway: what its main thread spent its time with. */
export interface GatewayProfile {
  readonly requests: number;
  /** CPU of the main thread for each request. */
  readonly cpuMs: number;
  readonly gateway: ProfileSummary;
}

export interface GatewayProfilePlan {
  readonly seconds: number;
  /** Takes the profile itself, for a browser's tools. */
  readonly folder: string;
}

/** Makes everything that a load of so many seconds needs, and returns what runs it. */
export type PrepareLoad = (arena: Arena, seconds: number) => Promise<() => Promise<Loaded>>;

/** Profiles a gateway while a load runs; the same load has warmed it up. */
export async function profileGateway(
  { seconds, folder }: GatewayProfilePlan,
  prepare: PrepareLoad,
  show: (line: string) => void,
): Promise<GatewayProfile> {
  const file = join(folder, "gateway.cpuprofile");
  mkdirSync(folder, { recursive: true });
  rmSync(file, { force: true });
  const env = { NODE_OPTIONS: `--require ${hook}`, BENCH_PROFILE_FOLDER: folder };
  const arena = await openArena({ log: show, env, withoutPeer: true });
  try {
    await arena.services.stop("gateway");
    await arena.services.start("gateway", { isUnbundled: true });
    show("warming up");
    await (await prepare(arena, warmUpSeconds))();
    const run = await prepare(arena, seconds);
    const pid = arena.parts().get("gateway") ?? 0;
    const before = mainThreadMs(pid);
    await arena.stack.supervisor.signal("gateway", "SIGUSR2");
    const { tookMs } = await run();
    await arena.stack.supervisor.signal("gateway", "SIGUSR2");
    const cpuMs = (mainThreadMs(pid) - before) / tookMs.length;
    await until(() => existsSync(file), { timeoutMs: 30_000, what: "the gateway's profile" });
    return { requests: tookMs.length, cpuMs, gateway: summarise(JSON.parse(readFileSync(file, "utf8"))) };
  } finally {
    await arena.stop();
  }
}

const mostPackages = 20;
const mostFunctions = 50;

/** The largest packages and functions, in milliseconds of CPU for each request. */
export function printGatewayProfile({ requests, cpuMs, gateway }: GatewayProfile, kind: string): void {
  const { busyMs, garbageMs, packages, functions, withCallees } = gateway;
  const each = (ms: number) => ((ms / busyMs) * cpuMs).toFixed(4);
  console.log(
    `\n${requests} ${kind}; the gateway's main thread ${cpuMs.toFixed(3)} ms each, garbage ${each(garbageMs)}`,
  );
  const print = (title: string, entries: Iterable<readonly [string, number]>, count: number) => {
    console.log(title);
    const largest = [...entries].sort(([, one], [, other]) => other - one).slice(0, count);
    for (const [name, ms] of largest) console.log(`  ${each(ms)} ms  ${name}`);
  };
  print("packages, with their calls in Node:", packages, mostPackages);
  print(
    "functions, their own time:",
    [...functions].map(([name, { ms }]) => [name, ms] as const),
    mostFunctions,
  );
  print("functions, with what they call before they first await:", withCallees, mostFunctions);
}
