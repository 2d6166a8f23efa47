import { until } from "@lunas/testkit/time/until";
import type { Fault } from "../fault";

/** Heads come at once, everything else from a replica that is three blocks behind: counts, receipts, blocks, state. */
export const laggingReplica: Fault = {
  id: "F6",
  title: "nonces and receipts from a lagging replica",
  at: "sent",
  setUp: async ({ scenario }) => {
    for (const settler of [1, 2]) scenario.proxy(settler).rule(() => ({ lagBlocks: 3 }));
  },
  strike: async ({ company, size }) => {
    await company.untilStored(size);
    const until6 = (await company.chainControl.height()) + 6;
    await until(async () => (await company.chainControl.height()) >= until6, { timeoutMs: 30_000, what: "six blocks" });
  },
  proves: async ({ scenario }) => {
    for (const settler of [1, 2]) expect(scenario.proxy(settler).troubled()).toBeGreaterThan(0);
  },
};
