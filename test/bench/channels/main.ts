import { type Arena, openArena } from "../settle/arena";
import { type Ask, runLoad } from "../settle/load";
import { type CpuMs, cpuBetween, readCpu } from "../settle/processes";
import { quantile, type Spread, spreadOf } from "../settle/quantile";
import { type ChannelPeer, type PeerStorage, startChannelPeer } from "./peer";
import { openVoucherSource, type VoucherSource } from "./vouchers";

export interface ChannelPlan {
  readonly clients: number;
  /** Of one turn. */
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
const mostPerSecond = { alone: 400, lunas: 3_500, redis: 1_000, file: 1_000 } as const;
/** Of each client: its next voucher is of a channel whose last one is answered. */
const channelsOfAClient = 4;
const storages: readonly PeerStorage[] = ["redis", "file"];

/** Who takes vouchers: Lunas, or a stock shop with one of its storages. */
interface Contestant {
  readonly name: "lunas" | PeerStorage;
  readonly ask: Ask;
  open(channels: number): Promise<VoucherSource>;
}

export interface ChannelResult {
  readonly alone: ChannelFigures;
  readonly many: ChannelFigures;
  /** Of the peers with as many clients, and our rate to theirs of the turns beside each other. */
  readonly peers: readonly {
    readonly storage: PeerStorage;
    readonly figures: ChannelFigures;
    readonly ratio: Spread;
  }[];
}

/** One client, then many: charges of vouchers that were signed before, each by a request of its own; the peers by turns with us. */
export async function measureChannels(plan: ChannelPlan, show: (line: string) => void): Promise<ChannelResult> {
  const arena = await openArena({ log: show, withoutPeer: true });
  try {
    const lunas: Contestant = {
      name: "lunas",
      ask: arena.asks.lunas,
      open: (count) => openVoucherSource(arena, count),
    };
    const rivals: (Contestant & ChannelPeer & { readonly name: PeerStorage })[] = [];
    for (const name of storages) rivals.push({ name, ...(await startChannelPeer(arena, name)) });
    const all = [lunas, ...rivals];
    show("warming up");
    // Ours last: a connection that is idle for long is closed, and what was sent on it is lost.
    for (const each of [...rivals, lunas]) await takeSample(arena, each, { ...plan, seconds: 4 });
    const alone = figuresOf(1, await samplesOf(arena, [lunas], { ...plan, clients: 1 }), "lunas");
    show(`one client: p50 ${alone.p50.toFixed(2)} ms`);
    const samples = await samplesOf(arena, all, plan);
    for (const { takeFailures } of [arena, ...rivals])
      for (const [what, count] of takeFailures()) show(`${count} × ${what}`);
    const many = figuresOf(plan.clients, samples, "lunas");
    const rates = (name: Contestant["name"]) =>
      samples.filter((each) => each.name === name).map(({ perSecond }) => perSecond);
    const peers = storages.map((storage) => ({
      storage,
      figures: figuresOf(plan.clients, samples, storage),
      ratio: spreadOf(rates("lunas").map((ours, index) => ours / (rates(storage)[index] ?? Number.NaN))),
    }));
    return { alone, many, peers };
  } finally {
    await arena.stop();
  }
}

interface Sample {
  readonly name: Contestant["name"];
  readonly perSecond: number;
  readonly tookMs: readonly number[];
  readonly cpu: CpuMs;
  readonly wrong: number;
}

async function samplesOf(arena: Arena, all: readonly Contestant[], plan: ChannelPlan): Promise<readonly Sample[]> {
  const samples: Sample[] = [];
  for (let round = 0; round < plan.rounds; round += 1)
    for (const each of all) samples.push(await takeSample(arena, each, plan));
  return samples;
}

/** New channels for each turn: a voucher that was signed and not sent leaves a gap. */
async function takeSample(
  arena: Arena,
  { name, ask, open }: Contestant,
  { clients, seconds }: ChannelPlan,
): Promise<Sample> {
  const source = await open(clients * channelsOfAClient);
  const bodies = source.sign(seconds * (clients === 1 ? mostPerSecond.alone : mostPerSecond[name]));
  const before = readCpu(arena.processes());
  const loaded = await runLoad(ask, { clients, seconds, bodies });
  const cpu = cpuBetween(before, readCpu(arena.processes()));
  return { name, cpu, perSecond: loaded.done / loaded.seconds, tookMs: loaded.tookMs, wrong: loaded.wrong };
}

function figuresOf(clients: number, all: readonly Sample[], name: Contestant["name"]): ChannelFigures {
  const samples = all.filter((each) => each.name === name);
  const tookMs = samples.flatMap((each) => each.tookMs);
  const names = Object.keys(samples[0]?.cpu ?? {}) as (keyof CpuMs)[];
  const sum = (part: keyof CpuMs) => samples.reduce((total, { cpu }) => total + cpu[part], 0);
  const cpuMs = Object.fromEntries(names.map((part) => [part, sum(part) / tookMs.length])) as CpuMs;
  return {
    ...{ clients, charges: tookMs.length, cpuMs },
    wrong: samples.reduce((total, { wrong }) => total + wrong, 0),
    perSecond: spreadOf(samples.map(({ perSecond }) => perSecond)),
    p50: quantile(tookMs, 0.5),
    p99: quantile(tookMs, 0.99),
    servicesCpuMs:
      cpuMs.gateway + cpuMs.settler + cpuMs.dispatcher + cpuMs.postgres + cpuMs.redis + cpuMs.chain + cpuMs.peer,
  };
}
