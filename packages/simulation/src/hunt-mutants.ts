import { mutants } from "./mutants";
import { runHistory } from "./run-history";

export interface Hunted {
  readonly safeguard: string;
  /** The first seed that shows that the safeguard is out; null: none of those that were tried. */
  readonly seed: number | null;
  readonly finding: string;
}

/** Takes out one safeguard after the other, and looks for the first history that goes wrong by it. */
export async function huntMutants(mostHistories: number, bundleMax = 1): Promise<readonly Hunted[]> {
  const hunted: Hunted[] = [];
  for (const mutant of mutants) {
    let found: Hunted = { safeguard: mutant.name, seed: null, finding: "" };
    for (let seed = 1; seed <= mostHistories && found.seed === null; seed += 1) {
      const [finding] = (await runHistory(seed, { mutant, bundleMax })).findings;
      if (finding !== undefined) found = { safeguard: mutant.name, seed, finding };
    }
    hunted.push(found);
  }
  return hunted;
}
