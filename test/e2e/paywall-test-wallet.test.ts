import { serve } from "@hono/node-server";
import { Lunas } from "@lunas/server";
import { configRoute, requirePayment } from "@lunas/server/express";
import { configRoute as honoConfig, requirePayment as honoPayment } from "@lunas/server/hono";
import { freePort } from "@lunas/stack/free-port";
import { freshWallet } from "@lunas/testkit/payer/fresh-wallet";
import express from "express";
import { Hono } from "hono";
import type { Page } from "playwright-core";
import { balanceOf } from "../harness/balance-of";
import { browser, harness, merchant, useBrowserOfMerchant } from "../harness/opened-browser";
import { paywallPicture } from "../harness/paywall-picture";
import { paywallScriptText } from "../harness/paywall-script";
import { watchPage } from "../harness/watch-page";

/** A person without a wallet at the 402 page of a shop. `LUNAS_SCREENSHOTS` names a folder for pictures. */
let script: string;
const closing: (() => void)[] = [];
const shops = { express: "", hono: "", live: "" };
/** What the faucet's relay answered, by the shops' addresses. */
const relayed: [string, unknown][] = [];

const paywallScript = "/lunas.min.js";
const offer = { price: "5000", description: "Satu artikel", paywallScript };
const article = "<!doctype html><html lang=id><title>Artikel</title><main><h1>Cara membuat kopi</h1></main></html>";

afterAll(() => {
  for (const close of closing) close();
});
useBrowserOfMerchant();
beforeAll(async () => {
  script = await paywallScriptText();
  const { apiKey, walletAddress: payTo } = merchant;
  const options = { facilitatorUrl: harness.url, payTo };
  const lunas = new Lunas(apiKey, { ...options, environment: "local" });
  [shops.express, shops.hono, shops.live] = await Promise.all([
    openExpress(lunas),
    openHono(lunas),
    openExpress(new Lunas("ipk_live_x", { ...options, environment: "base" })),
  ]);
}, 120_000);

async function openExpress(lunas: Lunas): Promise<string> {
  const app = express();
  const port = await freePort();
  const url = `http://localhost:${port}`;
  app.use((_request, response, next) => {
    // A shop whose CORS lets everybody in.
    response.set({ "Access-Control-Allow-Origin": "*", "Access-Control-Allow-Headers": "lunas-test-wallet" });
    response.on("finish", () => {
      const outcome = response.getHeader("lunas-test-wallet");
      if (outcome !== undefined) relayed.push([url, outcome]);
    });
    next();
  });
  app.options("/article", (_request, response) => void response.end());
  app.get(paywallScript, (_request, response) => void response.type("js").send(script));
  app.get("/api/lunas/config", configRoute(lunas));
  app.get("/article", requirePayment(lunas, offer), (_request, response) => void response.type("html").send(article));
  const server = app.listen(port, "localhost");
  closing.push(() => server.close());
  return url;
}

async function openHono(lunas: Lunas): Promise<string> {
  const app = new Hono();
  const port = await freePort();
  app.get(paywallScript, (context) => context.body(script, 200, { "Content-Type": "text/javascript" }));
  app.get("/api/lunas/config", honoConfig(lunas));
  app.get("/article", honoPayment(lunas, offer), (context) => context.html(article));
  const server = serve({ fetch: app.fetch, port, hostname: "localhost" });
  closing.push(() => server.close());
  return `http://localhost:${port}`;
}

interface Visit {
  readonly locale: string;
  readonly width?: number;
  readonly dark?: boolean;
}

async function openPage({ locale, width = 1280, dark = false }: Visit): Promise<Page> {
  const colorScheme = dark ? "dark" : "light";
  const context = await browser.newContext({ locale, colorScheme, viewport: { width, height: 800 } });
  const page = await context.newPage();
  page.setDefaultTimeout(20_000);
  return page;
}

const picture = (page: Page, name: string) => paywallPicture(page, `paywall-test-wallet-${name}`);

const id = {
  banner: "Sandbox: hanya uang percobaan. Tidak ada uang sungguhan yang berpindah.",
  button: "Bayar dengan dompet uji",
};
const en = { banner: "Sandbox: play money only. No real money moves.", button: "Pay with a test wallet" };

