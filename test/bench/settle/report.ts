import type { BenchResult } from "../result";
import type { Spread } from "./quantile";
import { type RealisticFigures, realisticBars } from "./realistic";
import type { Figures } from "./scenario";

type Settled = Omit<BenchResult, "realistic" | "lists" | "webhooks" | "memory" | "profile">;

const parts = ["gateway", "settler", "dispatcher", "postgres", "redis", "chain", "peer", "bench"] as const;

/** The table of a run, for people. */
export function printSettling(result: Settled): void {
  const { lunas, peer, perPayment, refusalsPerSecond, halfLoad, gas } = result;
  console.log(`\n${heading}`);
  for (const [name, figures] of Object.entries(lunas)) {
    const other = peer[name];
    if (other !== undefined) printRow(`${name}: peer`, other);
    printRow(`${name}: Lunas`, figures);
  }
  console.log("\nLunas to the peer, the median of the pairs of turns (and the least and the most)");
  for (const [name, spread] of Object.entries(result.ratios.spread))
    console.log(`  ${name.padEnd(28)}${spreadText(spread)}`);
  const limit = result.limit.perSecond.map((rate) => rate.toFixed(0)).join("/s, ");
  console.log(`the chain's own limit: ${limit}/s; Lunas at 64 clients has ${percent(result.ratios.ofLimit64)} of it`);
  const services = result.cpuMsPerPayment?.services;
  if (services !== undefined) console.log(`CPU of the three services: ${services.toFixed(2)} ms for each payment`);
  for (const [who, half] of Object.entries(halfLoad)) {
    if (half === null) continue;
    const { perSecond, p50, p95, p99, p99OverP50 } = half;
    const times = [p50, p95, p99].map((ms) => ms.toFixed(1)).join(", ");
    console.log(
      `half of the peak, ${perSecond.toFixed(0)}/s: ${who} p50, p95, p99 ${times} ms; p99 is ${p99OverP50.toFixed(1)} × p50`,
    );
    printWrong(half);
  }
  const { badSignature, replay } = refusalsPerSecond;
  console.log(`refusals: ${badSignature.toFixed(0)}/s bad signature, ${replay.toFixed(0)}/s replay`);
  for (const [name, { cpuMs }] of Object.entries(result.refusals))
    console.log(`  CPU-ms for each, ${name}: ${cpuText(cpuMs)}`);
  console.log(`gas: ${gas.single ?? "unknown"} alone, ${gas.bundled ?? "not measured"} in a bundle`);
  const counts = Object.entries(perPayment).map(([name, value]) => `${name} ${value.toFixed(2)}`);
  console.log(`for each payment: ${counts.join(", ")}`);
}

/** Whether both bars are met. */
export function printRealistic({ name, peer, lunas, throughput }: RealisticFigures): boolean {
  console.log(`\nrealistic chain\n${heading}`);
  printRow(`${name}: peer`, peer);
  printRow(`${name}: Lunas`, lunas);
  const isMet = throughput.median >= realisticBars.leastRatio && lunas.p95 <= realisticBars.mostP95Ms;
  console.log(
    `throughput ${spreadText(throughput)}, bar ${realisticBars.leastRatio} ×; p95 ${lunas.p95.toFixed(0)} ms, bar ${realisticBars.mostP95Ms} ms: ${isMet ? "met" : "MISSED"}`,
  );
  return isMet;
}

function printRow(name: string, figures: Figures): void {
  console.log(row(name, figures));
  printWrong(figures);
}

/** Each kind of answer that was not the one that was meant to come: a number alone says nothing about the cause. */
function printWrong({ wrongAnswers = {} }: Pick<Figures, "wrongAnswers">): void {
  for (const [what, count] of Object.entries(wrongAnswers)) console.log(`  WRONG: ${count} × ${what}`);
}

function row(name: string, { perSecond, perSecondSpread, p50, p95, p99, wrong, cpuMs, othersShare }: Figures): string {
  const rates = [perSecond, perSecondSpread.least, perSecondSpread.most].map((rate) => rate.toFixed(0));
  const times = [p50, p95, p99].map((ms) => ms.toFixed(1));
  const numbers = [...rates, ...times, String(wrong)].map(right).join("");
  return `${name.padEnd(30)}${numbers}   ${cpuText(cpuMs)}, others ${(100 * othersShare).toFixed(0)} %`;
}

function cpuText(cpuMs: Figures["cpuMs"]): string {
  return parts
    .filter((part) => cpuMs[part] >= 0.005)
    .map((part) => `${part} ${cpuMs[part].toFixed(2)}`)
    .join(", ");
}

const titles = ["/s", "least", "most", "p50 ms", "p95 ms", "p99 ms", "wrong"];
const heading = `${"".padEnd(30)}${titles.map((title) => title.padStart(8)).join("")}   CPU-ms for each payment`;

const right = (text: string) => text.padStart(8);
const percent = (share: number | null) => (share === null ? "an unknown part" : `${(100 * share).toFixed(0)} %`);
const spreadText = ({ median, least, most }: Spread) =>
  `${median.toFixed(2)} × (${least.toFixed(2)} to ${most.toFixed(2)})`;
