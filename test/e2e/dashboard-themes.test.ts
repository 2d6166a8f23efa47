import { busyMerchant, consoleViews, dashboardViews } from "../harness/dashboard-views";
import { ofMerchant, ofOperator, useViews } from "../harness/opened-views";
import { origin } from "../harness/page-without-service";
import { judgeAccess } from "../harness/watch-page";

/**
 * Every view with something in it, in the longer language: its colours in dark and in high contrast, its width on the narrowest
 * and the widest screen, and that nothing moves where the reader wants no motion. `npm run test:browser` judges the same views
 * of a real stack by all rules, and takes pictures.
 */
jest.setTimeout(20_000);

useViews(busyMerchant, "id-ID");

test.each([
  { path: "/sign-in", of: () => ofMerchant, base: "/dashboard" },
  ...dashboardViews.map(({ path }) => ({ path, of: () => ofMerchant, base: "/dashboard" })),
  ...consoleViews.map(({ path }) => ({ path, of: () => ofOperator, base: "/ops" })),
])("$base$path is readable in every theme, fits every width, and stands still", async ({ of, base, path }) => {
  const { page } = of();
  await page.goto("about:blank");
  await page.goto(`${origin}${base}${path}`);
  await page.locator("h1").first().waitFor();
  await page.waitForFunction("document.querySelector('.loading') === null");
  const findings: string[] = [];
  for (const width of [360, 2_560]) {
    await page.setViewportSize({ width, height: 800 });
    // The chart follows a new width with the next frame.
    const fits = page.waitForFunction("document.documentElement.scrollWidth <= innerWidth", null, { timeout: 2_000 });
    await fits.catch(() => findings.push(`it is wider than a window of ${width}`));
  }
  await page.setViewportSize({ width: 1_280, height: 800 });
  for (const media of [{ colorScheme: "dark" }, { colorScheme: "light", contrast: "more" }] as const) {
    await page.emulateMedia({ contrast: "no-preference", ...media });
    findings.push(...(await judgeAccess(page, ["color-contrast"])));
  }
  findings.push(...(await page.evaluate<string[]>("document.getAnimations().map(({ playState }) => playState)")));
  expect(findings).toEqual([]);
});
