import { paymentAmount } from "../company";
import type { Fault } from "../fault";

const options = () => ({ maximum: 2n * paymentAmount });

const proves: Fault["proves"] = async ({ scenario, company, size }) => {
  const captured = "select 1 from payments where pay_to = $1 and kind = 'upto' and amount = $2::numeric";
  const values = [company.merchant.walletAddress, paymentAmount.toString()];
  expect(await scenario.query(captured, values)).toHaveLength(size);
};

/** The captures are under way, each through the lane that its payer named. */
export const lostInsideCaptures: readonly Fault[] = [
  {
    ...{ id: "F53", title: "kill -9 of a settler inside captures", at: "waiting", options, proves },
    strike: async ({ scenario }) => scenario.kill("settler-1"),
  },
  {
    ...{ id: "F53", title: "kill -9 of a gateway inside captures", at: "waiting", options, proves },
    strike: async ({ scenario }) => scenario.kill("gateway-1"),
  },
  {
    ...{ id: "F53", title: "Postgres and Redis are killed inside captures", at: "waiting", options, proves },
    strike: async ({ scenario, company }) => {
      await company.chainControl.release();
      for (const part of ["postgres", "redis"] as const) await scenario.harness.stack.restart(part, "SIGKILL");
    },
  },
];
