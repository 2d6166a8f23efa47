import { channelMutants } from "./channels/channel-mutants";
import { runChannelHistory } from "./channels/run-channel-history";
import { mutants } from "./mutants";
import { runHistory } from "./run-history";

export interface Hunted {
  readonly safeguard: string;
  /** The seed of a history that shows that the safeguard is out; null: none of those that were tried. */
  readonly seed: number | null;
  readonly finding: string;
}

interface Hunt {
  readonly name: string;
  readonly run: (seed: number) => Promise<{ readonly findings: readonly string[] }>;
}

const hunts: readonly Hunt[] = [
  ...mutants.map((mutant) => ({ name: mutant.name, run: (seed: number) => runHistory(seed, { mutant }) })),
  ...channelMutants.map((mutant) => ({
    name: mutant.name,
    run: (seed: number) => runChannelHistory(seed, { mutant }),
  })),
];

/**
 * Takes out one safeguard after the other, and looks for a history that goes wrong by it. A seed in `first` is tried before
 * all others, by the safeguard's name.
 */
export async function huntMutants(
  mostHistories: number,
  first: Readonly<Record<string, number>> = {},
): Promise<readonly Hunted[]> {
  const hunted: Hunted[] = [];
  for (const hunt of hunts) {
    const known = first[hunt.name];
    const others = Array.from({ length: mostHistories }, (_, index) => index + 1);
    hunted.push(await huntOne(hunt, known === undefined ? others : [known, ...others]));
  }
  return hunted;
}

async function huntOne({ name, run }: Hunt, seeds: readonly number[]): Promise<Hunted> {
  for (const seed of seeds) {
    const [finding] = (await run(seed)).findings;
    if (finding !== undefined) return { safeguard: name, seed, finding };
  }
  return { safeguard: name, seed: null, finding: "" };
}