test.each([
  { ...id, kind: "express", locale: "id-ID", width: 360, dark: false },
  { ...id, kind: "hono", locale: "id-ID", width: 1280, dark: true },
  { ...en, kind: "hono", locale: "en-GB", width: 360, dark: true },
  { ...en, kind: "express", locale: "en-GB", width: 1280, dark: false },
] as const)(
  "a person without a wallet pays a page of the sandbox, and sees the content ($kind, $locale, $width px)",
  async ({ kind, locale, width, dark, button, banner }) => {
    const before = await balanceOf(harness.rpcUrl, merchant.walletAddress);
    const page = await openPage({ locale, width, dark });
    const watch = watchPage(page);
    const sent: string[] = [];
    page.on("request", (request) => sent.push(`${request.url()} ${JSON.stringify(request.headers())}`));
    const answer = await page.goto(`${shops[kind]}/article`);
    expect(answer?.status()).toBe(402);
    await page.getByRole("note").getByText(banner).waitFor();
    await page.getByRole("button", { name: button }).waitFor();
    expect(await page.locator('a[href*="idrx.co"]').count()).toBe(0);
    await picture(page, `open-${locale}-${width}`);
    await page.getByRole("button", { name: button }).click();
    await page.getByRole("heading", { name: "Cara membuat kopi" }).waitFor();
    expect((await balanceOf(harness.rpcUrl, merchant.walletAddress)) - before).toBe(500_000n);
    // No payment is open, and the wallet's key is stored nowhere.
    expect(await page.evaluate("[Object.entries(localStorage), sessionStorage.length]")).toEqual([
      [["lunas:purchases", "[]"]],
      0,
    ]);
    expect(sent.join("\n")).not.toContain(merchant.apiKey);
    expect([...watch.origins].sort()).toEqual([shops[kind], new URL(harness.rpcUrl).origin].sort());
    expect(watch.complaints).toEqual([]);
    await page.context().close();
  },
  60_000,
);

test("an empty faucet: the page says so, nothing is paid, and the button stays", async () => {
  for (const { locale, button, text } of [
    { ...id, locale: "id-ID", text: /Uang percobaan untuk halaman ini sedang habis\. Tidak ada yang dibayar\./ },
    { ...en, locale: "en-GB", text: /The play money for this page is used up for now\. Nothing was paid\./ },
  ]) {
    const page = await openPage({ locale, width: 360, dark: true });
    await page.route("**/article", async (route) => {
      if (route.request().headers()["lunas-test-wallet"] === undefined) return route.continue();
      const answer = await route.fetch({ headers: { ...route.request().headers(), "lunas-test-wallet": "" } });
      return route.fulfill({ response: answer, headers: { ...answer.headers(), "lunas-test-wallet": "faucet_empty" } });
    });
    await page.goto(`${shops.express}/article`);
    await page.getByRole("button", { name: button }).click();
    await page.getByRole("alert").getByText(text).waitFor();
    expect(await page.getByRole("button").count()).toBe(2);
    await picture(page, `spent-${locale}`);
    await page.context().close();
  }
}, 60_000);

test.each([
  { ...id, locale: "id-ID", pay: /^Bayar Rp/ },
  { ...en, locale: "en-GB", pay: /^Pay Rp/ },
])(
  "a page of real money has none of it, and its shop gives nothing ($locale)",
  async ({ locale, banner, pay }) => {
    const page = await openPage({ locale });
    await page.goto(`${shops.live}/article`);
    await page.getByRole("button", { name: pay }).waitFor();
    expect(await page.getByRole("button").count()).toBe(1);
    expect(await page.getByText(banner).count()).toBe(0);
    expect(await page.locator('a[href*="idrx.co"]').count()).toBe(1);
    const { address } = freshWallet();
    const outcome = `fetch(location.href, { headers: { "Lunas-Test-Wallet": "payment ${address}" } })
    .then((answer) => [answer.status, answer.headers.get("lunas-test-wallet")])`;
    expect(await page.evaluate(outcome)).toEqual([402, null]);
    expect(await balanceOf(harness.rpcUrl, address)).toBe(0n);
    await page.context().close();
  },
  60_000,
);

test("a page of another origin gets nothing, although the shop's CORS lets it ask", async () => {
  const page = await openPage({ locale: "en-GB" });
  await page.goto(`${shops.hono}/article`);
  const { address } = freshWallet();
  await page.evaluate(
    `fetch("${shops.express}/article", { headers: { "Lunas-Test-Wallet": "payment ${address}" } }).then(({ status }) => status)`,
  );
  expect(relayed.at(-1)).toEqual([shops.express, "origin_not_allowed"]);
  expect(await balanceOf(harness.rpcUrl, address)).toBe(0n);
  await page.context().close();
}, 30_000);
