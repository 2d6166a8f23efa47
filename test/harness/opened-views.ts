import type { Browser } from "playwright-core";
import { quietOperator } from "./dashboard-views";
import { openChromium } from "./open-chromium";
import { openWithoutService, type PageSource, type PageWithoutService } from "./page-without-service";

// What `useViews` opens for the tests of one file; it is there from the first test on.
export let ofMerchant: PageWithoutService;
export let ofOperator: PageWithoutService;

/** The dashboard of this merchant, and the console of an operator who has nothing to do, in a browser of this language. */
export function useViews(merchant: PageSource, locale: string): void {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openChromium();
    const open = async (source: PageSource) => {
      const context = await browser.newContext({ locale, reducedMotion: "reduce" });
      return openWithoutService(await context.newPage(), source);
    };
    [ofMerchant, ofOperator] = await Promise.all([open(merchant), open(quietOperator)]);
  }, 60_000);
  afterAll(() => browser?.close());
}
