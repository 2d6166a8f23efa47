import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { until } from "@lunas/stack/until";
import type { BrowserContext, Page } from "playwright-core";
import { browser, harness, useBrowser } from "../harness/opened-browser";
import { registerMerchant } from "../harness/register-merchant";
import { judgeAccess, type PageWatch, watchPage } from "../harness/watch-page";

/**
 * What a person sees in a browser: the first page, the documentation, the API reference. `LUNAS_SCREENSHOTS` names a
 * folder for pictures of each, in light, in dark and on a phone.
 */
let context: BrowserContext;
let page: Page;
let watch: PageWatch;

useBrowser();

beforeEach(async () => {
  context = await browser.newContext({
    locale: "en-GB",
    reducedMotion: "reduce",
    viewport: { width: 1280, height: 860 },
  });
  page = await context.newPage();
  page.setDefaultTimeout(30_000);
  watch = watchPage(page);
});

afterEach(async () => {
  const { complaints, origins } = watch;
  await context.close();
  expect(complaints).toEqual([]);
  expect([...origins]).toEqual([harness.url]);
});

/** The view as it stands: axe finds nothing, and it fits on a phone. */
async function picture(name: string): Promise<void> {
  const findings: string[] = [];
  const folder = process.env.LUNAS_SCREENSHOTS;
  if (folder !== undefined) mkdirSync(folder, { recursive: true });
  const take = async (kind: string) => {
    if (kind !== "phone") findings.push(...(await judgeAccess(page)).map((each) => `${name}, ${kind}: ${each}`));
    if (folder !== undefined) await page.screenshot({ path: join(folder, `${name}-${kind}.png`) });
  };
  await take("light");
  await page.emulateMedia({ colorScheme: "dark" });
  // The API reference turns dark by an event, which comes with the next frame.
  await page.evaluate("new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(seen)))");
  await take("dark");
  await page.emulateMedia({ colorScheme: "light" });
  await page.setViewportSize({ width: 360, height: 740 });
  await take("phone");
  const width = Number(await page.evaluate("document.documentElement.scrollWidth"));
  if (width > 360) findings.push(`${name}: is ${width} wide on a phone of 360`);
  await page.setViewportSize({ width: 1280, height: 860 });
  expect(findings).toEqual([]);
}

test("the first page says what this is, how it is, and where to go on; in two languages", async () => {
  await page.goto(harness.url);
  await page.getByText("All systems work.").waitFor();
  expect(await page.locator("#networks li").allTextContents()).toEqual([
    expect.stringMatching(/^sandbox: ok, block \d+$/),
    expect.stringMatching(/^base: ok, block \d+$/),
  ]);
  await picture("first-page");
  await page.getByRole("link", { name: "Bahasa Indonesia" }).click();
  await page.getByText("Semua sistem bekerja.").waitFor();
  await picture("first-page-id");
}, 60_000);

