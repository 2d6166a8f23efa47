import { type Arena, openArena } from "../settle/arena";
import { readBundledGas } from "../settle/bundled-gas";
import { runLoad } from "../settle/load";
import { type CpuMs, cpuBetween, readCpu } from "../settle/processes";
import { quantile, type Spread, spreadOf } from "../settle/quantile";
import { bodyOf } from "../settle/sign-payments";
import { readSingleGas } from "../settle/single-gas";

/** The same load with every settlement alone and with settlements that share transactions, by turns. */
export interface Bundles {
  readonly gas: { readonly single: number | null; readonly bundled: number | null };
  readonly slots: readonly Comparison[];
}

export interface Comparison {
  readonly name: string;
  readonly alone: Side;
  readonly bundled: Side;
  /** Bundled to alone, of turns beside each other. */
  readonly throughput: Spread;
}

export interface Side {
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
  /** For each payment. */
  readonly cpuMs: CpuMs;
}

interface Turn extends Side {
  readonly payments: number;
}

const bundleMax = { alone: "1", bundled: "25" } as const;
type How = keyof typeof bundleMax;

const scenarios = [
  { name: "64 clients, a block for every transaction", clients: 64, blockSeconds: null, perSecond: 250 },
  { name: "256 clients, a block a second", clients: 256, blockSeconds: 1, perSecond: 300 },
] as const;
const rounds = 3;
const seconds = 8;
const warmUpSeconds = 4;

export async function measureBundles(show: (line: string) => void): Promise<Bundles> {
  const arena = await openArena({ log: show, withoutPeer: true });
  try {
    const slots: Comparison[] = [];
    for (const scenario of scenarios) slots.push(await compare(arena, scenario, show));
    const gas = { single: await readSingleGas(arena), bundled: await readBundledGas(arena) };
    return { gas, slots };
  } finally {
    await arena.stop();
  }
}

type Scenario = (typeof scenarios)[number];

async function compare(arena: Arena, scenario: Scenario, show: (line: string) => void): Promise<Comparison> {
  const slots: Record<How, Turn[]> = { alone: [], bundled: [] };
  for (let round = 0; round < rounds; round += 1) {
    for (const how of round % 2 === 0 ? (["alone", "bundled"] as const) : (["bundled", "alone"] as const)) {
      await arena.services.stop("settler");
      await arena.services.start("settler", { env: { SETTLEMENT_BUNDLE_MAX: bundleMax[how] } });
      // The engine compiles hot code again after every start.
      await takeTurn(arena, { ...scenarios[0], seconds: warmUpSeconds });
      const turn = await takeTurn(arena, { ...scenario, seconds });
      slots[how].push(turn);
      show(`${scenario.name}, ${how}: ${turn.perSecond.toFixed(0)}/s`);
    }
  }
  const ratios = slots.bundled.map(({ perSecond }, index) => perSecond / (slots.alone[index]?.perSecond ?? Number.NaN));
  return {
    name: scenario.name,
    alone: sideOf(slots.alone),
    bundled: sideOf(slots.bundled),
    throughput: spreadOf(ratios),
  };
}

async function takeTurn(
  arena: Arena,
  { clients, blockSeconds, perSecond, seconds }: Scenario & { readonly seconds: number },
): Promise<Turn> {
  await arena.mineEvery(blockSeconds);
  const bodies = arena.payments.sign(perSecond * seconds + clients, arena.payTo).map(bodyOf);
  const parts = arena.parts();
  const before = readCpu(parts);
  const loaded = await runLoad(arena.asks.lunas, { clients, seconds, bodies });
  await arena.quiet();
  const cpu = cpuBetween(before, readCpu(parts));
  await arena.mineEvery(null);
  const payments = loaded.tookMs.length;
  const each = (name: keyof CpuMs) => cpu[name] / payments;
  return {
    payments,
    perSecond: loaded.done / loaded.seconds,
    p50: quantile(loaded.tookMs, 0.5),
    p99: quantile(loaded.tookMs, 0.99),
    cpuMs: Object.fromEntries((Object.keys(cpu) as (keyof CpuMs)[]).map((name) => [name, each(name)])) as CpuMs,
  };
}

/** Of several turns the middle one by rate; CPU over all of them. */
function sideOf(slots: readonly Turn[]): Side {
  const middle = [...slots].sort((a, b) => a.perSecond - b.perSecond)[Math.floor(slots.length / 2)] as Turn;
  const all = slots.reduce((sum, { payments }) => sum + payments, 0);
  const each = (name: keyof CpuMs) => slots.reduce((sum, turn) => sum + turn.cpuMs[name] * turn.payments, 0) / all;
  const names = Object.keys(middle.cpuMs) as (keyof CpuMs)[];
  const { perSecond, p50, p99 } = middle;
  return { perSecond, p50, p99, cpuMs: Object.fromEntries(names.map((name) => [name, each(name)])) as CpuMs };
}
