import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { freshWallet } from "@lunas/testkit/payer/fresh-wallet";
import type { Page } from "playwright-core";
import { balanceOf } from "../harness/balance-of";
import { browser, harness, merchant, useBrowserOfMerchant } from "../harness/opened-browser";
import { askLinks, createLink } from "../harness/payment-link";
import { registerMerchant } from "../harness/register-merchant";
import { judgeAccess, watchPage } from "../harness/watch-page";

/** A payer without a wallet pays a sandbox link. `LUNAS_SCREENSHOTS` names a folder for pictures. */
useBrowserOfMerchant();

const aLink = (overrides: object = {}, apiKey = merchant.apiKey) => createLink(harness.url, apiKey, overrides);

async function picture(page: Page, name: string): Promise<void> {
  expect(await judgeAccess(page)).toEqual([]);
  const folder = process.env.LUNAS_SCREENSHOTS;
  if (folder === undefined) return;
  mkdirSync(folder, { recursive: true });
  await page.screenshot({ path: join(folder, `test-wallet-${name}.png`), fullPage: true });
}

test.each([
  { locale: "id-ID", width: 360, dark: false, button: "Bayar dengan dompet uji", paid: "Sudah dibayar. Terima kasih!" },
  { locale: "en-GB", width: 1280, dark: true, button: "Pay with a test wallet", paid: "Paid. Thank you!" },
])(
  "a payer without a wallet pays by a test wallet, and gets the receipt ($locale)",
  async ({ locale, width, dark, button, paid }) => {
    const link = await aLink();
    const before = await balanceOf(harness.rpcUrl, merchant.walletAddress);
    const colorScheme = dark ? "dark" : "light";
    const context = await browser.newContext({ locale, colorScheme, viewport: { width, height: 800 } });
    const page = await context.newPage();
    page.setDefaultTimeout(20_000);
    const watch = watchPage(page);
    const sent: string[] = [];
    page.on("request", (request) => sent.push(`${request.url()} ${request.postData() ?? ""}`));
    await page.goto(link.url);
    await page.getByRole("button", { name: button }).waitFor();
    await picture(page, `open-${locale}-${width}`);
    await page.getByRole("button", { name: button }).click();
    await page.getByText(paid).waitFor();
    await picture(page, `paid-${locale}-${width}`);
    expect((await balanceOf(harness.rpcUrl, merchant.walletAddress)) - before).toBe(500_000n);
    // The wallet's key is stored nowhere: the tab keeps what the page shows of the payment, and nothing else.
    expect(await page.evaluate("localStorage.length")).toBe(0);
    const kept = await page.evaluate<[string, string][]>("Object.entries(sessionStorage)");
    expect(kept.map(([name, value]) => [name, Object.keys(JSON.parse(value))])).toEqual([
      [`lunas:paid:${link.linkId}`, ["txHash", "receiptUrl"]],
    ]);
    expect(sent.filter((each) => each.includes("/test-wallet {"))).toHaveLength(1);
    await page.locator("a.button").first().click();
    await page.waitForURL(/\/receipts\//);
    expect(watch.complaints).toEqual([]);
    await context.close();
  },
  60_000,
);

async function fund(link: { readonly linkId: string }, body: object = {}, origin: string | null = harness.url) {
  const response = await fetch(`${harness.url}/pay/${link.linkId}/test-wallet`, {
    method: "POST",
    headers: { "content-type": "application/json", ...(origin !== null && { origin }) },
    body: JSON.stringify({ address: freshWallet().address, need: "payment", ...body }),
  });
  const answer = (await response.json()) as { error?: { code: string } };
  return [response.status, answer.error?.code ?? null];
}

test("the faucet of a link gives the price and no more, to the link's own page only, and never for real money", async () => {
  const link = await aLink({ amount: undefined, minAmount: "100000", maxAmount: "200000" });
  const { address } = freshWallet();
  expect(await fund(link, { address, amount: "200000" })).toEqual([200, null]);
  expect(await balanceOf(harness.rpcUrl, address)).toBe(200_000n);
  expect(await fund(link, { amount: "200001" })).toEqual([400, "invalid_request"]);
  expect(await fund(link, { amount: "99999" })).toEqual([400, "invalid_request"]);
  expect(await fund(link, {}, "https://evil.example")).toEqual([403, "origin_not_allowed"]);
  expect(await fund(link, {}, null)).toEqual([403, "origin_not_allowed"]);
  expect(await fund({ linkId: "lnk_4hTzQ9vYkLmNpRsTuVwXyZ" })).toEqual([404, "not_found"]);
  const closed = await aLink();
  const patch = { path: `/${closed.linkId}`, method: "PATCH", body: { active: false } };
  await askLinks(harness.url, { "x-api-key": merchant.apiKey }, patch);
  expect(await fund(closed)).toEqual([410, "link_closed"]);
  const dear = await aLink({ amount: "10000100" });
  expect(await fund(dear)).toEqual([400, "amount_exceeds_cap"]);
  expect(await (await fetch(dear.url)).text()).toContain("&quot;hasTestWallet&quot;:false");
});

test("strangers spend at most half of a merchant's day: the other half stays the merchant's", async () => {
  const other = await registerMerchant(harness.url);
  const link = await aLink({ amount: "10000000" }, other.apiKey);
  const outcomes: unknown[] = [];
  for (let time = 0; time < 6; time += 1) outcomes.push(await fund(link));
  expect(outcomes).toEqual([...Array(5).fill([200, null]), [429, "rate_limited"]]);
  const own = async (more: object) => {
    const { status } = await fetch(`${harness.url}/sandbox/fund`, {
      method: "POST",
      headers: { "content-type": "application/json", "x-api-key": other.apiKey },
      body: JSON.stringify({ address: freshWallet().address, amount: "100000", token: "IDRX", ...more }),
    });
    return status;
  };
  // A shop's 402 pages are open to all too, and share that half.
  expect([await own({ openToAll: true }), await own({})]).toEqual([429, 200]);
}, 60_000);
