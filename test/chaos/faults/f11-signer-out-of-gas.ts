import { rpc } from "@lunas/contracts/rpc";
import { until } from "@lunas/testkit/time/until";
import type { Fault } from "../fault";

/** Half of the signers lose their ether in mid-lane; what they have under way waits for the refill, the others go on. */
export const signerOutOfGas: Fault = {
  id: "F11",
  title: "signers out of gas in mid-lane",
  at: "waiting",
  strike: async ({ scenario, company, size }) => {
    const poor = scenario.signers.slice(0, 2);
    for (const signer of poor) await rpc(company.rpcUrl, "anvil_setBalance", [signer, "0x0"]);
    await company.chainControl.release();
    const resting = "select 1 from lanes where chain_id = $1 and resting and address = any($2)";
    await until(async () => (await scenario.query(resting, [company.chain.chainId, poor])).length === poor.length, {
      timeoutMs: 30_000,
      intervalMs: 50,
      what: "the lanes to rest",
    });
    await company.pay(Math.ceil(size / 2));
    await company.untilStored(size + Math.ceil(size / 2));
  },
  recover: async ({ scenario, company }) => {
    for (const signer of scenario.signers) {
      await rpc(company.rpcUrl, "anvil_setBalance", [signer, `0x${(100n * 10n ** 18n).toString(16)}`]);
    }
  },
};
