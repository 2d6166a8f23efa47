import type { Browser } from "playwright-core";
import { emptyAnswer, exampleAnswer } from "../harness/answers/example-answers";
import { openChromium } from "../harness/open-chromium";
import {
  consoleFile,
  dashboardFile,
  openWithoutService,
  origin,
  type PageSource,
  type PageWithoutService,
} from "../harness/page-without-service";

/**
 * Every view of the dashboard and of the console while it loads, after a failure, with nothing to show, and offline. The pages
 * are the built ones; their service is the test.
 */
interface View {
  readonly path: string;
  /** What the view reads. */
  readonly reads: RegExp;
  /** What it shows once it has read: where it has a list, that the list is empty. */
  readonly shows: string | RegExp;
}

const views: readonly View[] = [
  { path: "/", reads: /^\/(payments|merchant\/(reports|webhooks|stats|api-keys))/, shows: "No payments yet" },
  { path: "/payments", reads: /^\/payments\?/, shows: "No payments yet" },
  { path: "/payments?q=kopi", reads: /^\/payments\?/, shows: "No payment matches" },
  { path: "/payments/pay_1", reads: /^\/(payments\/pay_1|refunds)/, shows: "Nothing of this payment was refunded." },
  { path: "/refunds", reads: /^\/refunds/, shows: "No refunds" },
  { path: "/links", reads: /^\/payment-links/, shows: "No payment links yet" },
  { path: "/keys", reads: /^\/merchant\/api-keys/, shows: "No keys here yet" },
  { path: "/webhooks", reads: /^\/merchant\/webhooks/, shows: "No deliveries yet" },
  { path: "/webhooks/dlv_1", reads: /^\/merchant\/webhooks/, shows: "Nothing was sent yet." },
  { path: "/events", reads: /^\/events\?limit/, shows: "No events yet" },
  { path: "/samples", reads: /^\/config/, shows: "A page of your server" },
  { path: "/sandbox", reads: /^\/merchant\/me/, shows: "An ordinary payment" },
  { path: "/account", reads: /^\/merchant\/me/, shows: "Merchant id" },
  { path: "/account?tab=sessions", reads: /^\/merchant\/sessions/, shows: "This browser" },
  { path: "/account?tab=audit", reads: /^\/merchant\/audit/, shows: "Nothing yet" },
  { path: "/account?tab=preferences", reads: /^\/merchant\/me/, shows: "Kept in this browser." },
];

const consoleViews: readonly View[] = [
  ["health", "No process is named"],
  ["lanes", "There are no lanes yet"],
  ["pending", "No payment has been pending for so long"],
  ["pauses", "Nothing is paused"],
  ["merchants", "No merchant is found"],
  ["gas", "No settlement has cost anything in this time"],
  ["ledger", "No proof has run"],
  ["audit", "Nothing was changed yet"],
].map(([name = "", shows = ""]) => ({ path: `#${name}`, reads: new RegExp(`^/ops/api/${name}`), shows }));

/** A merchant without payments: what it has always is as in the examples. */
function merchantsAnswer(path: string): unknown {
  if (/^\/(config|merchant\/(me|sessions|stats))/.test(path)) return exampleAnswer(path);
  return emptyAnswer(path);
}

const deliveries = { outbox: 0, outboxLagSeconds: 0, pending: 0, due: 0, oldestDueSeconds: 0 };
const operatorsAnswers: Readonly<Record<string, unknown>> = {
  session: { operator: "ani" },
  health: { parts: [], chains: [], deliveries, settlers: [] },
  lanes: { lanes: [] },
  pending: { chains: [], payments: [], limit: 100 },
  pauses: { networks: [], pauses: [] },
  merchants: { merchants: [], limit: 100 },
  gas: { spent: [] },
  ledger: { state: "idle" },
  audit: { entries: [], limit: 200 },
};

const dashboard: PageSource = {
  files: dashboardFile,
  answer: merchantsAnswer,
  // A failure after which the page does not try again by itself.
  failure: { status: 500, code: "internal_error" },
};
const operators: PageSource = {
  files: consoleFile,
  answer: (path) => operatorsAnswers[/^\/ops\/api\/(\w+)/.exec(path)?.[1] ?? ""],
  failure: { status: 429, code: "rate_limited" },
};

let browser: Browser;
let ofMerchant: PageWithoutService;
let ofOperator: PageWithoutService;

beforeAll(async () => {
  browser = await openChromium();
  const open = async (source: PageSource) => {
    const context = await browser.newContext({ locale: "en-GB", reducedMotion: "reduce" });
    return openWithoutService(await context.newPage(), source);
  };
  [ofMerchant, ofOperator] = await Promise.all([open(dashboard), open(operators)]);
}, 60_000);

afterAll(() => browser?.close());

const all = [
  ...views.map((view) => ({ ...view, of: () => ofMerchant, base: "/dashboard" })),
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
    while ((await alert.count()) > 0) await alert.getByRole("button", { name: "Try again" }).click();
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
