import type { Fault } from "../fault";

/** A third party that watches the pool sends our calldata first. */
export const someoneElseSettles: Fault = {
  id: "F14",
  title: "a front-runner copies our calldata",
  at: "waiting",
  strike: async ({ company }) => {
    for (const { to, input } of await company.chainControl.pool()) await company.chainControl.send({ to, data: input });
  },
  proves: async ({ scenario, company, size }) => {
    const foreign = await scenario.query(
      "select 1 from payments p where pay_to = $1 and not exists (select from attempts a where a.hash = p.tx_hash)",
      [company.merchant.walletAddress],
    );
    expect(foreign).toHaveLength(size);
  },
};
