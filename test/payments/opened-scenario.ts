import { type PaymentScenario, startPaymentScenario } from "../harness/payment-scenario";

/** What `useScenario` opens for the tests of one file; it is there from the first test on. */
export let scenario: PaymentScenario;

/** One scenario for all tests of this file; after each of them blocks come by themselves again. */
export function useScenario(env: Readonly<Record<string, string>> = {}): void {
  beforeAll(async () => {
    scenario = await startPaymentScenario({ env });
  });
  afterEach(() => scenario?.chain.release());
  afterAll(() => scenario?.stop());
}
