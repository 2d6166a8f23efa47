import { loadavg } from "node:os";
import { query } from "@lunas/stack/postgres/query";
import { openArena } from "./arena";
import { realistic } from "./conditions";
import type { RealisticPlan } from "./plan";
import { machine } from "./processes";
import type { Spread } from "./quantile";
import { type Figures, measure } from "./scenario";

/** Both contestants under the conditions of production. */
export interface RealisticFigures {
  readonly takenAt: string;
  readonly quick: boolean;
  readonly machine: Readonly<Record<string, unknown>>;
  readonly name: string;
  readonly clients: number;
  readonly blockSeconds: number;
  readonly conditions: {
    readonly payers: number;
    readonly signers: number;
    readonly nonces: string;
    readonly hardfork: string;
    readonly blockGasLimit: number | null;
  };
  readonly turnSeconds: number;
  readonly rounds: number;
  readonly peer: Figures;
  readonly lunas: Figures;
  /** Lunas to the peer, over the pairs of turns. */
  readonly throughput: Spread;
}

/** Two blocks. */
export const realisticBars = { leastRatio: 6, mostP95Ms: 2_000 };

export async function measureRealistic(
  { isQuick, warmUp, scenario }: RealisticPlan,
  show: (line: string) => void,
): Promise<RealisticFigures> {
  const takenAt = new Date().toISOString();
  const loadAverageBefore = loadavg();
  const arena = await openArena({ log: show, conditions: realistic });
  try {
    await measure(arena, warmUp, (line) => show(`warming up: ${line}`));
    // PostgreSQL does it by itself within a minute.
    await query(arena.stack.databaseUrl, "analyze");
    const { name, clients, seconds, rounds, peer, lunas, ratios } = await measure(arena, scenario, show);
    const { payers, signers, nonces, hardfork, blockGasLimit } = realistic;
    return {
      takenAt,
      quick: isQuick,
      machine: { ...machine(), loadAverageBefore, loadAverageAfter: loadavg() },
      name,
      clients,
      blockSeconds: scenario.blockSeconds ?? 0,
      conditions: { payers, signers, nonces, hardfork, blockGasLimit },
      turnSeconds: seconds,
      rounds,
      peer,
      lunas,
      throughput: ratios.throughput,
    };
  } finally {
    await arena.stop();
  }
}
