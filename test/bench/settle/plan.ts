import type { Scenario } from "./scenario";

export interface Plan {
  readonly warmUp: readonly Scenario[];
  readonly scenarios: readonly Scenario[];
  readonly limitPayments: number;
  readonly refusals: { readonly clients: number; readonly seconds: number };
  /** Payments over which round trips, queries and fsyncs are counted. */
  readonly counted: { readonly clients: number; readonly payments: number };
}

const automine = (clients: number, seconds: number, rounds: number): Scenario => ({
  name: `automine, ${clients} ${clients === 1 ? "client" : "clients"}`,
  clients,
  blockSeconds: null,
  seconds,
  rounds,
});

const everySecond = (clients: number, seconds: number, rounds: number): Scenario => ({
  name: `1 s blocks, ${clients} ${clients === 1 ? "client" : "clients"}`,
  clients,
  blockSeconds: 1,
  seconds,
  rounds,
});

/** At most three minutes. */
export const quickPlan: Plan = {
  warmUp: [automine(32, 4, 1)],
  scenarios: [automine(1, 3, 2), automine(64, 6, 2), everySecond(64, 5, 1)],
  limitPayments: 1_000,
  refusals: { clients: 64, seconds: 3 },
  counted: { clients: 16, payments: 200 },
};

export const wholePlan: Plan = {
  warmUp: [automine(64, 10, 1)],
  scenarios: [
    automine(1, 6, 4),
    automine(16, 6, 4),
    automine(64, 10, 4),
    automine(256, 10, 2),
    everySecond(1, 10, 2),
    everySecond(16, 10, 2),
    everySecond(64, 10, 2),
    everySecond(256, 10, 2),
  ],
  limitPayments: 4_000,
  refusals: { clients: 64, seconds: 8 },
  counted: { clients: 16, payments: 1_000 },
};
