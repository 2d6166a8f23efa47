import { until } from "@lunas/testkit/time/until";
import type { Fault } from "../fault";

/** Heads come at once, everything else from a replica that is three blocks behind: counts, receipts, blocks, state. */
export const laggingReplica: Fault = {
  id: "F6",
  title: "nonces and receipts from a lagging replica",
  at: "sent",
  setUp: async ({ scene }) => {
    for (const settler of [1, 2]) scene.proxy(settler).rule(() => ({ lagBlocks: 3 }));
  },
  strike: async ({ company, size }) => {
    await company.untilStored(size);
    const until6 = (await company.hand.height()) + 6;
    await until(async () => (await company.hand.height()) >= until6, { timeoutMs: 30_000, what: "six blocks" });
  },
};
