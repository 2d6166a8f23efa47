import type { Mutant } from "./harness";
import { mutants } from "./mutants";
import { runHistory } from "./run-history";

export interface Hunted {
  readonly safeguard: string;
  /** The seed of a history that shows that the safeguard is out; null: none of those that were tried. */
  readonly seed: number | null;
  readonly finding: string;
}

/**
 * Takes out one safeguard after the other, and looks for a history that goes wrong by it. A seed in `first` is tried before
 * all others, by the safeguard's name.
 */
export async function huntMutants(
  mostHistories: number,
  first: Readonly<Record<string, number>> = {},
): Promise<readonly Hunted[]> {
  const hunted: Hunted[] = [];
  for (const mutant of mutants) {
    const known = first[mutant.name];
    const others = Array.from({ length: mostHistories }, (_, index) => index + 1);
    hunted.push(await huntOne(mutant, known === undefined ? others : [known, ...others]));
  }
  return hunted;
}

async function huntOne(mutant: Mutant, seeds: readonly number[]): Promise<Hunted> {
  for (const seed of seeds) {
    const [finding] = (await runHistory(seed, { mutant })).findings;
    if (finding !== undefined) return { safeguard: mutant.name, seed, finding };
  }
  return { safeguard: mutant.name, seed: null, finding: "" };
}
