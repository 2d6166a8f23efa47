import { cpus } from "node:os";
import { setImmediate } from "node:timers/promises";
import type { Arena, Contestant } from "./arena";
import { addUp } from "./failures";
import { type Loaded, runLoad } from "./load";
import { type CpuMs, cpuBetween, readCpu } from "./processes";
import { type Quantiles, quantile, quantilesOf, type Spread, spreadOf } from "./quantile";
import { bodyOf } from "./sign-payments";

export interface Scenario {
  readonly name: string;
  readonly clients: number;
  readonly blockSeconds: number | null;
  /** Of one turn. */
  readonly seconds: number;
  /** How often each has its turn, one after the other. */
  readonly rounds: number;
  /** The rate is that of all answers, also of those that are awaited after the turn: see `settledOf`. Default: false. */
  readonly countsAwaited?: boolean;
}

/** The quantiles are of all turns together. */
export interface Figures extends Quantiles {
  /** Of the turns' rates, the middle one. */
  readonly perSecond: number;
  readonly perSecondSpread: Spread;
  /** Answers that were not the one that was meant to come. */
  readonly wrong: number;
  /** What came instead, and how often. Absent in older files. */
  readonly wrongAnswers?: Readonly<Record<string, number>>;
  readonly payments: number;
  /** For each payment, by process, and what others had of the machine meanwhile, as a share of it. */
  readonly cpuMs: CpuMs;
  readonly othersShare: number;
}

export interface Measured extends Scenario, Readonly<Record<Contestant, Figures>> {
  /** Lunas to the peer, each of its turns to the peer's turn beside it. */
  readonly ratios: { readonly throughput: Spread; readonly p50: Spread };
}

interface Turn {
  readonly perSecond: number;
  readonly loaded: Loaded;
  /** What came instead of the answers that were meant, and how often. */
  readonly failures: ReadonlyMap<string, number>;
  readonly cpu: CpuMs;
  readonly elapsedMs: number;
}

/**
 * Both contestants by turns, short ones, so that what else the machine does falls on both, and each pair of turns is
 * a measurement of its own: the middle one of their ratios stands, however the machine's speed wanders meanwhile.
 */
export async function measure(arena: Arena, scenario: Scenario, show: (line: string) => void): Promise<Measured> {
  await arena.mineEvery(scenario.blockSeconds);
  const slots: Record<Contestant, Turn[]> = { peer: [], lunas: [] };
  for (let round = 0; round < scenario.rounds; round += 1) {
    for (const who of round % 2 === 0 ? (["peer", "lunas"] as const) : (["lunas", "peer"] as const)) {
      slots[who].push(await takeTurn(arena, who, { ...scenario, perSecond: expected(slots[who], scenario) }));
    }
    const said = (["peer", "lunas"] as const).map((who) => `${who} ${rateText(slots[who].at(-1))}`);
    show(`${scenario.name}, round ${round + 1} of ${scenario.rounds}: ${said.join("; ")}`);
    for (const { failures } of [slots.peer, slots.lunas].flatMap((played) => played.slice(-1)))
      for (const [what, count] of failures) show(`  ${count} × ${what}`);
  }
  await arena.mineEvery(null);
  return { ...scenario, peer: figuresOf(slots.peer), lunas: figuresOf(slots.lunas), ratios: ratiosOf(slots) };
}

const signedAtATime = 256;

const rateOf = ({ perSecond }: Turn) => perSecond;

function rateFrom({ done, seconds, settled }: Loaded, countsAwaited: boolean): number {
  return countsAwaited ? settled.count / Math.max(settled.seconds, 0.001) : done / seconds;
}

function rateText(turn: Turn | undefined): string {
  if (turn === undefined) return "nothing";
  const { ranOut, wrong } = turn.loaded;
  const p95 = (quantile(turn.loaded.tookMs, 0.95) / 1_000).toFixed(2);
  return `${rateOf(turn).toFixed(0)}/s, p95 ${p95} s${ranOut ? " (ran out)" : ""}${wrong > 0 ? ` (${wrong} WRONG)` : ""}`;
}

/** So many are signed for a turn: what the last one took, and some. */
function expected(slots: readonly Turn[], { clients }: Scenario): number {
  const fastest = Math.max(0, ...slots.map(rateOf));
  return fastest > 0 ? fastest * 2.2 : Math.min(clients * 60, 600);
}

async function takeTurn(arena: Arena, who: Contestant, plan: Scenario & { perSecond: number }): Promise<Turn> {
  const wanted = Math.ceil(plan.perSecond * plan.seconds) + 2 * plan.clients;
  const bodies = await signInPortions(arena, wanted);
  if (plan.blockSeconds !== null) await arena.nextBlock();
  const parts = arena.parts();
  const before = readCpu(parts);
  const begunMs = performance.now();
  const loaded = await runLoad(arena.asks[who], { ...plan, bodies });
  const failures = arena.takeFailures();
  // What comes after the answer, too, is the turn's: webhooks above all.
  await arena.quiet();
  const elapsedMs = performance.now() - begunMs;
  const perSecond = rateFrom(loaded, plan.countsAwaited === true);
  return { perSecond, loaded, failures, cpu: cpuBetween(before, readCpu(parts)), elapsedMs };
}

/** Between portions the clients see which connections the other side has closed: a request on one of them would fail. */
export async function signInPortions(arena: Arena, wanted: number): Promise<readonly string[]> {
  const bodies: string[] = [];
  while (bodies.length < wanted) {
    const count = Math.min(signedAtATime, wanted - bodies.length);
    bodies.push(...arena.payments.sign(count, arena.payTo).map(bodyOf));
    await setImmediate();
  }
  return bodies;
}

function ratiosOf({ lunas, peer }: Readonly<Record<Contestant, readonly Turn[]>>): Measured["ratios"] {
  const ratios = (of: (turn: Turn) => number) =>
    lunas.map((turn, index) => of(turn) / of(peer[index] ?? turn)).filter(Number.isFinite);
  return {
    throughput: spreadOf(ratios(rateOf)),
    p50: spreadOf(ratios(({ loaded }) => quantile(loaded.tookMs, 0.5))),
  };
}

function figuresOf(slots: readonly Turn[]): Figures {
  const sum = (of: (turn: Turn) => number) => slots.reduce((total, turn) => total + of(turn), 0);
  const tookMs = slots.flatMap(({ loaded }) => loaded.tookMs);
  const names = Object.keys(slots[0]?.cpu ?? {}) as (keyof CpuMs)[];
  const each = (name: keyof CpuMs) => sum(({ cpu }) => cpu[name]) / tookMs.length;
  const perSecondSpread = spreadOf(slots.map(rateOf));
  return {
    perSecond: perSecondSpread.median,
    perSecondSpread,
    ...quantilesOf(tookMs),
    wrong: sum(({ loaded }) => loaded.wrong),
    wrongAnswers: addUp(slots.map(({ failures }) => failures)),
    payments: tookMs.length,
    cpuMs: Object.fromEntries(names.map((name) => [name, each(name)])) as CpuMs,
    othersShare: sum(({ cpu }) => cpu.others) / sum(({ elapsedMs }) => elapsedMs) / cpus().length,
  };
}
