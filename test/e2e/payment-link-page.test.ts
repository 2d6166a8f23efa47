import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { rpc } from "@lunas/contracts/rpc";
import { until } from "@lunas/stack/until";
import type { Page } from "playwright-core";
import { balanceOf } from "../harness/balance-of";
import { fundedPayer } from "../harness/funded-payer";
import { injectWallet } from "../harness/inject-wallet";
import { browser, harness, merchant, useBrowserOfMerchant } from "../harness/opened-browser";
import { askLinks, createLink, postToLink } from "../harness/payment-link";
import { judgeAccess, type PageWatch, watchPage } from "../harness/watch-page";

/** The page of a payment link in a real browser. `LUNAS_SCREENSHOTS` names a folder for pictures of its states. */
useBrowserOfMerchant();

const unseen = "<b>Kopi</b> & \"susu\" 'gula' <script>window.stolen = 1</script>";

const aLink = (overrides: object = {}) => createLink(harness.url, merchant.apiKey, overrides);

interface Visit {
  readonly page: Page;
  readonly watch: PageWatch;
}

async function visit(options: { locale?: string; dark?: boolean; phone?: boolean } = {}): Promise<Visit> {
  const context = await browser.newContext({
    locale: options.locale ?? "en-GB",
    colorScheme: options.dark === true ? "dark" : "light",
    viewport: options.phone === true ? { width: 360, height: 740 } : { width: 1100, height: 800 },
  });
  const page = await context.newPage();
  page.setDefaultTimeout(15_000);
  return { page, watch: watchPage(page) };
}

/** Judges the page as it stands, pictures it, and closes it. */
async function picture({ page, watch }: Visit, name: string): Promise<void> {
  const folder = process.env.LUNAS_SCREENSHOTS;
  if (folder !== undefined) {
    mkdirSync(folder, { recursive: true });
    await page.screenshot({ path: join(folder, `pay-link-${name}.png`), fullPage: true });
  }
  expect(watch.complaints).toEqual([]);
  expect([...watch.origins].filter((origin) => !["null", harness.url].includes(origin))).toEqual([]);
  expect(await judgeAccess(page)).toEqual([]);
  const { width } = page.viewportSize() ?? { width: 0 };
  expect(Number(await page.evaluate("document.documentElement.scrollWidth"))).toBeLessThanOrEqual(width);
}

const signatures = (calls: readonly string[]) => calls.filter((call) => call === "eth_signTypedData_v4").length;

test("the page says what it is, in its policy and in its words, and shows the merchant's texts as text", async () => {
  const link = await aLink({ title: unseen.slice(0, 100), description: unseen });
  const answer = await fetch(link.url);
  const policy = answer.headers.get("content-security-policy") ?? "";
  expect(policy).toContain("default-src 'none'; script-src 'self'");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toMatch(/unsafe|\*/);
  expect([answer.headers.get("cache-control"), answer.headers.get("x-frame-options")]).toEqual([
    "no-store",
    "SAMEORIGIN",
  ]);
  const html = await answer.text();
  expect(html).toMatch(/<html lang="id">/);
  expect(html).toContain("Sandbox: hanya uang percobaan");
  expect(html.match(/<script/g)).toHaveLength(1);
  expect(html).toMatch(/<script type="module" src="\/dashboard\/assets\/[^"]+" integrity="sha384-[^"]+"><\/script>/);
  expect(html).not.toMatch(/ipk_|@warung|<style|style=/);
  const here = await visit();
  await here.page.goto(link.url);
  await here.page.getByText("Sandbox: play money only").waitFor();
  expect(await here.page.locator("h1").textContent()).toBe(unseen.slice(0, 100));
  expect(await here.page.evaluate("window.stolen")).toBeUndefined();
  expect(await here.page.locator(".price").textContent()).toBe("Rp\u00a05.000,00");
  await here.page.getByText("There is no wallet in this browser").waitFor();
  await picture(here, "no-wallet");
  expect((await fetch(link.url, { method: "PUT" })).headers.get("allow")).toBe("POST, GET, HEAD");
  expect((await fetch(`${link.url}x`)).status).toBe(404);
}, 30_000);

