import { rpc } from "@lunas/contracts/rpc";
import { until } from "@lunas/testkit/time/until";
import type { RefundAnswer } from "../../harness/refunds";
import type { Fault, Fixture } from "../fault";
import { payConfirmed, type Refundable } from "../refunds";

/** Blocks after each round: after some rounds what was paid is safe. */
const blocksOfRound = 16;
const tooMuch = "refund_exceeds_payment";
const paidBefore = 6;

let paid: readonly Refundable[] = [];
let answers: (RefundAnswer | null)[] = [];

/** Every round both gateways are asked for the whole of each payment; first it is not final, then one of them may store it. */
export const refundsWhileBlocksBecomeSafe: Fault = {
  id: "F54",
  title: "two gateways refund the same payments while their blocks become safe",
  network: "base",
  at: "sent",
  setUp: async ({ company }) => {
    answers = [];
    paid = await payConfirmed(company, paidBefore);
  },
  strike: async (fixture) => {
    const { rpcUrl } = fixture.company;
    const isStored = async () => {
      const stored = (await askBoth(fixture)).filter((answer) => answer?.status === 201).length;
      await rpc(rpcUrl, "anvil_mine", [`0x${blocksOfRound.toString(16)}`, "0x0"]);
      return stored > 0;
    };
    // A gateway hears of a safe block a moment after it is one.
    await until(isStored, { timeoutMs: 60_000, intervalMs: 100, what: "a gateway that stores a refund" });
    await until(async () => (await askBoth(fixture)).every((answer) => answer?.body.error?.code === tooMuch), {
      ...{ timeoutMs: 30_000, intervalMs: 100, what: "gateways that both have nothing left to refund" },
    });
  },
  proves: async ({ company, scenario }) => {
    const codes = answers.map((answer) => answer?.body.error?.code ?? answer?.status);
    expect(codes).toContain("payment_not_refundable");
    expect(codes.filter((each) => each === 201)).toHaveLength(paidBefore);
    expect(new Set(codes)).toEqual(new Set(["payment_not_refundable", 201, tooMuch]));
    const sql = `select p.id, count(r.id)::int as refunds from payments p join payments r on r.refund_of = p.id
      where p.pay_to = $1 and r.status = 'confirmed' group by p.id`;
    const refunded = await scenario.query<{ refunds: number }>(sql, [company.merchant.walletAddress]);
    expect(refunded.map(({ refunds }) => refunds)).toEqual(paid.map(() => 1));
  },
};

/** Both gateways at the same moment, each for the whole of each payment. */
async function askBoth({ company, scenario }: Fixture): Promise<readonly (RefundAnswer | null)[]> {
  const each = paid.flatMap((payment) => [0, 1].map((gateway) => [scenario.gateway(gateway), payment] as const));
  const round = await Promise.all(each.map((request) => company.refunds.refund(...request)));
  answers.push(...round);
  return round;
}
