import type { Scenario } from "./scenario";

export interface Plan {
  readonly isQuick: boolean;
  readonly warmUp: readonly Scenario[];
  readonly scenarios: readonly Scenario[];
  readonly limitPayments: number;
  readonly halfLoadSeconds: number;
  readonly refusals: { readonly clients: number; readonly seconds: number };
  /** Payments over which round trips, queries and fsyncs are counted. */
  readonly counted: { readonly clients: number; readonly payments: number };
}

interface Turns {
  readonly seconds: number;
  readonly rounds: number;
}

const named = (pace: string, clients: number, blockSeconds: number | null): Omit<Scenario, keyof Turns> => ({
  name: `${pace}, ${clients} ${clients === 1 ? "client" : "clients"}`,
  clients,
  blockSeconds,
});
const automine = (clients: number, turns: Turns): Scenario => ({ ...named("automine", clients, null), ...turns });
/** A turn of so many clients cannot have more than that many payments a block: seconds and a part, so that whole blocks count. */
const everySecond = (clients: number, turns: Turns): Scenario => ({ ...named("1 s blocks", clients, 1), ...turns });

/** At most three minutes. */
export const quickPlan: Plan = {
  isQuick: true,
  warmUp: [automine(64, { seconds: 4, rounds: 2 })],
  scenarios: [
    automine(1, { seconds: 2, rounds: 4 }),
    automine(64, { seconds: 3, rounds: 7 }),
    everySecond(256, { seconds: 6, rounds: 2 }),
  ],
  limitPayments: 1_000,
  halfLoadSeconds: 10,
  refusals: { clients: 64, seconds: 3 },
  counted: { clients: 16, payments: 200 },
};

export const wholePlan: Plan = {
  isQuick: false,
  warmUp: [automine(64, { seconds: 6, rounds: 3 })],
  scenarios: [
    automine(1, { seconds: 3, rounds: 7 }),
    automine(16, { seconds: 4, rounds: 7 }),
    automine(64, { seconds: 4, rounds: 11 }),
    automine(256, { seconds: 6, rounds: 5 }),
    everySecond(1, { seconds: 10, rounds: 2 }),
    everySecond(16, { seconds: 10, rounds: 2 }),
    everySecond(64, { seconds: 10, rounds: 2 }),
    everySecond(256, { seconds: 10, rounds: 3 }),
  ],
  limitPayments: 4_000,
  halfLoadSeconds: 30,
  refusals: { clients: 64, seconds: 8 },
  counted: { clients: 16, payments: 1_000 },
};
