import { until } from "@lunas/testkit/time/until";
import type { Fault } from "../fault";

/** An answer that never came is no failure: the transaction is in the pool. */
export const timeoutAfterAccepting: Fault = {
  id: "F3",
  title: "the RPC times out after it has accepted",
  at: "waiting",
  setUp: async ({ scenario }) => {
    for (const settler of [1, 2]) {
      scenario
        .proxy(settler)
        .rule((methods) => (methods.includes("eth_sendRawTransaction") ? "drop answer" : "forward"));
    }
  },
  strike: async ({ company }) => {
    await company.chainControl.release();
    await until(async () => (await company.count("confirmed")) > 0, { timeoutMs: 20_000, what: "a confirmed payment" });
  },
};
