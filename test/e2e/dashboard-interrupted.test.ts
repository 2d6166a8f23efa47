import type { Browser, BrowserContext, Page, Route } from "playwright-core";
import { type AnnouncedWallet, announceWallet } from "../harness/announce-wallet";
import { exampleAnswer } from "../harness/answers/example-answers";
import { busyMerchant } from "../harness/dashboard-views";
import { takePicture } from "../harness/merchant-page";
import { openChromium } from "../harness/open-chromium";
import { openWithoutService, origin, type PageWithoutService } from "../harness/page-without-service";

/**
 * A merchant whose wallet does not answer, whose browser forbids copying, and whose lists change meanwhile. The pages are the built
 * ones; their service is the test. `LUNAS_SCREENSHOTS` as in dashboard.test.ts.
 */
jest.setTimeout(30_000);

let browser: Browser;
let context: BrowserContext;
let page: Page;
let wallet: AnnouncedWallet;
let service: PageWithoutService;
const sent: string[] = [];
const findings: string[] = [];

beforeAll(async () => {
  browser = await openChromium();
}, 60_000);

beforeEach(async () => {
  context = await browser.newContext({ locale: "en-GB", reducedMotion: "reduce" });
  page = await context.newPage();
  wallet = await announceWallet(page, "Test Fox", "http://localhost:9");
  service = await openWithoutService(page, busyMerchant);
  sent.length = 0;
  page.on("request", (request) => sent.push(`${request.method()} ${request.url().slice(origin.length)}`));
});

afterEach(async () => {
  expect(service.watch.complaints).toEqual([]);
  await context.close();
});

afterAll(() => browser?.close());

const open = (path: string) => page.goto(`${origin}/dashboard${path}`);
const button = (name: string) => page.getByRole("button", { name, exact: true });
const dialog = () => page.getByRole("dialog");
const choose = (name: string) =>
  page.getByRole("navigation", { name: "Main menu" }).getByRole("link", { name, exact: true }).click();
const picture = (name: string) => takePicture(page, name, findings);
const answer = (path: string | RegExp, json: object, status = 200) =>
  page.route(path, (route) => route.fulfill({ json, status }));
const failure = (code: string) => ({ error: { code, message: "It failed.", details: {}, doc_url: null } });
/** By the address alone, as a link or the browser's own buttons change it. */
const goTo = (path: string) =>
  page.evaluate(`history.pushState({}, "", "/dashboard${path}"); dispatchEvent(new PopStateEvent("popstate"))`);

const selected = `(({ value, selectionStart, selectionEnd }) =>
  value.slice(selectionStart, selectionEnd))(document.activeElement)`;

/** The wallet answers after all, and the page has had time to act on it. */
async function answerLate(): Promise<void> {
  wallet.respond(true);
  await page.evaluate("new Promise((resolve) => setTimeout(resolve, 300))");
}

test("a wallet that never answers is left at the sign-in, and its late answer changes nothing", async () => {
  await answer(`${origin}/merchant/me`, failure("unauthorized"), 401);
  await open("/sign-in");
  wallet.respond(false);
  await button("Test Fox").click();
  await page.getByText("Confirm in your wallet…").waitFor();
  await picture("sign-in-waits");
  await button("Cancel").click();
  await button("Cancel").waitFor({ state: "detached" });
  expect(await button("Test Fox").isEnabled()).toBe(true);
  await answerLate();
  expect(wallet.calls).not.toContain("personal_sign");
  expect(sent.filter((each) => each.startsWith("POST"))).toEqual([]);
  expect(await page.title()).toBe("Sign in to Lunas");
});

test("a change of the wallet is left while a wallet does not answer, and nothing is sent", async () => {
  await answer(`${origin}/merchant/me`, { ...exampleAnswer("/merchant/me"), nextWallet: null });
  await open("/account");
  await button("Change wallet").click();
  await dialog()
    .getByLabel("Address of the new wallet")
    .fill(`0x${"52".repeat(20)}`);
  wallet.respond(false);
  await button("Sign with Test Fox").click();
  await picture("wallet-change-waits");
  await dialog().getByRole("button", { name: "Cancel" }).click();
  await dialog().waitFor({ state: "detached" });
  await answerLate();
  expect(sent.filter((each) => each.startsWith("POST"))).toEqual([]);
});

test("the cancelling of a change is left while a wallet does not answer, and nothing is sent", async () => {
  await open("/account");
  await button("Cancel the change").click();
  wallet.respond(false);
  await button("Sign with Test Fox").click();
  await dialog().getByRole("button", { name: "Back" }).click();
  await dialog().waitFor({ state: "detached" });
  await answerLate();
  expect(sent.filter((each) => each.startsWith("POST"))).toEqual([]);
});

