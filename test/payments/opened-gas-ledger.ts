import { type GasLedger, openGasLedger } from "../harness/gas-ledger";
import { type Mining, miningOf } from "../harness/mining";
import { type Harness, startHarness } from "../harness/start-harness";
import { untilOpen } from "../harness/until-open";

// What `useGasLedger` opens for the tests of one file; it is there from the first test on.
export let harness: Harness;
export let mining: Mining;
export let ledger: GasLedger;

/** All services with these settings, on a chain that mines at once, and what their relayers lose there. */
export function useGasLedger(env: Readonly<Record<string, string>>): void {
  beforeAll(async () => {
    harness = await startHarness({ stack: { blockTime: { sandbox: "automine" } }, services: { env } });
    await untilOpen(harness.url);
    mining = miningOf(harness.rpcUrl);
    ledger = await openGasLedger(harness);
  });
  afterAll(async () => {
    await ledger?.close();
    await harness?.stop();
  });
}
