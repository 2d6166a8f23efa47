import { rpc } from "@lunas/contracts/rpc";
import type { RefundAnswer } from "../../harness/refunds";
import type { Fault } from "../fault";
import { payConfirmed, type Refundable } from "../refunds";

/** Blocks between two rounds: after some rounds what was paid is safe. */
const blocksOfRound = 16;
const rounds = 7;
const paidBefore = 6;

let paid: readonly Refundable[] = [];
let answers: (RefundAnswer | null)[] = [];

/** Every round both gateways are asked for the whole of each payment; first it is not final, then one of them may store it. */
export const refundsWhileBlocksBecomeSafe: Fault = {
  id: "F39",
  title: "two gateways refund the same payments while their blocks become safe",
  network: "base",
  at: "sent",
  setUp: async ({ company }) => {
    answers = [];
    paid = await payConfirmed(company, paidBefore);
  },
  strike: async ({ company, scenario }) => {
    for (let round = 0; round < rounds; round += 1) {
      const both = paid.flatMap((payment) =>
        [0, 1].map((gateway) => ({ payment, gateway: scenario.gateway(gateway) })),
      );
      answers.push(
        ...(await Promise.all(both.map(({ payment, gateway }) => company.refunds.refund(gateway, payment)))),
      );
      await rpc(company.rpcUrl, "anvil_mine", [`0x${blocksOfRound.toString(16)}`, "0x0"]);
    }
  },
  proves: async ({ company, scenario }) => {
    const codes = answers.map((answer) => answer?.body.error?.code ?? answer?.status);
    expect(codes).toContain("payment_not_refundable");
    expect(codes.filter((each) => each === 201)).toHaveLength(paidBefore);
    expect(new Set(codes)).toEqual(new Set(["payment_not_refundable", 201, "refund_exceeds_payment"]));
    const sql = `select p.id, count(r.id)::int as refunds from payments p join payments r on r.refund_of = p.id
      where p.pay_to = $1 and r.status = 'confirmed' group by p.id`;
    const refunded = await scenario.query<{ refunds: number }>(sql, [company.merchant.walletAddress]);
    expect(refunded.map(({ refunds }) => refunds)).toEqual(paid.map(() => 1));
  },
};
