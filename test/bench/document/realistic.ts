import type { RealisticFigures } from "../settle/realistic";
import type { Figures } from "../settle/scenario";
import { table } from "./table";

const parts = ["gateway", "settler", "dispatcher", "postgres", "redis", "chain", "peer", "bench"] as const;

/** The headline, and beside it what each process did for a payment. */
export function realisticOf(figures: RealisticFigures): string {
  const { takenAt, quick, machine, throughput, lunas, peer, rounds, turnSeconds } = figures;
  const { cpu, cores, memoryGb, node } = machine;
  const { median, least, most } = throughput;
  const others = [lunas, peer].map(({ othersShare }) => Math.max(0, Math.round(100 * othersShare)));
  return [
    `**${median.toFixed(1)} times** the peer's throughput (${least.toFixed(1)} to ${most.toFixed(1)} over ${rounds} pairs of turns of ${turnSeconds} s).`,
    `${cpu}, ${cores} cores, ${memoryGb} GB, Node ${String(node).slice(1)}, ${takenAt.slice(0, 10)}${quick ? ", `--quick`" : ""}. ` +
      `Other processes used ${Math.min(...others)} to ${Math.max(...others)} % of the machine during the turns.`,
    table([
      [figures.name, "payments/s", "p50, ms", "p95, ms", "p99, ms", "wrong answers"],
      row("Lunas", lunas),
      row("peer", peer),
    ]),
    table([
      ["CPU-ms for each payment", ...parts.map((part) => (part === "bench" ? "clients" : part)), "sum"],
      cpuRow("turns of Lunas", lunas),
      cpuRow("turns of the peer", peer),
    ]),
  ].join("\n\n");
}

function row(name: string, { perSecond, perSecondSpread, p50, p95, p99, wrong }: Figures): readonly string[] {
  const rate = `${perSecond.toFixed(0)} (${perSecondSpread.least.toFixed(0)}–${perSecondSpread.most.toFixed(0)})`;
  return [name, rate, ...[p50, p95, p99].map((ms) => ms.toFixed(0)), String(wrong)];
}

function cpuRow(name: string, { cpuMs }: Figures): readonly string[] {
  const sum = parts.reduce((total, part) => total + cpuMs[part], 0);
  return [name, ...parts.map((part) => cpuMs[part].toFixed(2)), sum.toFixed(1)];
}
