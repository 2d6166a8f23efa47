import { cpus } from "node:os";
import type { Arena, Contestant } from "./arena";
import { type Loaded, quantile, runLoad } from "./load";
import { type CpuMs, cpuBetween, readCpu } from "./processes";
import { bodyOf } from "./sign-payments";

export interface Scenario {
  readonly name: string;
  readonly clients: number;
  readonly blockSeconds: number | null;
  /** Of one turn. */
  readonly seconds: number;
  /** How often each has its turn, one after the other. */
  readonly rounds: number;
}

export interface Figures {
  readonly perSecond: number;
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  readonly wrong: number;
  readonly payments: number;
  /** For each payment, by process, and what others had of the machine meanwhile, as a share of it. */
  readonly cpuMs: CpuMs;
  readonly othersShare: number;
}

export type Measured = Scenario & Readonly<Record<Contestant, Figures>>;

interface Turn {
  readonly loaded: Loaded;
  readonly cpu: CpuMs;
  readonly elapsedMs: number;
}

/** Both contestants by turns, so that what else the machine does falls on both. */
export async function measure(arena: Arena, scenario: Scenario, show: (line: string) => void): Promise<Measured> {
  await arena.mineEvery(scenario.blockSeconds);
  const turns: Record<Contestant, Turn[]> = { peer: [], lunas: [] };
  for (let round = 0; round < scenario.rounds; round += 1) {
    for (const who of round % 2 === 0 ? (["peer", "lunas"] as const) : (["lunas", "peer"] as const)) {
      const turn = await takeTurn(arena, who, { ...scenario, perSecond: expected(turns[who], scenario) });
      turns[who].push(turn);
      const { loaded } = turn;
      const rate = (loaded.done / loaded.seconds).toFixed(0);
      show(
        `${scenario.name}, turn ${round + 1} of ${scenario.rounds}: ${who} ${rate}/s${loaded.ranOut ? " (ran out)" : ""}`,
      );
    }
  }
  await arena.mineEvery(null);
  return { ...scenario, peer: figuresOf(turns.peer), lunas: figuresOf(turns.lunas) };
}

/** So many are signed for a turn: what the last one took, and some. */
function expected(turns: readonly Turn[], { clients }: Scenario): number {
  const fastest = Math.max(0, ...turns.map(({ loaded }) => loaded.done / loaded.seconds));
  return fastest > 0 ? fastest * 1.6 : Math.min(clients * 40, 500);
}

async function takeTurn(arena: Arena, who: Contestant, plan: Scenario & { perSecond: number }): Promise<Turn> {
  const wanted = Math.ceil(plan.perSecond * plan.seconds) + 2 * plan.clients;
  const bodies = arena.payments.sign(wanted, arena.payTo).map(bodyOf);
  const parts = arena.parts();
  const before = readCpu(parts);
  const begunMs = performance.now();
  const loaded = await runLoad(arena.asks[who], { ...plan, bodies });
  await arena.quiet();
  const elapsedMs = performance.now() - begunMs;
  return { loaded, cpu: cpuBetween(before, readCpu(parts)), elapsedMs };
}

function figuresOf(turns: readonly Turn[]): Figures {
  const sum = (of: (turn: Turn) => number) => turns.reduce((total, turn) => total + of(turn), 0);
  const tookMs = turns.flatMap(({ loaded }) => loaded.tookMs);
  const names = Object.keys(turns[0]?.cpu ?? {}) as (keyof CpuMs)[];
  const each = (name: keyof CpuMs) => sum(({ cpu }) => cpu[name]) / tookMs.length;
  return {
    perSecond: sum(({ loaded }) => loaded.done) / sum(({ loaded }) => loaded.seconds),
    p50: quantile(tookMs, 0.5),
    p95: quantile(tookMs, 0.95),
    p99: quantile(tookMs, 0.99),
    wrong: sum(({ loaded }) => loaded.wrong),
    payments: tookMs.length,
    cpuMs: Object.fromEntries(names.map((name) => [name, each(name)])) as CpuMs,
    othersShare: sum(({ cpu }) => cpu.others) / sum(({ elapsedMs }) => elapsedMs) / cpus().length,
  };
}
