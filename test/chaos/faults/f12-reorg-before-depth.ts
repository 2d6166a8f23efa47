import { rpc } from "@lunas/contracts/rpc";
import { until } from "@lunas/testkit/time/until";
import type { Fault } from "../fault";

/** Where two confirmations are wanted: every payment is in a block, and the block is taken back. */
export const reorgBeforeDepth: Fault = {
  id: "F12",
  title: "a reorg after the first confirmation",
  network: "base",
  at: "waiting",
  hasRefunds: true,
  strike: async ({ company, size }) => {
    const countIncluded = () => company.count("included");
    await company.chainControl.mine();
    await until(async () => (await countIncluded()) === size, { timeoutMs: 30_000, what: "every payment in a block" });
    expect(await company.count("confirmed")).toBe(0);
    await rpc(company.rpcUrl, "anvil_reorg", [1, []]);
    await company.chainControl.mine();
    await until(async () => (await countIncluded()) < size, { timeoutMs: 30_000, what: "the reorg to be noticed" });
  },
};
