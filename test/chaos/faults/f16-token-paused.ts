import { until } from "@lunas/testkit/time/until";
import { setPaused } from "../../harness/token-switches";
import type { Fault } from "../fault";

/** The token's owner pauses it while settlements wait: they revert, the nonces stay unused, and no payment is made. */
export const tokenPaused: Fault = {
  id: "F16",
  title: "the token is paused",
  at: "waiting",
  mayFail: ["tx_failed"],
  mayAnswer: [500],
  strike: async ({ company }) => {
    await setPaused(company.rpcUrl, true);
    await company.chainControl.release();
    await until(async () => (await company.count("failed")) > 0, {
      timeoutMs: 30_000,
      what: "a settlement that reverts",
    });
  },
  recover: async ({ company }) => setPaused(company.rpcUrl, false),
  proves: async ({ company, size }) => {
    expect((await company.count("failed")) + (await company.count("confirmed"))).toBe(size);
  },
};