test("a payer with two wallets chooses one, reads of the approval before it is asked, and pays once", async () => {
  const link = await aLink({ redirectUrl: "https://warung.example/ok", maxPayments: 1, description: "Satu gelas." });
  const payer = await fundedPayer(harness.rpcUrl, 500_000n, { approved: false });
  await rpc(harness.rpcUrl, "anvil_setBalance", [payer.address, "0xde0b6b3a7640000"]);
  await rpc(harness.rpcUrl, "anvil_impersonateAccount", [payer.address]);
  let agrees = false;
  const here = await visit({ locale: "id-ID", phone: true });
  const { page } = here;
  const names = ["Rubah", "Kelinci"];
  const calls = await injectWallet(page, { payer, rpcUrl: harness.rpcUrl, agrees: () => agrees, names });
  await page.route("https://warung.example/**", (route) => route.fulfill({ body: "thanks" }));
  await page.goto(link.url);
  await page.getByRole("button", { name: "Bayar dengan Kelinci" }).waitFor();
  await picture(here, "open-id-phone");
  await page.getByRole("button", { name: "Bayar dengan Rubah" }).click();
  await page.getByRole("heading", { name: "Sekali ini saja" }).waitFor();
  expect(calls).not.toContain("eth_sendTransaction");
  await picture(here, "approval-id-phone");
  await page.getByRole("button", { name: "Lanjutkan ke dompet" }).click();
  await page.getByRole("alert").getByText("dibatalkan").waitFor();
  await picture(here, "declined-id-phone");
  expect(signatures(calls)).toBe(0);

  agrees = true;
  await page.getByRole("button", { name: "Bayar dengan Rubah" }).click();
  await page.getByRole("button", { name: "Lanjutkan ke dompet" }).click();
  await page.getByText("Sudah dibayar. Terima kasih!").waitFor();
  await picture(here, "paid-id-phone");
  expect([signatures(calls), await balanceOf(harness.rpcUrl, payer.address)]).toEqual([1, 0n]);
  await page.waitForURL("https://warung.example/ok");
  await page.context().close();

  const later = await visit({ locale: "id-ID", dark: true, phone: true });
  await later.page.goto(link.url);
  await later.page.getByText("sudah terpakai habis").waitFor();
  await picture(later, "used-up-id-dark");
}, 60_000);

test("an answer is lost: the page sends the same payment again, also after a reload, and asks no wallet again", async () => {
  const link = await aLink();
  const payer = await fundedPayer(harness.rpcUrl, 1_000_000n);
  const here = await visit({ dark: true });
  const { page } = here;
  const calls = await injectWallet(page, { payer, rpcUrl: harness.rpcUrl });
  const bodies: string[] = [];
  const posts = (url: URL) => url.href === link.url;
  await page.route(posts, async (route) => {
    if (route.request().method() !== "POST") return route.continue();
    bodies.push(route.request().postData() ?? "");
    // The service gets it and settles; the payer's network ends before the answer.
    await fetch(link.url, {
      method: "POST",
      body: bodies[0] ?? "",
      headers: { "content-type": "application/json", origin: harness.url },
    });
    await route.abort("connectionreset");
  });
  await page.goto(link.url);
  const isLost = page.waitForEvent("requestfailed");
  await page.getByRole("button", { name: "Pay with browser wallet" }).click();
  await isLost;
  await page.unroute(posts);
  await page.reload();
  await page.getByText("Paid. Thank you!").waitFor();
  await picture(here, "paid-en-dark");
  expect([signatures(calls), await balanceOf(harness.rpcUrl, payer.address)]).toEqual([1, 500_000n]);
  expect(await page.evaluate("localStorage.length")).toBe(0);
  expect(new Set(bodies).size).toBe(1);
}, 60_000);

