import type { MemoryFigures } from "../memory/figures";
import type { BenchResult } from "../result";
import { realisticBars } from "../settle/realistic";
import type { Figures } from "../settle/scenario";
import { table } from "./table";

interface Bar {
  readonly text: string;
  /** Null: not measured. */
  readonly seen: number | null;
  readonly isKept: (seen: number) => boolean;
  readonly show: (seen: number) => string;
}

const atLeast = (least: number) => (seen: number) => seen >= least;
const atMost = (most: number) => (seen: number) => seen <= most;
const times = (seen: number) => `${seen.toFixed(2)} ×`;
const whole = (seen: number) => seen.toFixed(0);

/** Every bar beside its measured value. */
export function barsOf(result: BenchResult): string {
  const rows = barsFrom(result).map(({ text, seen, isKept, show }) => [
    text,
    seen === null ? "not measured" : `${isKept(seen) ? "met" : "missed"}: ${show(seen)}`,
  ]);
  return table([["Bar", "Measured"], ...rows]);
}

const services = ["gateway", "settler", "dispatcher"] as const;

/** The services together, at the most that each of them had. */
function servicesMb({ flatness }: MemoryFigures): number {
  return services.reduce((sum, name) => sum + (flatness[name]?.mostMb ?? Number.NaN), 0);
}

function barsFrom(result: BenchResult): readonly Bar[] {
  return [...realisticRows(result), ...tunedRows(result), ...otherRows(result)];
}

function realisticRows({ realistic }: BenchResult): readonly Bar[] {
  return [
    {
      text: `realistic chain: throughput ≥ ${realisticBars.leastRatio} × the peer's`,
      seen: realistic?.throughput.median ?? null,
      isKept: atLeast(realisticBars.leastRatio),
      show: times,
    },
    {
      text: `realistic chain: p95 ≤ two blocks (${realisticBars.mostP95Ms / 1_000} s)`,
      seen: realistic?.lunas.p95 ?? null,
      isKept: atMost(realisticBars.mostP95Ms),
      show: (seen) => `${seen.toFixed(0)} ms`,
    },
  ];
}

function tunedRows({ lunas, ratios, halfLoad, refusalsPerSecond }: BenchResult): readonly Bar[] {
  const { badSignature, replay } = refusalsPerSecond;
  const alone = allButTheChain(lunas["automine, 1 client"]);
  const busy = allButTheChain(lunas["automine, 64 clients"]);
  const cpu = (seen: number) => `${seen.toFixed(1)} ms`;
  return [
    { text: "throughput, 64 clients, ≥ 5 × the peer's", seen: ratios.throughput64, isKept: atLeast(5), show: times },
    {
      text: "throughput, 16 clients, ≥ 3 × the peer's",
      seen: ratios.throughput16 ?? null,
      isKept: atLeast(3),
      show: times,
    },
    { text: "p50 of one client ≤ 0.8 × the peer's", seen: ratios.latency1, isKept: atMost(0.8), show: times },
    { text: "CPU of all but the chain, 64 clients, ≤ 2 ms a payment", seen: busy, isKept: atMost(2), show: cpu },
    { text: "CPU of all but the chain, one client, ≤ 8 ms a payment", seen: alone, isKept: atMost(8), show: cpu },
    {
      text: "64 clients: ≥ 30 % of the chain's limit",
      seen: ratios.ofLimit64,
      isKept: atLeast(0.3),
      show: (seen) => `${(100 * seen).toFixed(0)} %`,
    },
    {
      text: "p99 at half of peak load ≤ 3 × p50",
      seen: halfLoad.lunas?.p99OverP50 ?? null,
      isKept: atMost(3),
      show: times,
    },
    { text: "refusals of a bad signature ≥ 4,000/s", seen: badSignature, isKept: atLeast(4_000), show: whole },
    { text: "refusals of a replay ≥ 4,000/s", seen: replay, isKept: atLeast(4_000), show: whole },
  ];
}

/** CPU of Lunas' turns in milliseconds for each payment, without the chain and the clients; null: not measured. */
function allButTheChain(figures: Figures | undefined): number | null {
  if (figures === undefined) return null;
  const { gateway, settler, dispatcher, postgres, redis } = figures.cpuMs;
  return gateway + settler + dispatcher + postgres + redis;
}

function otherRows({ gas, lists, webhooks, memory }: BenchResult): readonly Bar[] {
  const growths = Object.entries(memory?.flatness ?? {})
    .filter(([name]) => name !== "chain")
    .map(([, flatness]) => flatness?.growth ?? 1);
  const worstList = lists?.questions
    .filter(({ atMost: bar }) => bar !== null)
    .map(({ ratio, atMost: bar }) => ratio / (bar ?? 1));
  return [
    { text: "gas ≤ 62,000 for each payment of a bundle", seen: gas.bundled, isKept: atMost(62_000), show: whole },
    {
      text: "reading at the most payments ≤ its bar against reading at 1,000",
      seen: worstList === undefined ? null : Math.max(...worstList),
      isKept: atMost(1),
      show: (seen) => `the slowest is at ${(100 * seen).toFixed(0)} % of its bar`,
    },
    {
      text: "webhooks ≥ 1,000 deliveries/s",
      seen: webhooks?.deliveriesPerSecond ?? null,
      isKept: atLeast(1_000),
      show: whole,
    },
    {
      text: "gateway, settler and dispatcher together ≤ 350 MB resident",
      seen: memory === null ? null : servicesMb(memory),
      isKept: atMost(350),
      show: (seen) => `${seen.toFixed(0)} MB at ${memory?.perSecond.toFixed(0)} payments/s`,
    },
    {
      text: "resident memory flat (the last fifth ≤ 1.1 × the second)",
      seen: growths.length === 0 ? null : Math.max(...growths),
      isKept: atMost(1.1),
      show: (seen) => `the process with the largest growth: ${seen.toFixed(2)} ×`,
    },
  ];
}
