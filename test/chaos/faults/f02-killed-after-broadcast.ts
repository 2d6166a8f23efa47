import type { Fault } from "../fault";

/** It publishes, and dies before it hears the answer or any head. */
export const killedAfterBroadcast: Fault = {
  id: "F2",
  title: "kill -9 between publishing and the next write",
  at: "waiting",
  hasRefunds: true,
  setUp: async ({ scenario }) => {
    scenario.proxy(1).rule((methods) => (methods.includes("eth_sendRawTransaction") ? "drop answer" : "forward"));
  },
  strike: async ({ scenario, company }) => {
    await scenario.kill("settler-1");
    await company.chainControl.mine();
  },
};
