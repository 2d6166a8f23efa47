import { rpc } from "@lunas/contracts/rpc";
import { until } from "@lunas/testkit/time/until";
import type { Fault } from "../fault";

/** Where two confirmations are wanted: every payment is in a block, and the block is taken back. */
export const reorgBeforeDepth: Fault = {
  id: "F12",
  title: "a reorg after the first confirmation",
  network: "base",
  at: "waiting",
  strike: async ({ scenario, company, size }) => {
    const included = `select count(*)::int as n from payments where pay_to = $1 and block_number is not null`;
    const countIncluded = async () =>
      (await scenario.query<{ n: number }>(included, [company.merchant.walletAddress]))[0]?.n ?? 0;
    await company.chainControl.mine();
    await until(async () => (await countIncluded()) === size, { timeoutMs: 30_000, what: "every payment in a block" });
    expect(await company.count("confirmed")).toBe(0);
    await rpc(company.rpcUrl, "anvil_reorg", [1, []]);
    await company.chainControl.mine();
    await until(async () => (await countIncluded()) < size, { timeoutMs: 30_000, what: "the reorg to be noticed" });
  },
};
