import type { Contestant } from "./arena";
import type { WorkPerPayment } from "./count-work";
import type { RefusalsPerSecond } from "./refusals";
import type { Figures, Measured } from "./scenario";

export interface Result {
  readonly takenAt: string;
  readonly machine: Readonly<Record<string, unknown>>;
  readonly limit: { readonly perSecond: readonly number[] };
  readonly scenarios: readonly Measured[];
  readonly refusalsPerSecond: RefusalsPerSecond;
  readonly gas: { readonly single: number | null; readonly bundled: number | null };
  readonly memory: Readonly<Record<string, unknown>>;
  readonly perPayment: WorkPerPayment;
}

const parts = ["gateway", "settler", "dispatcher", "postgres", "redis", "chain", "peer", "bench"] as const;

/** Prints the table and answers what is written down. */
export function printReport(result: Result) {
  const { scenarios, perPayment, refusalsPerSecond } = result;
  console.log(
    `\n${"".padEnd(26)}${["/s", "p50 ms", "p95 ms", "p99 ms", "wrong"].map(right).join("")}   CPU-ms per payment`,
  );
  for (const scenario of scenarios) {
    for (const who of ["peer", "lunas"] as const) console.log(row(scenario, who));
    const { peer, lunas } = scenario;
    const ratio = `${times(lunas.perSecond / peer.perSecond)} the throughput, ${times(lunas.p50 / peer.p50)} the p50`;
    console.log(`${"".padEnd(26)}Lunas: ${ratio} of the peer`);
  }
  const limit = Math.max(...result.limit.perSecond);
  console.log(`\nthe chain's own limit: ${result.limit.perSecond.map((rate) => rate.toFixed(0)).join("/s, ")}/s`);
  const { badSignature, replay } = refusalsPerSecond;
  console.log(`refusals: ${badSignature.toFixed(0)}/s bad signature, ${replay.toFixed(0)}/s replay`);
  console.log(
    `for each payment: ${Object.entries(perPayment)
      .map(([name, value]) => `${name} ${value.toFixed(2)}`)
      .join(", ")}`,
  );
  const at = (clients: number) => scenarios.find((each) => each.clients === clients && each.blockSeconds === null);
  const busy = at(64);
  const alone = at(1);
  const ratios = {
    throughput64: busy === undefined ? null : busy.lunas.perSecond / busy.peer.perSecond,
    latency1: alone === undefined ? null : alone.lunas.p50 / alone.peer.p50,
    ofLimit64: busy === undefined ? null : busy.lunas.perSecond / limit,
  };
  console.log(`ratios: ${JSON.stringify(ratios)}`);
  const of = (who: Contestant) => Object.fromEntries(scenarios.map((each) => [each.name, each[who]]));
  return {
    takenAt: result.takenAt,
    machine: result.machine,
    peer: of("peer"),
    limit: result.limit,
    lunas: of("lunas"),
    ratios,
    cpuMsPerPayment: busy?.lunas.cpuMs ?? null,
    refusalsPerSecond,
    gas: result.gas,
    lists: null,
    memory: result.memory,
    perPayment,
  };
}

function row(scenario: Measured, who: Contestant): string {
  const { perSecond, p50, p95, p99, wrong, cpuMs, othersShare }: Figures = scenario[who];
  const numbers = [perSecond.toFixed(0), p50.toFixed(1), p95.toFixed(1), p99.toFixed(1), String(wrong)].map(right);
  const cpu = parts.filter((part) => cpuMs[part] >= 0.005).map((part) => `${part} ${cpuMs[part].toFixed(2)}`);
  const others = `others ${(100 * othersShare).toFixed(0)} %`;
  return `${`${scenario.name}: ${who}`.padEnd(26)}${numbers.join("")}   ${[...cpu, others].join(", ")}`;
}

const right = (text: string) => text.padStart(8);
const times = (ratio: number) => `${ratio.toFixed(2)} ×`;