/** Pages of the refunds as long as `totalPages` says. */
async function pagesOfRefunds(list: { totalPages: number }): Promise<void> {
  await page.route(/\/refunds\?/, (route: Route) => {
    const number = Number(new URL(route.request().url()).searchParams.get("page"));
    const { refunds } = exampleAnswer("/refunds");
    const isThere = number <= list.totalPages;
    const pagination = { page: number, limit: 25, total: list.totalPages * 25, totalPages: list.totalPages };
    return route.fulfill({ json: { refunds: isThere ? refunds : [], pagination } });
  });
}

const lastRead = () => {
  const read = sent.filter((each) => each.startsWith("GET /refunds?")).at(-1) ?? "";
  const { searchParams } = new URL(read.replace("GET ", ""), origin);
  return ["environment", "status", "page"].map((name) => searchParams.get(name));
};

test("another filter or environment of a list begins at its first page", async () => {
  await pagesOfRefunds({ totalPages: 3 });
  await open("/refunds");
  await page.locator(".badge", { hasText: "Refunded" }).waitFor();
  await button("Next").click();
  await page.getByText("Page 2 of 3").waitFor();
  await goTo("/refunds?status=failed");
  await page.getByText("Page 1 of 3").waitFor();
  expect(lastRead()).toEqual(["sandbox", "failed", "1"]);
  await button("Next").click();
  await page.getByText("Page 2 of 3").waitFor();
  await button("Production").click();
  await page.getByText("Page 1 of 3").waitFor();
  expect(lastRead()[0]).toBe("production");
  expect(lastRead()[2]).toBe("1");
});

test("a list that has become shorter than the page in sight has a way back", async () => {
  const list = { totalPages: 2 };
  await pagesOfRefunds(list);
  await open("/refunds");
  await page.getByText("Page 1 of 2").waitFor();
  list.totalPages = 1;
  await button("Next").click();
  await page.getByText("There is nothing on this page any more.").waitFor();
  await picture("refunds-empty-page");
  await button("Previous").click();
  await page.locator(".badge", { hasText: "Refunded" }).waitFor();
});

test("where copying is not allowed the text is selected, and the page says so", async () => {
  await page.addInitScript("navigator.clipboard.writeText = () => Promise.reject(new Error('forbidden'))");
  await open("/payments/pay_1");
  await page.locator(".payment-head .copyable button").first().click();
  const field = page.getByLabel("Copying is not allowed here: select it and copy");
  await field.waitFor();
  const { paymentId } = exampleAnswer("/payments/pay_1");
  expect(await page.evaluate(selected)).toBe(paymentId);
  await picture("copy-refused");
  await page.locator("h1").click();
  await field.waitFor({ state: "detached" });
});

test("each view has a title of its own, and a new view begins at its content", async () => {
  const focused = () => page.evaluate("document.activeElement.id");
  await open("/");
  await page.locator("h1").waitFor();
  expect(await page.title()).toBe("[Sandbox] Home · Lunas");
  expect(await focused()).not.toBe("content");
  await choose("Payment links");
  await page.waitForFunction("document.title === '[Sandbox] Payment links · Lunas'");
  expect(await focused()).toBe("content");
  await goTo("/payments/pay_1?env=production");
  await page.waitForFunction("document.title === 'Payments · pay_1 · Lunas'");
});

test("what is wrong in a form is announced", async () => {
  await open("/channels?env=production");
  await page.getByLabel("Payer").fill("0x12");
  await page.keyboard.press("Enter");
  const alert = page.getByRole("alert");
  await alert.waitFor();
  expect(await alert.getAttribute("class")).toBe("field-error");
});

test("how long ago a payment was is counted on while the page is open", async () => {
  const now = new Date();
  await page.clock.install({ time: now });
  const { payments, ...rest } = exampleAnswer("/payments") as { payments: readonly object[] };
  await answer(/\/payments\?/, {
    ...rest,
    payments: payments.map((each) => ({ ...each, createdAt: now.toISOString() })),
  });
  await open("/");
  const row = page.locator(".row-link time").first();
  await row.waitFor();
  await page.clock.fastForward(130_000);
  await page.waitForFunction("document.querySelector('.row-link time').textContent === '2 minutes ago'");
});

test("axe found nothing serious or critical", () => {
  expect(findings).toEqual([]);
});
