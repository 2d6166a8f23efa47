import type { Scenario } from "./scenario";

export interface Plan {
  readonly isQuick: boolean;
  readonly warmUp: readonly Scenario[];
  readonly scenarios: readonly Scenario[];
  readonly halfLoadSeconds: number;
  readonly refusals: { readonly clients: number; readonly seconds: number };
  /** Payments over which round trips, queries and fsyncs are counted. */
  readonly counted: { readonly clients: number; readonly payments: number };
}

interface Rounds {
  readonly seconds: number;
  readonly rounds: number;
}

const named = (pace: string, clients: number, blockSeconds: number | null): Omit<Scenario, keyof Rounds> => ({
  name: `${pace}, ${clients.toLocaleString("en")} ${clients === 1 ? "client" : "clients"}`,
  clients,
  blockSeconds,
});
const automine = (clients: number, slots: Rounds): Scenario => ({ ...named("automine", clients, null), ...slots });
/** A turn begins with a block and ends between two: who settles a block later than the other is not favoured by where it ends. */
const everySecond = (clients: number, { seconds, rounds }: Rounds): Scenario => ({
  ...named("1 s blocks", clients, 1),
  seconds: seconds + 0.5,
  rounds,
});

/** One scenario under the conditions of production: see `realistic`. */
export interface RealisticPlan {
  readonly isQuick: boolean;
  readonly warmUp: Scenario;
  readonly scenario: Scenario;
}

const realisticLoad = (clients: number, slots: Rounds): Scenario => ({
  ...everySecond(clients, slots),
  countsAwaited: true,
});

/** Turns of more than ten blocks. The warm-up has as many clients as the scenario, so that the scenario's turns open no connections. */
export const quickRealisticPlan: RealisticPlan = {
  isQuick: true,
  warmUp: realisticLoad(1_024, { seconds: 6, rounds: 1 }),
  scenario: realisticLoad(1_024, { seconds: 11, rounds: 2 }),
};

export const wholeRealisticPlan: RealisticPlan = {
  isQuick: false,
  warmUp: realisticLoad(1_024, { seconds: 10, rounds: 2 }),
  scenario: realisticLoad(1_024, { seconds: 20, rounds: 4 }),
};

/** Less than four minutes. */
export const quickPlan: Plan = {
  isQuick: true,
  warmUp: [automine(64, { seconds: 6, rounds: 3 })],
  scenarios: [
    ...[1, 16].map((clients) => automine(clients, { seconds: 2, rounds: 4 })),
    automine(64, { seconds: 3, rounds: 6 }),
    everySecond(256, { seconds: 6, rounds: 2 }),
  ],
  halfLoadSeconds: 8,
  refusals: { clients: 64, seconds: 3 },
  counted: { clients: 16, payments: 200 },
};

export const wholePlan: Plan = {
  isQuick: false,
  warmUp: [automine(64, { seconds: 8, rounds: 4 })],
  scenarios: [
    automine(1, { seconds: 3, rounds: 4 }),
    automine(16, { seconds: 4, rounds: 4 }),
    automine(64, { seconds: 4, rounds: 8 }),
    automine(256, { seconds: 4, rounds: 4 }),
    ...[1, 16, 64, 256].map((clients) => everySecond(clients, { seconds: 8, rounds: 2 })),
  ],
  halfLoadSeconds: 15,
  refusals: { clients: 64, seconds: 6 },
  counted: { clients: 16, payments: 500 },
};
