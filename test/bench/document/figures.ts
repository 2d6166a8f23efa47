import type { CsvFigures } from "../csv/export";
import type { ListFigures } from "../lists/figures";
import type { Flatness, MemoryFigures } from "../memory/figures";
import type { BenchResult } from "../result";
import type { CpuMs } from "../settle/processes";
import type { Figures } from "../settle/scenario";
import { table } from "./table";

const parts = ["gateway", "settler", "dispatcher", "postgres", "redis", "chain", "peer"] as const;

export function figuresOf(result: BenchResult): string {
  const { takenAt, machine, lunas, peer, quick } = result;
  const { cpu, cores, memoryGb, node } = machine;
  const all = [...Object.values(lunas), ...Object.values(peer)];
  const others = all.map(({ othersShare }) => Math.max(0, Math.round(100 * othersShare)));
  return [
    `${cpu}, ${cores} cores, ${memoryGb} GB, Node ${String(node).slice(1)}, ${takenAt.slice(0, 10)}${quick ? ", `--quick`" : ""}. ` +
      `Other processes used ${Math.min(...others)} to ${Math.max(...others)} % of the machine during the turns.`,
    scenarios(result),
    cpuTable(result),
    rest(result),
  ].join("\n\n");
}

function scenarios({ lunas, peer }: BenchResult): string {
  const times = ({ p50, p95, p99 }: Figures) => [p50, p95, p99].map(ms).join(" / ");
  const rate = ({ perSecond, perSecondSpread: { least, most } }: Figures) =>
    `${perSecond.toFixed(0)} (${least.toFixed(0)}–${most.toFixed(0)})`;
  const rows = Object.entries(lunas).flatMap(([name, ours]) => {
    const theirs = peer[name];
    return theirs === undefined ? [] : [[name, rate(ours), rate(theirs), times(ours), times(theirs)]];
  });
  return table([["", "Lunas, /s", "peer, /s", "Lunas p50 / p95 / p99, ms", "peer, ms"], ...rows]);
}

function cpuTable({ lunas, peer }: BenchResult): string {
  const scenario = "automine, 64 clients";
  const row = (name: string, cpu: CpuMs | undefined) =>
    cpu === undefined ? [] : [[name, ...parts.map((part) => cpu[part].toFixed(2)), sumOf(cpu).toFixed(1)]];
  return table([
    ["CPU-ms for each payment, 64 clients", ...parts, "sum"],
    ...row("turns of Lunas", lunas[scenario]?.cpuMs),
    ...row("turns of the peer", peer[scenario]?.cpuMs),
  ]);
}

const sumOf = (cpu: CpuMs) => parts.reduce((sum, part) => sum + cpu[part], 0);

function rest(result: BenchResult): string {
  const { perPayment, halfLoad, refusals, limit, gas, webhooks } = result;
  const half = halfLoad.lunas;
  const counts: readonly (readonly [string, number])[] = [
    ["round trips gateway to node", perPayment.gatewayRoundTrips],
    ["round trips settler to node", perPayment.settlerRoundTrips],
    ["calls in them", perPayment.rpcCalls],
    ["statements", perPayment.queries],
    ["commits", perPayment.commits],
    ["fsyncs", perPayment.fsyncs],
  ];
  const refused = (["badSignature", "replay"] as const).map((kind) => {
    const { perSecond, p50, cpuMs } = refusals[kind];
    const name = kind === "replay" ? "repeated payment" : "wrong signature";
    return `${name} ${perSecond.toFixed(0)}/s (p50 ${ms(p50)} ms, gateway ${cpuMs.gateway.toFixed(2)} ms of CPU each)`;
  });
  return [
    table([["For each payment, 16 clients", ""], ...counts.map(([name, value]) => [name, value.toFixed(2)])]),
    "",
    ...(half === null
      ? []
      : [
          `- At half of its peak (${half.perSecond.toFixed(0)}/s, at random times): p50 ${ms(half.p50)} ms, p95 ${ms(half.p95)} ms, p99 ${ms(half.p99)} ms.`,
        ]),
    `- Refusals, 64 clients: ${refused.join("; ")}.`,
    `- The chain's limit: ${limit.perSecond.map((rate) => rate.toFixed(0)).join(" and ")}/s.`,
    `- Gas of a single settlement, with a random nonce: ${gas.single ?? "not measured"}${gas.bundled === null ? "" : `; in a bundle ${gas.bundled}`}.`,
    ...(webhooks === null
      ? []
      : [
          `- Webhooks: ${webhooks.deliveriesPerSecond.toFixed(0)} deliveries/s from one dispatcher; event to first attempt at ${webhooks.lagMs.paymentsPerSecond.toFixed(0)} payments/s: p50 ${webhooks.lagMs.p50} ms, p95 ${webhooks.lagMs.p95} ms, p99 ${webhooks.lagMs.p99} ms.`,
        ]),
  ].join("\n");
}

export function listsOf(figures: ListFigures): string {
  const { sizes, rounds, questions, totalsAreExact, takenAt } = figures;
  const named = sizes.map((size) => size.toLocaleString("en"));
  const rows = questions.map(({ name, over, p95, ratio, atMost }) => [
    `${name}${over === "statement" ? " (statement alone)" : ""}`,
    ...sizes.map((_size, index) => (p95[index] === undefined ? "" : p95[index].toFixed(1))),
    `${ratio.toFixed(2)}${atMost === null ? "" : ` (≤ ${atMost})`}`,
  ]);
  return [
    `${takenAt.slice(0, 10)}, ${rounds} requests of each kind for each merchant, alternating; p95 in milliseconds. Totals are ${totalsAreExact ? "exact" : "NOT exact"}.`,
    table([["", ...named, "largest to smallest"], ...rows]),
  ].join("\n\n");
}

export function csvOf({ takenAt, exports }: CsvFigures): string {
  const rows = exports.map(({ rows: count, megabytes, seconds, beforeMb, mostMb }) => [
    count.toLocaleString("en"),
    ...[megabytes.toFixed(0), seconds.toFixed(1), (count / seconds).toFixed(0), beforeMb.toFixed(0), mostMb.toFixed(0)],
  ]);
  const columns = ["payments", "MB", "seconds", "rows a second", "gateway before, MB", "at most, MB"];
  return [
    `${takenAt.slice(0, 10)}, resident memory of the gateway, one CSV after the other.`,
    table([columns, ...rows]),
  ].join("\n\n");
}

export function memoryOf({ payments, perSecond, flatness, takenAt }: MemoryFigures): string {
  const rows = (Object.entries(flatness) as [string, Flatness][]).map(([name, each]) => {
    const mb = [each.earlyMb, each.lateMb, each.mostMb].map((value) => value.toFixed(0));
    return [name, ...mb, `${each.growth.toFixed(2)} ×`, `${each.mbPer10000Payments.toFixed(1)} MB`];
  });
  return [
    `${takenAt.slice(0, 10)}, ${payments.toLocaleString("en")} payments at ${perSecond.toFixed(0)}/s.`,
    table([["resident, MB", "second fifth", "last fifth", "most", "growth", "each 10,000 payments"], ...rows]),
  ].join("\n\n");
}

const ms = (value: number) => value.toFixed(value < 10 ? 1 : 0);
