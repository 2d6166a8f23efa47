import { type Arena, openArena } from "../settle/arena";
import { runLoad } from "../settle/load";
import { type CpuMs, cpuBetween, readCpu } from "../settle/processes";
import { quantile, type Spread, spreadOf } from "../settle/quantile";
import { openVoucherSource } from "./vouchers";

export interface ChannelPlan {
  readonly clients: number;
  /** Of one turn; a median of several stands. */
  readonly seconds: number;
  readonly rounds: number;
}

/** Times are milliseconds. All charges are durable before their answers. */
export interface ChannelFigures {
  readonly clients: number;
  readonly perSecond: Spread;
  readonly p50: number;
  readonly p99: number;
  readonly charges: number;
  readonly wrong: number;
  /** For each charge, by process, and of all but the clients. */
  readonly cpuMs: CpuMs;
  readonly servicesCpuMs: number;
}

/** Far more than are charged: vouchers that are signed and not sent cost nothing but the time before. */
const mostPerSecond = { alone: 400, many: 3_000 };
/** Of each client: its next voucher is of a channel whose last one is answered. */
const channelsOfAClient = 4;

/** One client, then many: charges of vouchers that were signed before, each by a request of its own. */
export async function measureChannels(plan: ChannelPlan, show: (line: string) => void) {
  const arena = await openArena({ log: show, withoutPeer: true });
  try {
    const source = await openVoucherSource(arena, plan.clients * channelsOfAClient);
    show("warming up");
    await charge(arena, source.sign(6_000), { clients: plan.clients, seconds: 5 });
    const alone = await measure(arena, { ...plan, clients: 1 });
    show(`one client: p50 ${alone.p50.toFixed(2)} ms`);
    const many = await measure(arena, plan);
    show(`${plan.clients} clients: ${many.perSecond.median.toFixed(0)}/s`);
    for (const [what, count] of arena.takeFailures()) show(`${count} × ${what}`);
    return { alone, many };
  } finally {
    await arena.stop();
  }
}

function charge(arena: Arena, bodies: readonly string[], load: { readonly clients: number; readonly seconds: number }) {
  return runLoad(arena.asks.lunas, { ...load, bodies });
}

async function measure(arena: Arena, { clients, seconds, rounds }: ChannelPlan): Promise<ChannelFigures> {
  const rates: number[] = [];
  const tookMs: number[] = [];
  const used: CpuMs[] = [];
  let wrong = 0;
  for (let round = 0; round < rounds; round += 1) {
    // New channels for each turn: a voucher that was signed and not sent leaves a gap.
    const source = await openVoucherSource(arena, clients * channelsOfAClient);
    const bodies = source.sign(seconds * (clients === 1 ? mostPerSecond.alone : mostPerSecond.many));
    const before = readCpu(arena.parts());
    const loaded = await charge(arena, bodies, { clients, seconds });
    used.push(cpuBetween(before, readCpu(arena.parts())));
    rates.push(loaded.done / loaded.seconds);
    tookMs.push(...loaded.tookMs);
    wrong += loaded.wrong;
  }
  const cpuMs = perCharge(used, tookMs.length);
  return {
    ...{ clients, charges: tookMs.length, wrong, cpuMs },
    perSecond: spreadOf(rates),
    p50: quantile(tookMs, 0.5),
    p99: quantile(tookMs, 0.99),
    servicesCpuMs: cpuMs.gateway + cpuMs.settler + cpuMs.dispatcher + cpuMs.postgres + cpuMs.redis + cpuMs.chain,
  };
}

function perCharge(used: readonly CpuMs[], charges: number): CpuMs {
  const names = Object.keys(used[0] ?? {}) as (keyof CpuMs)[];
  const sum = (name: keyof CpuMs) => used.reduce((total, each) => total + each[name], 0);
  return Object.fromEntries(names.map((name) => [name, sum(name) / charges])) as CpuMs;
}
