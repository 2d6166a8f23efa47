import type { Fault } from "../fault";

/** It publishes, and dies before it hears the answer or any head. */
export const killedAfterPublishing: Fault = {
  id: "F2",
  title: "kill -9 between publishing and the next write",
  at: "waiting",
  setUp: async ({ scene }) => {
    scene.proxy(1).rule((methods) => (methods.includes("eth_sendRawTransaction") ? "drop answer" : "forward"));
  },
  strike: async ({ scene, company }) => {
    await scene.kill("settler-1");
    await company.hand.mine();
  },
};
