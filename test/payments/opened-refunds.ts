import { createPayer } from "@lunas/testkit/payer/create-payer";
import { type PaymentScenario, startPaymentScenario } from "../harness/payment-scenario";
import { openRefunds, type Refunds } from "../harness/refunds";

/** The merchant's. */
export const wallet = createPayer();

// What `useRefunds` opens for the tests of one file; it is there from the first test on.
export let scenario: PaymentScenario;
export let refunds: Refunds;
export let rpcUrl: string;

/** A scenario whose merchant refunds; after each test blocks come by themselves again. */
export function useRefunds(): void {
  beforeAll(async () => {
    scenario = await startPaymentScenario({ wallet: wallet.privateKey });
    refunds = await openRefunds(scenario, wallet);
    ({ rpcUrl } = scenario.harness);
  });
  afterEach(() => scenario?.chain.release());
  afterAll(() => scenario?.stop());
}
