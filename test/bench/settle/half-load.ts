import type { Arena, Contestant } from "./arena";
import { addUp } from "./failures";
import { runOpenLoad } from "./load";
import { type Quantiles, quantilesOf } from "./quantile";
import type { Figures } from "./scenario";
import { bodyOf } from "./sign-payments";

/** How steady answers are where there is room: requests come at half the rate that was the most. */
export interface HalfLoad extends Quantiles {
  readonly perSecond: number;
  readonly p99OverP50: number;
  readonly wrong: number;
  /** What came instead, and how often. Absent in older files. */
  readonly wrongAnswers?: Readonly<Record<string, number>>;
}

export async function measureHalfLoad(
  arena: Arena,
  wanted: { readonly who: Contestant; readonly peak: Figures; readonly seconds: number },
  show: (line: string) => void,
): Promise<HalfLoad> {
  const { who, seconds } = wanted;
  const perSecond = wanted.peak.perSecond / 2;
  const bodies = arena.payments.sign(Math.ceil(perSecond * seconds), arena.payTo).map(bodyOf);
  const { tookMs, wrong } = await runOpenLoad(arena.asks[who], { perSecond, bodies });
  const wrongAnswers = addUp([arena.takeFailures()]);
  await arena.quiet();
  const { p50, p95, p99 } = quantilesOf(tookMs);
  show(
    `at half of its peak, ${perSecond.toFixed(0)}/s: ${who} p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms, ${(p99 / p50).toFixed(1)} ×`,
  );
  return { perSecond, p50, p95, p99, p99OverP50: p99 / p50, wrong, wrongAnswers };
}
