import { ownTransactions } from "../../harness/own-transactions";
import type { Fault, Fixture } from "../fault";

const rounds = 40;
let statuses: number[] = [];

/** What anybody may send: none of it may cost a nonce, a row or a transaction. */
export const invalidFloods: Fault = {
  id: "F22",
  title: "floods of invalid requests",
  at: "stored",
  strike: async (fixture) => {
    const { company } = fixture;
    await company.chainControl.release();
    const wrong = await wrongBodies(fixture);
    const requests = Array.from({ length: rounds }, () =>
      wrong.map((body, index) => company.post(index % 2, body)),
    ).flat();
    statuses = (await Promise.all(requests)).map(({ status }) => status);
  },
  proves: async ({ scenario, company, size }) => {
    expect(statuses.filter((status) => status < 400 || status >= 500)).toEqual([]);
    const left = await scenario.query<{ payments: number; transactions: number }>(
      `select (select count(*)::int from payments where merchant_id = $1) as payments,
              (select count(*)::int from ${ownTransactions} t join payments p on p.id = t.payment_id where p.merchant_id = $1) as transactions`,
      [company.merchant.merchantId],
    );
    expect(left).toEqual([{ payments: size, transactions: size }]);
  },
};

async function wrongBodies({ company }: Fixture): Promise<readonly unknown[]> {
  const good = await company.sign();
  const late = await company.sign({ deadlineSeconds: 1 });
  const { payload } = good.paymentPayload;
  const withPayload = (changed: object) => ({
    ...good,
    paymentPayload: { ...good.paymentPayload, payload: { ...payload, ...changed } },
  });
  return [
    {},
    { ...good, paymentPayload: "bm90IGpzb24=" },
    { ...good, paymentRequirements: { ...good.paymentRequirements, amount: "1" } },
    withPayload({ signature: `0x${"11".repeat(65)}` }),
    withPayload({ signature: "0x" }),
    withPayload({ permit2Authorization: { ...payload.permit2Authorization, nonce: "7" } }),
    late,
  ];
}