test("the chain is down: the page says so, asks no wallet again, and pays once when the payer checks again", async () => {
  const link = await aLink();
  const payer = await fundedPayer(harness.rpcUrl, 1_000_000n);
  const here = await visit({ phone: true });
  const { page } = here;
  const calls = await injectWallet(page, { payer, rpcUrl: harness.rpcUrl });
  const bodies: string[] = [];
  let isDown = true;
  const error = { code: "chain_unavailable", message: "The chain cannot be read.", details: {}, requestId: "req_1" };
  await page.route(
    (url) => url.href === link.url,
    async (route) => {
      if (route.request().method() !== "POST") return route.continue();
      bodies.push(route.request().postData() ?? "");
      if (!isDown) return route.continue();
      // Later than the page waits by itself.
      await route.fulfill({ status: 503, headers: { "retry-after": "300" }, json: { error } });
    },
  );
  await page.goto(link.url);
  await page.getByRole("button", { name: "Pay with browser wallet" }).click();
  await page.getByRole("alert").getByText("The network cannot be reached now. Do not pay twice").waitFor();
  expect(await page.getByRole("button", { name: "Pay with" }).count()).toBe(0);
  isDown = false;
  await page.getByRole("button", { name: "Check again" }).click();
  await page.getByText("Paid. Thank you!").waitFor();
  expect([signatures(calls), await balanceOf(harness.rpcUrl, payer.address)]).toEqual([1, 500_000n]);
  expect(new Set(bodies).size).toBe(1);
  expect(here.watch.complaints.filter((complaint) => !complaint.includes("503"))).toEqual([]);
}, 60_000);

test("the last place is taken while the payer signs: nothing is paid, and the page says so", async () => {
  const link = await aLink({ maxPayments: 1, amount: undefined, minAmount: "100000", maxAmount: "1000000" });
  const [payer, faster] = await Promise.all([
    fundedPayer(harness.rpcUrl, 1_000_000n),
    fundedPayer(harness.rpcUrl, 1_000_000n),
  ]);
  const here = await visit();
  const { page } = here;
  await injectWallet(page, { payer, rpcUrl: harness.rpcUrl, names: ["Fox"] });
  await page.goto(link.url);
  await page.getByLabel("Amount in rupiah").fill("500");
  await page.getByRole("button", { name: "Pay with Fox" }).click();
  await page.getByRole("alert").getByText("Enter an amount from Rp\u00a01.000,00 to Rp\u00a010.000,00").waitFor();
  await picture(here, "range-en");
  const authorization = await faster.authorize({ to: merchant.walletAddress, amount: 100_000n });
  expect((await postToLink(link.url, authorization)).status).toBe(200);
  await page.getByLabel("Amount in rupiah").fill("1.000");
  await page.getByRole("button", { name: "Pay with Fox" }).click();
  await page.getByRole("alert").getByText("used up. Nothing was paid").waitFor();
  await picture(here, "lost-place-en");
  expect(await balanceOf(harness.rpcUrl, payer.address)).toBe(1_000_000n);
}, 60_000);

test.each([
  ["closed", "id-ID", "ditutup"],
  ["expired", "en-GB", "has expired"],
])(
  "a link that is %s says so, and offers no wallet",
  async (state, locale, text) => {
    const link = await aLink(state === "expired" ? { expiresAt: new Date(Date.now() + 500).toISOString() } : {});
    if (state === "closed") {
      const patch = { path: `/${link.linkId}`, method: "PATCH", body: { active: false } };
      await askLinks(harness.url, { "x-api-key": merchant.apiKey }, patch);
    }
    const status = async () =>
      (await askLinks(harness.url, { "x-api-key": merchant.apiKey }, { path: `/${link.linkId}` })).body.status;
    expect(await until(async () => (await status()) === state, { timeoutMs: 5_000 })).toBe(true);
    const here = await visit({ locale });
    const payer = await fundedPayer(harness.rpcUrl, 1n);
    await injectWallet(here.page, { payer, rpcUrl: harness.rpcUrl, names: ["Fox"] });
    await here.page.goto(link.url);
    await expect(here.page.locator(".state").textContent()).resolves.toContain(text);
    expect(await here.page.getByRole("button").count()).toBe(0);
    await picture(here, state);
  },
  30_000,
);
