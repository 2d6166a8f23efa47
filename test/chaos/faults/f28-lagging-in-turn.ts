import { until } from "@lunas/testkit/time/until";
import type { Fault } from "../fault";

const lags = [1, 2, 3, 4, 5];
/** Payments end during the fault, later by the lag of the replicas. */
const confirmedWithinMs = 30_000;

/** One URL, behind which replicas that are one to five blocks late answer in turn; heads come from them alone. */
export const laggingInTurn: Fault = {
  id: "F28",
  title: "one endpoint whose replicas lag by one to five blocks in turn",
  at: "sent",
  isLong: true,
  setUp: async ({ scenario }) => {
    for (const settler of [1, 2]) {
      await scenario.stop(`settler-${settler}`);
      await scenario.startSettler(settler, { SANDBOX_WS_URL: "" });
      let turn = 0;
      scenario.proxy(settler).rule(() => ({ lagBlocks: lags[turn++ % lags.length] as number }));
    }
    await scenario.untilShared("sandbox");
  },
  strike: async ({ company, size }) => {
    await until(async () => (await company.count("confirmed")) === size, {
      timeoutMs: confirmedWithinMs,
      what: "every payment to be confirmed while the replicas lag",
    });
  },
  recover: async ({ scenario }) => {
    for (const settler of [1, 2]) await scenario.stop(`settler-${settler}`);
  },
};
