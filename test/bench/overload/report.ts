import type { LoadFigures, OverloadFigures } from "./figures";

/** Two blocks; what a refusal may take; and what of the peak is settled while as much again is refused. */
export const overloadBars = { mostBusyP95Ms: 2_000, mostRefusedP95Ms: 200, leastGoodput: 0.9 };

/** Returns whether the bars are met. */
export function printOverload({ peak, busy, over }: OverloadFigures): boolean {
  console.log(`\npeak: ${peak.toFixed(0)} payments/s`);
  printLoad("busy", busy);
  printLoad("overloaded", over);
  const share = over.goodput / peak;
  const bars = [
    [`busy: p95 at most ${overloadBars.mostBusyP95Ms} ms`, busy.paid.p95 <= overloadBars.mostBusyP95Ms],
    [
      `overloaded: refusals within ${overloadBars.mostRefusedP95Ms} ms (p95)`,
      over.refused.count > 0 && over.refused.p95 <= overloadBars.mostRefusedP95Ms,
    ],
    [
      `overloaded: ${share.toFixed(2)} of the peak is paid, at least ${overloadBars.leastGoodput}`,
      share >= overloadBars.leastGoodput,
    ],
    ["no other answers", [busy, over].every(({ others }) => Object.keys(others).length === 0)],
  ] as const;
  for (const [bar, isMet] of bars) console.log(`  ${isMet ? "met   " : "MISSED"} ${bar}`);
  return bars.every(([, isMet]) => isMet);
}

function printLoad(name: string, { perSecond, paid, refused, others, goodput, lateP99Ms }: LoadFigures): void {
  const times = ({ count, p50, p95, p99 }: LoadFigures["paid"]) =>
    count === 0 ? "none" : `${count}, p50 ${p50.toFixed(0)}, p95 ${p95.toFixed(0)}, p99 ${p99.toFixed(0)} ms`;
  console.log(`${name}, ${perSecond.toFixed(0)} requests/s, 1 of 100 sent ${lateP99Ms.toFixed(0)} ms late or more:`);
  console.log(`  paid: ${times(paid)}; ${goodput.toFixed(0)}/s`);
  console.log(`  refused: ${times(refused)}`);
  for (const [what, count] of Object.entries(others)) console.log(`  ${count} × ${what}`);
}
