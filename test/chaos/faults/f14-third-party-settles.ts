import type { Fault } from "../fault";

/** Whoever watches the pool sends our calldata first. */
export const someoneElseSettles: Fault = {
  id: "F14",
  title: "a front-runner copies our calldata",
  at: "waiting",
  strike: async ({ company }) => {
    for (const { to, input } of await company.hand.pool()) await company.hand.send({ to, data: input });
  },
  proves: async ({ scene, company, size }) => {
    const foreign = await scene.query(
      "select 1 from payments p where pay_to = $1 and not exists (select from attempts a where a.hash = p.tx_hash)",
      [company.merchant.walletAddress],
    );
    expect(foreign).toHaveLength(size);
  },
};
