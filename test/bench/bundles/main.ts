import { type Arena, openArena } from "../settle/arena";
import { readBundledGas } from "../settle/bundled-gas";
import type { Spread } from "../settle/quantile";
import { ratioOf, type Side, type SideTurn, sideOf, takeSideTurn } from "../settle/side";
import { readSingleGas } from "../settle/single-gas";

/** The same load with every settlement alone and with settlements that share transactions, by turns. */
export interface Bundles {
  readonly gas: { readonly single: number | null; readonly bundled: number | null };
  readonly slots: readonly Comparison[];
}

export interface Comparison {
  readonly name: string;
  readonly alone: Side;
  readonly bundled: Side;
  /** Bundled to alone, of turns beside each other. */
  readonly throughput: Spread;
}

const bundleMax = { alone: "1", bundled: "25" } as const;
type How = keyof typeof bundleMax;

const scenarios = [
  { name: "64 clients, a block for every transaction", clients: 64, blockSeconds: null, perSecond: 250 },
  { name: "256 clients, a block a second", clients: 256, blockSeconds: 1, perSecond: 300 },
] as const;
const rounds = 3;
const seconds = 8;
const warmUpSeconds = 4;

export async function measureBundles(show: (line: string) => void): Promise<Bundles> {
  const arena = await openArena({ log: show, withoutPeer: true });
  try {
    const slots: Comparison[] = [];
    for (const scenario of scenarios) slots.push(await compare(arena, scenario, show));
    const gas = { single: await readSingleGas(arena), bundled: await readBundledGas(arena) };
    return { gas, slots };
  } finally {
    await arena.stop();
  }
}

async function compare(
  arena: Arena,
  scenario: (typeof scenarios)[number],
  show: (line: string) => void,
): Promise<Comparison> {
  const slots: Record<How, SideTurn[]> = { alone: [], bundled: [] };
  for (let round = 0; round < rounds; round += 1) {
    for (const how of round % 2 === 0 ? (["alone", "bundled"] as const) : (["bundled", "alone"] as const)) {
      await arena.services.stop("settler");
      await arena.services.start("settler", { env: { SETTLEMENT_BUNDLE_MAX: bundleMax[how] } });
      // The engine compiles hot code again after every start.
      await takeSideTurn(arena, arena.asks.lunas, { ...scenarios[0], seconds: warmUpSeconds });
      const turn = await takeSideTurn(arena, arena.asks.lunas, { ...scenario, seconds });
      slots[how].push(turn);
      show(`${scenario.name}, ${how}: ${turn.perSecond.toFixed(0)}/s`);
    }
  }
  return {
    name: scenario.name,
    alone: sideOf(slots.alone),
    bundled: sideOf(slots.bundled),
    throughput: ratioOf(slots.bundled, slots.alone),
  };
}
