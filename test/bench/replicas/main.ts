import { openArena } from "../settle/arena";
import type { Ask } from "../settle/load";
import type { Spread } from "../settle/quantile";
import { ratioOf, type Side, type SideTurn, sideOf, takeSideTurn } from "../settle/side";
import { alternately, startOthers } from "../work/fleet";

/** The same load with one process of each service, with two of each, and with one again, on the cores of this machine. */
export interface Replicas {
  readonly name: string;
  readonly one: Side;
  readonly two: Side;
  /** Two to one, by turn: half of the turns of one came before those of two and half after them. */
  readonly throughput: Spread;
}

type How = "one" | "two";

const scenarios = [
  { name: "64 clients, a block for every transaction", clients: 64, blockSeconds: null, perSecond: 700 },
  { name: "256 clients, a block for every transaction", clients: 256, blockSeconds: null, perSecond: 800 },
] as const;
const seconds = 8;
/** Turns of a scenario while two of each run, and as many while one of each runs: half of them before and half after it. */
const rounds = 4;
/** A process is slow until V8 has compiled its hot code, which takes some thousand payments; the first ones have had theirs. */
const warmUpSeconds: Readonly<Record<How, number>> = { one: 20, two: 45 };

export async function measureReplicas(show: (line: string) => void): Promise<readonly Replicas[]> {
  const arena = await openArena({ log: show, withoutPeer: true });
  try {
    const slots = scenarios.map((): Record<How, SideTurn[]> => ({ one: [], two: [] }));
    const take = async (how: How, ask: Ask, times: number) => {
      await takeSideTurn(arena, ask, { ...scenarios[1], seconds: warmUpSeconds[how] });
      for (const [place, scenario] of scenarios.entries()) {
        for (let turn = 0; turn < times; turn += 1) {
          const taken = await takeSideTurn(arena, ask, { ...scenario, seconds });
          slots[place]?.[how].push(taken);
          show(`${scenario.name}, ${how} of each: ${taken.perSecond.toFixed(0)}/s`);
        }
      }
    };
    await take("one", arena.asks.lunas, rounds / 2);
    // They run through all of their turns: new ones for each turn would never be warm.
    const others = await startOthers(arena, { gateways: 2, settlers: 2, dispatchers: 2 });
    await take("two", alternately([arena.asks.lunas, ...others.asks]), rounds);
    await others.stop();
    await take("one", arena.asks.lunas, rounds / 2);
    return scenarios.map(({ name }, place) => {
      const { one, two } = slots[place] ?? { one: [], two: [] };
      return { name, one: sideOf(one), two: sideOf(two), throughput: ratioOf(two, one) };
    });
  } finally {
    await arena.stop();
  }
}
