import { channelMutants } from "./channels/channel-mutants";
import { runChannelHistory } from "./channels/run-channel-history";
import { evidence } from "./evidence";
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
  readonly run: (seed: number) => Promise<Findings>;
  /** The same history with the safeguard. */
  readonly control: (seed: number) => Promise<Findings>;
}

interface Findings {
  readonly findings: readonly string[];
}

const hunts: readonly Hunt[] = [
  ...mutants.map((mutant) => ({
    name: mutant.name,
    run: (seed: number) => runHistory(seed, { mutant }),
    control: (seed: number) => runHistory(seed),
  })),
  ...channelMutants.map((mutant) => ({
    name: mutant.name,
    run: (seed: number) => runChannelHistory(seed, { mutant }),
    control: (seed: number) => runChannelHistory(seed),
  })),
];

/**
 * Takes out one safeguard after the other, and searches a history that goes wrong by it: in the way that its evidence names, and
 * not with the safeguard. The history of the evidence is tried before all others.
 */
export async function huntMutants(mostHistories: number): Promise<readonly Hunted[]> {
  const others = Array.from({ length: mostHistories }, (_, index) => index + 1);
  const hunted: Hunted[] = [];
  for (const hunt of hunts) hunted.push(await huntOne(hunt, others));
  return hunted;
}

async function huntOne({ name, run, control }: Hunt, others: readonly number[]): Promise<Hunted> {
  const { seed: first, finding: expected } = evidence[name] ?? { seed: 1, finding: /^/ };
  for (const seed of [first, ...others]) {
    const finding = (await run(seed)).findings.find((each) => expected.test(each));
    if (finding !== undefined && (await control(seed)).findings.length === 0) return { safeguard: name, seed, finding };
  }
  return { safeguard: name, seed: null, finding: "" };
}
