import { rpc } from "@lunas/contracts/rpc";
import { until } from "@lunas/testkit/time/until";
import type { Fault, Fixture } from "../fault";

const gwei = 10n ** 9n;
const spikeWei = 12n * gwei;
const dearBlocks = 4;
const setBaseFee = (rpcUrl: string, wei: bigint) =>
  rpc(rpcUrl, "anvil_setNextBlockBaseFeePerGas", [`0x${wei.toString(16)}`]);

async function setBalances({ scenario, company }: Fixture, wei: bigint): Promise<void> {
  for (const signer of scenario.signers)
    await rpc(company.rpcUrl, "anvil_setBalance", [signer, `0x${wei.toString(16)}`]);
  const known = "select 1 from lanes where chain_id = $1 and address = any($2) and balance_wei = $3::numeric";
  const isKnown = async () =>
    (await scenario.query(known, [company.chain.chainId, scenario.signers, wei.toString()])).length ===
    scenario.signers.length;
  await until(isKnown, { timeoutMs: 30_000, intervalMs: 50, what: "the settlers to know their balances" });
}

/**
 * The price rises so far that the lanes can just offer it for one settlement; some are mined at it, and then it is calm
 * again. What offers the price of the spike costs more than what is left.
 */
export const spikeOnPoorLanes: Fault = {
  id: "F31",
  title: "a fee spike, then calm, on lanes that have little more than what they rest at",
  at: "stored",
  isLong: true,
  setUp: async (fixture) => {
    const { restingBalanceWei } = fixture.company.chain.settlement;
    await setBalances(fixture, (restingBalanceWei * 3n) / 2n);
  },
  strike: async ({ company }) => {
    for (let block = 0; block < dearBlocks; block += 1) {
      await setBaseFee(company.rpcUrl, spikeWei);
      const before = await company.chainControl.height();
      await company.chainControl.mine();
      // Long enough for the settlers to see the block and to offer its price.
      const sinceMs = performance.now();
      await until(async () => (await company.chainControl.height()) > before && performance.now() - sinceMs > 1_500, {
        timeoutMs: 20_000,
        intervalMs: 50,
        what: "a dear block to be worked on",
      });
    }
    await setBaseFee(company.rpcUrl, gwei);
  },
  proves: async (fixture) => setBalances(fixture, 100n * 10n ** 18n),
};
