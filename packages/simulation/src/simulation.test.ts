import { evidence } from "./evidence";
import { huntMutants } from "./hunt-mutants";
import { type History, runHistory } from "./run-history";

const histories = 1_000;
const chunk = 100;

/** So many of a chunk run on every machine, the others while its time lasts. `npm run verify -- simulation` runs all of them. */
const fewestOfChunk = 10;
const chunkBudgetMs = 500;

const fewestBundlingHistories = 30;

/** The histories of a chunk, at least `fewest` of them. */
async function run(from: number, fewest: number, bundleMax = 1): Promise<History[]> {
  const all: History[] = [];
  const endMs = performance.now() + chunkBudgetMs;
  for (let seed = from; seed < from + chunk; seed += 1) {
    if (all.length >= fewest && performance.now() >= endMs) break;
    all.push(await runHistory(seed, { bundleMax }));
  }
  return all;
}

describe("whatever happens to gateways, settlers, node and chain, seed by seed", () => {
  // One of them alone, with all that happened in it: npm run verify -- simulation --seed <seed>
  const starts = Array.from({ length: histories / chunk }, (_, index) => index * chunk + 1);
  const endings = new Set<string>();
  it.each(starts)(
    "nothing is lost, doubled or stuck in the histories from %i on",
    async (from) => {
      const all = await run(from, fewestOfChunk);
      const wrong = all.filter(({ findings }) => findings.length > 0).map(({ seed, findings }) => ({ seed, findings }));
      expect(wrong).toEqual([]);
      expect(Math.min(...all.map(({ steps }) => steps))).toBeGreaterThanOrEqual(40);
      expect(Math.min(...all.map(({ faults }) => faults))).toBeGreaterThanOrEqual(3);
      for (const ending of all.flatMap(({ ended }) => Object.keys(ended))) endings.add(ending);
    },
    600_000,
  );

  it("and payments end in every way that there is", () => {
    expect([...endings].sort()).toEqual([
      ...["confirmed", "expired", "hold_expired", "nonce_cancelled", "nonce_used_elsewhere"],
      ...["released", "settlement_unproven", "tx_failed"],
    ]);
  });

  it("nor where settlements share transactions", async () => {
    const all = await run(1, fewestBundlingHistories, 5);
    const wrong = all.filter(({ findings }) => findings.length > 0).map(({ seed, findings }) => ({ seed, findings }));
    expect(wrong).toEqual([]);
    const bundles = all.reduce((sum, each) => sum + each.bundles, 0);
    expect(bundles).toBeGreaterThan(all.length);
  }, 600_000);

  it("a seed is a history: again, and all is the same", async () => {
    const facts = ({ trace, happened, ended, recoveredMs }: History) => ({ trace, happened, ended, recoveredMs });
    for (const seed of [7, 46, 250]) expect(facts(await runHistory(seed))).toEqual(facts(await runHistory(seed)));
  }, 600_000);
});

it("goes red for every safeguard that is taken out", async () => {
  const hunted = await huntMutants(400);
  expect(hunted.map(({ safeguard }) => safeguard).sort()).toEqual(Object.keys(evidence).sort());
  expect(hunted.filter(({ seed }) => seed === null)).toEqual([]);
}, 600_000);
