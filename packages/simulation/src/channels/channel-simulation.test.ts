import { type ChannelHistory, runChannelHistory } from "./run-channel-history";

const histories = 500;
const chunk = 100;
/** So many of a chunk run on every machine, the others while its time lasts. `npm run verify -- simulation` runs all of them. */
const fewestOfChunk = 15;
const chunkBudgetMs = 500;

async function run(from: number): Promise<ChannelHistory[]> {
  const all: ChannelHistory[] = [];
  const endMs = performance.now() + chunkBudgetMs;
  for (let seed = from; seed < from + chunk; seed += 1) {
    if (all.length >= fewestOfChunk && performance.now() >= endMs) break;
    all.push(await runChannelHistory(seed));
  }
  return all;
}

const wrongOf = (all: readonly ChannelHistory[]) =>
  all.filter(({ findings }) => findings.length > 0).map(({ seed, findings }) => ({ seed, findings }));

describe("whatever happens to settlers, gateways, node and chain while payers charge, withdraw and come back", () => {
  // One of them alone, with all that happened in it: npm run verify -- simulation --channels --seed <seed>
  const starts = Array.from({ length: histories / chunk }, (_, index) => index * chunk + 1);
  it.each(starts)(
    "every charge is claimed, paid out and told once, in the histories from %i on",
    async (from) => {
      const all = await run(from);
      expect(wrongOf(all)).toEqual([]);
      expect(Math.min(...all.map(({ steps }) => steps))).toBeGreaterThanOrEqual(40);
      expect(Math.min(...all.map(({ faults }) => faults))).toBeGreaterThanOrEqual(3);
      for (const what of ["charges", "claims", "payouts"] as const)
        expect(all.reduce((sum, each) => sum + each[what], 0)).toBeGreaterThan(all.length);
    },
    600_000,
  );

  /** Histories that went wrong before: what became of each is in its name. */
  it.each([
    [1699, "a settler that had lost its turn stored what it had read long before"],
    [1379, "a refund that a reorganization took back left its channel to new vouchers"],
    [1947, "a repeat under its Idempotency-Key found no channel, because that was closed meanwhile"],
    [2770, "a charge was voided while a reorganization had taken its claim back"],
    [5196, "a settler that was late ended a refund that another one had sent"],
    [6737, "a refund that was open again beside a later claim kept its channel reserved after its end"],
  ])("nothing is wrong in history %i: %s", async (seed) => {
    expect(wrongOf([await runChannelHistory(seed)])).toEqual([]);
  });

  it("a seed is a history: again, and all is the same", async () => {
    const facts = ({ trace, happened, charges, claims, payouts }: ChannelHistory) => [
      trace,
      happened,
      charges,
      claims,
      payouts,
    ];
    for (const seed of [7, 46, 250])
      expect(facts(await runChannelHistory(seed))).toEqual(facts(await runChannelHistory(seed)));
  });
});
