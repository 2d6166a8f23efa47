export interface Question {
  readonly name: string;
  readonly large: () => Promise<unknown>;
  readonly small: () => Promise<unknown>;
  /** The bar on p95 at a million against p95 at a thousand; null: shown, not judged. */
  readonly atMost: number | null;
}

export interface Measured extends Question {
  readonly p50: { readonly small: number; readonly large: number };
  readonly p95: { readonly small: number; readonly large: number };
  readonly ratio: number;
}

/** Asks the two by turns, so that what else the machine does falls on both. */
export async function measure(question: Question, rounds: number): Promise<Measured> {
  const took = { small: [] as number[], large: [] as number[] };
  for (let round = -20; round < rounds; round += 1) {
    for (const which of round % 2 === 0 ? (["small", "large"] as const) : (["large", "small"] as const)) {
      const begun = performance.now();
      await question[which]();
      if (round >= 0) took[which].push(performance.now() - begun);
    }
  }
  const at = (share: number) => ({ small: quantile(took.small, share), large: quantile(took.large, share) });
  const p95 = at(0.95);
  return { ...question, p50: at(0.5), p95, ratio: p95.large / p95.small };
}

function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
}