test("a page of the documentation has its contents and a search, and links that work", async () => {
  await page.goto(`${harness.url}/docs/errors#insufficient_balance`);
  await page.getByRole("heading", { name: "insufficient_balance" }).waitFor();
  await picture("docs-errors");
  await page.getByRole("searchbox").fill("idempotency ke");
  const [first] = [page.locator("#found a").first()];
  await first.waitFor();
  await picture("docs-search");
  await first.click();
  await page.waitForURL(/\/docs\/(?:payments|errors)#.*idempotency/);
}, 60_000);

/** A word, and the page that must be the first; the Indonesian one where it is another. */
const otherWords: readonly (readonly [string, string, string?])[] = [
  ["withdraw", "rupiah"],
  ["cairkan", "rupiah"],
  ["invoice", "payment-links"],
  ["faktur", "payment-links"],
  ["dispute", "other-services"],
  ["chargeback", "other-services"],
  ["tax", "other-services"],
  ["pajak", "other-services"],
  ["test card", "payment-links"],
  ["dompet uji", "payment-links", "sandbox"],
  ["kuitansi", "receipts"],
  ["tanda terima", "receipts"],
  ["go live", "going-live"],
  ["command line", "cli"],
  ["micropayment", "channels"],
  ["kanal", "channels"],
];

test.each(["docs", "docs/id"])(
  "in %s the search finds what the documentation calls otherwise",
  async (folder) => {
    await page.goto(`${harness.url}/${folder}/quickstart`);
    const found: (readonly [string, string])[] = [];
    for (const [typed] of otherWords) {
      await page.getByRole("searchbox").fill("");
      await page.locator("#found a").first().waitFor({ state: "detached" });
      await page.getByRole("searchbox").fill(typed);
      const first = await page.locator("#found a").first().getAttribute("href");
      found.push([typed, first?.split("#")[0] ?? ""]);
    }
    const pageOf = (name: string, indonesian = name) => `/${folder}/${folder === "docs" ? name : indonesian}`;
    expect(found).toEqual(otherWords.map(([typed, name, indonesian]) => [typed, pageOf(name, indonesian)]));
  },
  60_000,
);

test("a page and its translation lead to each other, and the menu shows where it is", async () => {
  for (const name of ["refunds", "receipts", "going-live", "sandbox", "cli"]) {
    await page.goto(`${harness.url}/docs/${name}`);
    await page.getByRole("link", { name: "Bahasa Indonesia" }).click();
    await page.waitForURL(`${harness.url}/docs/id/${name}`);
    expect(await page.locator("details.pages [aria-current=page]").getAttribute("href")).toBe(`/docs/id/${name}`);
    await page.getByRole("link", { name: "English" }).click();
    await page.waitForURL(`${harness.url}/docs/${name}`);
  }
}, 60_000);

test("a block of code is copied by its button", async () => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto(`${harness.url}/docs/quickstart`);
  const block = page.locator("article .block").first();
  await block.getByRole("button", { name: "Copy" }).click();
  await block.getByRole("button", { name: "Copied" }).waitFor();
  expect(await page.evaluate("navigator.clipboard.readText()")).toBe(await block.locator("pre").textContent());
  await page.evaluate("navigator.clipboard.writeText = () => Promise.reject(new Error('forbidden'))");
  const next = page.locator("article .block").nth(1);
  await next.getByRole("button", { name: "Copy" }).click();
  await next.getByRole("button", { name: "Copying is not allowed here: select it and copy" }).waitFor();
  const selected = String(await page.evaluate("getSelection().toString()"));
  expect(selected.trim()).toBe(String(await next.locator("pre").textContent()).trim());
}, 60_000);

test("a page of the documentation does not show the notes for the tests", async () => {
  expect(await (await fetch(`${harness.url}/docs/quickstart.md`)).text()).toContain("<!-- test:");
  await page.goto(`${harness.url}/docs/quickstart`);
  const text = await page.locator("article").textContent();
  expect(text).toContain("npm start");
  expect(text).not.toContain("<!--");
  await picture("docs-quickstart");
}, 60_000);

test("an endpoint can be found and tried in the sandbox; the key stays in its field", async () => {
  const { apiKey: sandboxApiKey } = await registerMerchant(harness.url);
  const sent: { url: string; key: string | undefined }[] = [];
  page.on("request", (request) => sent.push({ url: request.url(), key: request.headers()["x-api-key"] }));
  await page.goto(`${harness.url}/docs`);
  await page.locator(".opblock").first().waitFor();
  await picture("docs");
  await page.goto(`${harness.url}/docs#/Payments/listPayments`);
  await page.reload();
  await page.locator("#operations-Payments-listPayments").waitFor();
  await picture("reference");
  await page.getByLabel("Search the endpoints").fill("the merchant's payments, newest");
  const isAlone = async () => (await page.locator(".opblock").count()) === 1;
  expect(await until(isAlone, { timeoutMs: 15_000 })).toBe(true);
  const endpoint = page.locator("#operations-Payments-listPayments");
  await endpoint.getByRole("button", { name: "Try it out" }).click();
  const execute = async () => {
    const answer = page.waitForResponse((response) => new URL(response.url()).pathname === "/payments");
    await endpoint.getByRole("button", { name: "Execute" }).click();
    return (await answer).status();
  };
  await page.getByLabel("Your secret sandbox key").fill("ipk_live_0123456789");
  await page.getByText("It is not sent.").waitFor();
  expect(await execute()).toBe(401);
  await page.getByLabel("Your secret sandbox key").fill(sandboxApiKey);
  expect(await execute()).toBe(200);
  const payments = sent.filter(({ url }) => new URL(url).pathname === "/payments");
  expect(payments.map(({ key }) => key)).toEqual([undefined, sandboxApiKey]);
  expect(sent.filter(({ url }) => url.includes("ipk_"))).toEqual([]);
  expect(await page.evaluate("JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie])")).toBe(
    '[{},{},""]',
  );
  await picture("reference-endpoint");
  await page.reload();
  expect(await page.getByLabel("Your secret sandbox key").inputValue()).toBe("");
}, 120_000);
