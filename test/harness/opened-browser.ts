import type { Browser } from "playwright-core";
import { openChromium } from "./open-chromium";
import { type RegisteredMerchant, registerMerchant } from "./register-merchant";
import { sharedHarness } from "./shared-harness";
import type { Harness } from "./start-harness";

// What the functions below open for the tests of one file; it is there from the first test on.
export let harness: Harness;
export let browser: Browser;
/** A registered merchant. */
export let merchant: RegisteredMerchant;

/** A stack that others have used, and a browser. */
export function useBrowser(): void {
  beforeAll(async () => {
    [harness, browser] = await Promise.all([sharedHarness(), openChromium()]);
  }, 120_000);
  afterAll(async () => {
    await browser?.close();
    await harness?.stop();
  }, 30_000);
}

/** The same, with a merchant. */
export function useBrowserOfMerchant(): void {
  useBrowser();
  beforeAll(async () => {
    merchant = await registerMerchant(harness.url);
  }, 120_000);
}
