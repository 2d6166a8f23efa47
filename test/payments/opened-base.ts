import { type ChainControl, openChainControl } from "../harness/chain-control";
import { aLiveKey } from "../harness/pay-on-base";
import { type PaymentScenario, startPaymentScenario } from "../harness/payment-scenario";

// What `useBase` opens for the tests of one file; it is there from the first test on.
export let scenario: PaymentScenario;
/** Of Base. */
export let chain: ChainControl;
export let rpcUrl: string;
/** A production key of the scenario's merchant. */
export let apiKey: string;

/** A scenario on Base, with a block a second; after each test blocks come by themselves again. */
export function useBase(env: Readonly<Record<string, string>> = {}): void {
  beforeAll(async () => {
    scenario = await startPaymentScenario({ env });
    rpcUrl = scenario.harness.stack.chains.base.rpcUrl;
    chain = openChainControl(rpcUrl, 1);
    apiKey = await aLiveKey(scenario);
    await chain.release();
  });
  afterEach(() => chain?.release());
  afterAll(() => scenario?.stop());
}
