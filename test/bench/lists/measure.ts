import { quantile } from "../settle/quantile";

export interface Question {
  readonly name: string;
  /** The same of ever larger merchants. */
  readonly asks: readonly (() => Promise<unknown>)[];
  /** The bar on p95 of the largest against p95 of the smallest; null: shown, not judged. */
  readonly atMost: number | null;
}

export interface Measured {
  readonly name: string;
  readonly p50: readonly number[];
  readonly p95: readonly number[];
  readonly ratio: number;
  readonly atMost: number | null;
}

const unheard = 20;

/** Sends requests in turns, so that other work of the machine affects all. */
export async function measure({ name, asks, atMost }: Question, rounds: number): Promise<Measured> {
  const took = asks.map((ask) => ({ ask, tookMs: [] as number[] }));
  for (let round = -unheard; round < rounds; round += 1) {
    for (const { ask, tookMs } of round % 2 === 0 ? took : [...took].reverse()) {
      const begun = performance.now();
      await ask();
      if (round >= 0) tookMs.push(performance.now() - begun);
    }
  }
  const at = (share: number) => took.map(({ tookMs }) => quantile(tookMs, share));
  const p95 = at(0.95);
  return { name, p50: at(0.5), p95, ratio: (p95.at(-1) ?? Number.NaN) / (p95[0] ?? Number.NaN), atMost };
}
