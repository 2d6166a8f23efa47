import { loadavg } from "node:os";
import { query } from "@lunas/stack/postgres/query";
import type { BenchResult, Ratios } from "../result";
import { type Arena, openArena } from "./arena";
import { readBundledGas } from "./bundled-gas";
import { countWork } from "./count-work";
import { type HalfLoad, measureHalfLoad } from "./half-load";
import { measureLimit } from "./limit";
import type { Plan } from "./plan";
import { type CpuMs, machine, type PartName } from "./processes";
import { spreadOf } from "./quantile";
import { measureRefusals } from "./refusals";
import { type Measured, measure } from "./scenario";
import { readSingleGas } from "./single-gas";

/** Transfers that measure what the chain takes at most. */
const limitPayments = 1_000;

type Settled = Omit<BenchResult, "realistic" | "lists" | "webhooks" | "memory" | "profile">;

/** Everything about settling: Lunas, the peer and the limit on one chain, in one run. */
export async function measureSettling(plan: Plan, show: (line: string) => void): Promise<Settled> {
  const takenAt = new Date().toISOString();
  const before = { loadAverage: loadavg() };
  const arena = await openArena({ log: show });
  try {
    await warmUp(arena, plan, show);
    const limit = [await limitOf(arena, show)];
    const scenarios: Measured[] = [];
    for (const scenario of plan.scenarios) scenarios.push(await measure(arena, scenario, show));
    const halfLoad = await halfLoadOf(arena, { plan, scenarios }, show);
    limit.push(await limitOf(arena, show));
    const refusals = await measureRefusals(arena, plan.refusals, show);
    const gas = { single: await readSingleGas(arena), bundled: await readBundledGas(arena) };
    // Last: it restarts the database.
    const perPayment = await countWork(arena, plan.counted, show);
    const of = (who: "peer" | "lunas") => Object.fromEntries(scenarios.map((each) => [each.name, each[who]]));
    const cpu = at(scenarios, 64, null)?.lunas.cpuMs;
    return {
      takenAt,
      quick: plan.isQuick,
      machine: { ...machine(), loadAverageBefore: before.loadAverage, loadAverageAfter: loadavg() },
      peer: of("peer"),
      lunas: of("lunas"),
      limit: { perSecond: limit },
      ratios: ratiosOf(scenarios, limit),
      cpuMsPerPayment: cpu === undefined ? null : partsOf(cpu),
      refusalsPerSecond: { badSignature: refusals.badSignature.perSecond, replay: refusals.replay.perSecond },
      refusals,
      halfLoad,
      gas,
      perPayment,
    };
  } finally {
    await arena.stop();
  }
}

/** Until the engines have compiled hot code and PostgreSQL has analyzed its tables, as it does by itself within a minute. */
async function warmUp(arena: Arena, plan: Plan, show: (line: string) => void): Promise<void> {
  for (const scenario of plan.warmUp) await measure(arena, scenario, (line) => show(`warming up: ${line}`));
  await query(arena.stack.databaseUrl, "analyze");
}

async function limitOf(arena: Arena, show: (line: string) => void): Promise<number> {
  const authorizations = arena.payments.sign(limitPayments, arena.payTo);
  const perSecond = await measureLimit(arena.rpcUrl, arena.limitKeys, authorizations);
  show(`the chain's own limit: ${perSecond.toFixed(0)}/s`);
  return perSecond;
}

async function halfLoadOf(
  arena: Arena,
  { plan, scenarios }: { readonly plan: Plan; readonly scenarios: readonly Measured[] },
  show: (line: string) => void,
): Promise<BenchResult["halfLoad"]> {
  const busy = at(scenarios, 64, null);
  if (busy === undefined) return { lunas: null, peer: null };
  const run = (who: "peer" | "lunas"): Promise<HalfLoad> =>
    measureHalfLoad(arena, { who, peak: busy[who], seconds: plan.halfLoadSeconds }, show);
  return { lunas: await run("lunas"), peer: await run("peer") };
}

function ratiosOf(scenarios: readonly Measured[], limit: readonly number[]): Ratios {
  const busy = at(scenarios, 64, null);
  const alone = at(scenarios, 1, null)?.ratios.p50;
  const everySecond = at(scenarios, 256, 1)?.ratios.throughput;
  const throughput = busy?.ratios.throughput;
  const throughput16 = at(scenarios, 16, null)?.ratios.throughput;
  return {
    throughput64: throughput?.median ?? null,
    throughput16: throughput16?.median ?? null,
    latency1: alone?.median ?? null,
    throughput256EverySecond: everySecond?.median ?? null,
    ofLimit64: busy === undefined ? null : busy.lunas.perSecond / spreadOf(limit).median,
    spread: {
      ...(throughput !== undefined && { throughput64: throughput }),
      ...(throughput16 !== undefined && { throughput16 }),
      ...(alone !== undefined && { latency1: alone }),
      ...(everySecond !== undefined && { throughput256EverySecond: everySecond }),
    },
  };
}

function at(scenarios: readonly Measured[], clients: number, blockSeconds: number | null): Measured | undefined {
  return scenarios.find((each) => each.clients === clients && each.blockSeconds === blockSeconds);
}

function partsOf({ bench: _bench, others: _others, ...parts }: CpuMs): Record<PartName | "services", number> {
  return { ...parts, services: parts.gateway + parts.settler + parts.dispatcher };
}
