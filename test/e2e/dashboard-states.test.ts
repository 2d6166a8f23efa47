import { consoleViews, dashboardViews, newMerchant } from "../harness/dashboard-views";
import { takePicture } from "../harness/merchant-page";
import { ofMerchant, ofOperator, useViews } from "../harness/opened-views";
import { origin } from "../harness/page-without-service";

/**
 * Every view of the dashboard and of the console while it loads, after a failure, with nothing to show, and offline. The pages
 * are the built ones; their service is the test.
 */
jest.setTimeout(20_000);

useViews(newMerchant, "en-GB");

const all = [
  ...dashboardViews.map((view) => ({ ...view, of: () => ofMerchant, base: "/dashboard" })),
  ...consoleViews.map((view) => ({ ...view, of: () => ofOperator, base: "/ops" })),
];

test.each(all)("$base$path tells that it is offline, loads, and failed, and then shows what there is", async (view) => {
  const { of, base, path, reads, shows } = view;
  const service = of();
  const { page } = service;
  service.answerAll();
  await service.connect(true);
  // A new page: the view's script has not been fetched, either.
  await page.goto("about:blank");
  await page.goto(`${origin}${base}${otherView(base, path)}`);
  await page.locator("h1").waitFor();
  await service.connect(false);
  await page.evaluate(goTo(base, path));
  await page.getByText("No connection.").waitFor();
  await page.getByRole("main").getByText("cannot be reached").first().waitFor();

  service.hold(reads);
  await service.connect(true);
  // Before the sign-in is known, there is no main part.
  const root = page.locator("#root");
  await root.getByRole("status").filter({ hasText: "Loading…" }).first().waitFor();
  await page.getByText("No connection.").waitFor({ state: "detached" });

  await service.fail();
  const alert = root.getByRole("alert").first();
  await alert.getByText(/Something went wrong in the service|Too many/).waitFor();

  await alert.getByRole("button", { name: "Try again" }).waitFor();
  service.answerAll();
  await page.waitForFunction(tryAgainUntilAllIsRead);
  await root.getByText(shows).first().waitFor();
  expect(await root.getByText("Loading…").count()).toBe(0);
});

/** What a part has to show may have parts that failed, too: each has its own button. */
const tryAgainUntilAllIsRead = `(() => {
  for (const button of document.querySelectorAll("[role=alert] button")) button.click();
  return document.querySelector("[role=alert], .loading") === null;
})()`;

function otherView(base: string, path: string): string {
  if (base === "/ops") return path === "#health" ? "#audit" : "#health";
  return path === "/keys" ? "/refunds" : "/keys";
}

/** As a link in the page does it, without loading the page anew. */
function goTo(base: string, path: string): string {
  if (base === "/ops") return `location.hash = ${JSON.stringify(path)}`;
  return `history.pushState({}, "", ${JSON.stringify(base + path)}); dispatchEvent(new PopStateEvent("popstate"))`;
}

test("the console says since when its data is old, as long as it cannot be read again", async () => {
  const { page } = ofOperator;
  ofOperator.answerAll();
  await page.goto("about:blank");
  await page.goto(`${origin}/ops#health`);
  await page.getByText("No process is named").waitFor();
  const old = page.getByRole("main").getByText(/This could not be read again. What you see is of \d/);
  expect(await old.count()).toBe(0);
  ofOperator.hold(/^\/ops\/api\/health/);
  await ofOperator.fail();
  await page.getByRole("button", { name: "Read again" }).click();
  await old.waitFor();
  expect(await page.getByText("No process is named").count()).toBe(1);
  const findings: string[] = [];
  await takePicture(page, "ops-old-data", findings);
  expect(findings).toEqual([]);
  ofOperator.answerAll();
  await page.getByRole("button", { name: "Read again" }).click();
  await old.waitFor({ state: "detached" });
});

test("the page did nothing that it should not", () => {
  for (const { watch } of [ofMerchant, ofOperator]) expect(watch.complaints).toEqual([]);
});
