import type { Arena } from "./arena";
import { type Ask, runLoad } from "./load";
import { type CpuMs, cpuBetween, readCpu } from "./processes";
import { quantile, type Spread, spreadOf } from "./quantile";
import { bodyOf } from "./sign-payments";

/** One of two ways to run Lunas, compared by turns. */
export interface Side {
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
  /** For each payment. */
  readonly cpuMs: CpuMs;
}

export interface SideTurn extends Side {
  readonly payments: number;
}

interface SideLoad {
  readonly clients: number;
  readonly blockSeconds: number | null;
  /** So many payments are signed for each second of the turn. */
  readonly perSecond: number;
  readonly seconds: number;
}

/** One turn, with the CPU until the last webhook has arrived. */
export async function takeSideTurn(
  arena: Arena,
  ask: Ask,
  { clients, blockSeconds, perSecond, seconds }: SideLoad,
): Promise<SideTurn> {
  await arena.mineEvery(blockSeconds);
  const bodies = arena.payments.sign(perSecond * seconds + clients, arena.payTo).map(bodyOf);
  const before = readCpu(arena.processes());
  const loaded = await runLoad(ask, { clients, seconds, bodies });
  await arena.quiet();
  const cpu = cpuBetween(before, readCpu(arena.processes()));
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
export function sideOf(slots: readonly SideTurn[]): Side {
  const middle = [...slots].sort((a, b) => a.perSecond - b.perSecond)[Math.floor(slots.length / 2)] as SideTurn;
  const all = slots.reduce((sum, { payments }) => sum + payments, 0);
  const each = (name: keyof CpuMs) => slots.reduce((sum, turn) => sum + turn.cpuMs[name] * turn.payments, 0) / all;
  const names = Object.keys(middle.cpuMs) as (keyof CpuMs)[];
  const { perSecond, p50, p99 } = middle;
  return { perSecond, p50, p99, cpuMs: Object.fromEntries(names.map((name) => [name, each(name)])) as CpuMs };
}

/** Payments a second of one side to those of the other, of the turns beside each other. */
export function ratioOf(side: readonly SideTurn[], other: readonly SideTurn[]): Spread {
  return spreadOf(side.map(({ perSecond }, index) => perSecond / (other[index]?.perSecond ?? Number.NaN)));
}
