import { type RegisteredMerchant, registerMerchant } from "./register-merchant";
import { sharedHarness } from "./shared-harness";
import type { Harness } from "./start-harness";

// What `useMerchant` opens for the tests of one file; it is there from the first test on.
export let harness: Harness;
export let merchant: RegisteredMerchant;

/** A merchant of a stack that others have used. */
export function useMerchant(): void {
  beforeAll(async () => {
    harness = await sharedHarness();
    merchant = await registerMerchant(harness.url);
  });
  afterAll(() => harness?.stop());
}
