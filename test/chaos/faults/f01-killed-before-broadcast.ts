import { until } from "@lunas/testkit/time/until";
import type { Fault } from "../fault";
import { untilWritten } from "../until-written";

/** What settler 1 publishes gets lost on the way, so that it dies with rows that no node has seen. */
export const killedBeforeBroadcast: Fault = {
  id: "F1",
  title: "kill -9 between taking the nonces and publishing",
  at: "stored",
  hasRefunds: true,
  setUp: async ({ scenario }) => {
    scenario.proxy(1).rule((methods) => (methods.includes("eth_sendRawTransaction") ? "drop" : "forward"));
  },
  strike: async ({ scenario }) => {
    await untilWritten(scenario, "settler-1");
    await until(() => scenario.proxy(1).troubled() > 0, {
      timeoutMs: 10_000,
      intervalMs: 5,
      what: "a lost publication",
    });
    await scenario.kill("settler-1");
  },
  proves: async ({ scenario }) => {
    expect(scenario.proxy(1).troubled()).toBeGreaterThan(0);
  },
};
