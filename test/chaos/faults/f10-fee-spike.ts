import { rpc } from "@lunas/contracts/rpc";
import { ownTransactions } from "../../harness/own-transactions";
import type { Fault } from "../fault";

const gwei = 10n ** 9n;
const setBaseFee = (rpcUrl: string, wei: bigint) =>
  rpc(rpcUrl, "anvil_setNextBlockBaseFeePerGas", [`0x${wei.toString(16)}`]);

/** In one block the base fee rises far above the fee cap of every waiting transaction. */
export const feeSpike: Fault = {
  id: "F10",
  title: "the base fee rises to many times what was offered",
  at: "waiting",
  strike: async ({ company, size }) => {
    await setBaseFee(company.rpcUrl, 40n * gwei);
    await company.chainControl.mine();
    await company.pay(Math.ceil(size / 2));
    await company.untilStored(size + Math.ceil(size / 2));
  },
  proves: async ({ scenario, company, size }) => {
    await setBaseFee(company.rpcUrl, gwei);
    const replaced = await scenario.query<{ n: number }>(
      `select count(*)::int as n from ${ownTransactions} t join payments p on p.id = t.payment_id
       where p.pay_to = $1 and (select count(*) from attempts a where a.lane_id = t.lane_id and a.nonce = t.nonce) > 1`,
      [company.merchant.walletAddress],
    );
    expect(replaced[0]?.n).toBeGreaterThanOrEqual(size);
  },
};
