import type { Browser } from "playwright-core";
import { consoleViews, dashboardViews, newMerchant, quietOperator } from "../harness/dashboard-views";
import { openChromium } from "../harness/open-chromium";
import { openWithoutService, origin, type PageSource, type PageWithoutService } from "../harness/page-without-service";

/**
 * Every view of the dashboard and of the console while it loads, after a failure, with nothing to show, and offline. The pages
 * are the built ones; their service is the test.
 */
jest.setTimeout(20_000);

let browser: Browser;
let ofMerchant: PageWithoutService;
let ofOperator: PageWithoutService;

beforeAll(async () => {
  browser = await openChromium();
  const open = async (source: PageSource) => {
    const context = await browser.newContext({ locale: "en-GB", reducedMotion: "reduce" });
    return openWithoutService(await context.newPage(), source);
  };
  [ofMerchant, ofOperator] = await Promise.all([open(newMerchant), open(quietOperator)]);
}, 60_000);

afterAll(() => browser?.close());

const all = [
  ...dashboardViews.map((view) => ({ ...view, of: () => ofMerchant, base: "/dashboard" })),
  ...consoleViews.map((view) => ({ ...view, of: () => ofOperator, base: "/ops" })),
];

describe.each(all)("$base$path", ({ of, base, path, reads, shows }) => {
  test("tells that it loads, that reading failed, and what there is after another try", async () => {
    const service = of();
    const { page } = service;
    await service.connect(true);
    service.hold(reads);
    await page.goto("about:blank");
    await page.goto(`${origin}${base}${path}`);
    const main = page.locator("#root");
    await main.getByRole("status").filter({ hasText: "Loading…" }).first().waitFor();
    await service.fail();
    const alert = main.getByRole("alert").first();
    await alert.waitFor();
    expect(await alert.innerText()).toMatch(/Something went wrong in the service|Too many/);
    service.answerAll();
    // All at once: each goes away with its click, and those that show the same answer go with it.
    await alert.getByRole("button", { name: "Try again" }).waitFor();
    await page.evaluate("document.querySelectorAll('[role=alert] button').forEach((button) => button.click())");
    await main.getByText(shows).first().waitFor();
    expect(await main.getByText("Loading…").count()).toBe(0);
  });

  test("tells that it is offline, and shows what there is as soon as it is not", async () => {
    const service = of();
    const { page } = service;
    await service.connect(true);
    service.answerAll();
    // The view's script has not been fetched, either.
    const other =
      base === "/ops" ? (path === "#health" ? "#audit" : "#health") : path === "/keys" ? "/refunds" : "/keys";
    await page.goto("about:blank");
    await page.goto(`${origin}${base}${other}`);
    await page.locator("h1").waitFor();
    await service.connect(false);
    await page.evaluate(goTo(base, path));
    const main = page.getByRole("main");
    await page.getByText("No connection.").waitFor();
    if (path !== other) await main.getByText("cannot be reached").first().waitFor();
    await service.connect(true);
    await main.getByText(shows).first().waitFor();
    expect(await page.getByText("No connection.").count()).toBe(0);
  });
});

/** As a link in the page does it, without loading the page anew. */
function goTo(base: string, path: string): string {
  if (base === "/ops") return `location.hash = ${JSON.stringify(path)}`;
  return `history.pushState({}, "", ${JSON.stringify(base + path)}); dispatchEvent(new PopStateEvent("popstate"))`;
}

test("the page did nothing that it should not", () => {
  for (const { watch } of [ofMerchant, ofOperator]) expect(watch.complaints).toEqual([]);
});
