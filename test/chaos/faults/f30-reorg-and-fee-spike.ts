import { rpc } from "@lunas/contracts/rpc";
import { until } from "@lunas/testkit/time/until";
import { ownTransactions } from "../../harness/own-transactions";
import type { Fault } from "../fault";

const gwei = 10n ** 9n;
let before: unknown;

/** The chain removes every block since, and the next ones cost four times as much: final transactions are offered for more. */
export const reorgAndFeeSpike: Fault = {
  id: "F30",
  title: "a reorg below the depth, and the base fee fourfold afterwards",
  at: "sent",
  isLong: true,
  setUp: async ({ company }) => {
    before = await rpc(company.rpcUrl, "evm_snapshot", []);
  },
  strike: async ({ company, size }) => {
    await until(async () => (await company.count("confirmed")) === size, { timeoutMs: 30_000, what: "confirmations" });
    await company.chainControl.hold();
    await rpc(company.rpcUrl, "evm_revert", [before]);
    await rpc(company.rpcUrl, "anvil_setNextBlockBaseFeePerGas", [`0x${(4n * gwei).toString(16)}`]);
    await company.chainControl.mine();
    await company.pay(Math.ceil(size / 2));
  },
  proves: async ({ scenario, company, size }) => {
    await rpc(company.rpcUrl, "anvil_setNextBlockBaseFeePerGas", [`0x${gwei.toString(16)}`]);
    const reopened = await scenario.query<{ n: number }>(
      `select count(distinct p.id)::int as n from ${ownTransactions} own join payments p on p.id = own.payment_id
         join transactions t on t.lane_id = own.lane_id and t.nonce = own.nonce
       where p.pay_to = $1 and t.reopened_at is not null
         and (select count(*) from attempts a where a.lane_id = t.lane_id and a.nonce = t.nonce) > 1`,
      [company.merchant.walletAddress],
    );
    expect(reopened[0]?.n).toBe(size);
  },
};
