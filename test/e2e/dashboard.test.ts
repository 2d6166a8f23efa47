import { readFileSync } from "node:fs";
import { until } from "@lunas/stack/until";
import type { Page } from "playwright-core";
import type { AnnouncedWallet } from "../harness/announce-wallet";
import { openMerchantPage, takePicture } from "../harness/merchant-page";
import { browser, harness, useBrowser } from "../harness/opened-browser";
import { partsInOrder } from "../harness/parts-in-order";
import { type PageWatch, watchPage } from "../harness/watch-page";
import { startWebhookReceiver, type WebhookReceiver } from "../harness/webhook-receiver";

/**
 * A merchant in the browser, from the first visit to signing out. `LUNAS_SCREENSHOTS` names a folder for pictures of every view, in
 * light, in dark and on a phone.
 */
let page: Page;
let watch: PageWatch;
let wallet: AnnouncedWallet;
let endpoint: WebhookReceiver;

useBrowser();
beforeAll(async () => {
  endpoint = await startWebhookReceiver();
  ({ page, watch, wallet, findings } = await openMerchantPage(browser, harness));
}, 120_000);
afterAll(() => endpoint?.close());

const part = partsInOrder(() => undefined);

const open = (path: string) => page.goto(`${harness.url}/dashboard${path}`);
const button = (name: string | RegExp, exact = true) => page.getByRole("button", { name, exact });
const choose = (name: string) =>
  page.getByRole("navigation", { name: "Main menu" }).getByRole("link", { name }).click();

/** What axe found in all views together. */
let findings: string[];
const picture = (name: string) => takePicture(page, name, findings);

part("the page comes with a strict policy, its files for a year", async () => {
  const answer = await fetch(`${harness.url}/dashboard`);
  const policy = answer.headers.get("content-security-policy") ?? "";
  expect(policy).toContain("script-src 'self';");
  expect(policy).not.toMatch(/unsafe|\*/);
  const [, script] = /src="(\/dashboard\/assets\/[^"]+\.js)"/.exec(await answer.text()) ?? [];
  const file = await fetch(harness.url + script, { headers: { "accept-encoding": "br" } });
  expect(file.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
  expect(file.headers.get("content-encoding")).toBe("br");
  expect((await fetch(`${harness.url}/dashboard/assets/none.js`)).status).toBe(404);
});

part("who is not signed in is asked to; a refused signature is said to be one", async () => {
  await open("/keys");
  await button("Test Fox").waitFor();
  await picture("sign-in");
  wallet.agree(false);
  await button("Test Fox").click();
  await page.getByRole("alert").getByText("refused in the wallet").waitFor();
  await picture("sign-in-refused");
  wallet.agree(true);
});

part("a new wallet registers, and has its key although its second signature was refused at first", async () => {
  await button("Test Fox").click();
  await page.getByLabel("Business name").fill("Warung Bu Sri");
  await page.getByLabel("E-mail").fill("sri@example.com");
  await picture("register");
  await page.route("**/auth/register", (route) => {
    wallet.agree(false);
    return route.continue();
  });
  await button("Create account").click();
  await page.getByText("Your account exists: sign in.").waitFor();
  expect(await page.getByText("Nothing was changed").count()).toBe(0);
  await picture("sign-in-registered");
  await page.unroute("**/auth/register");
  wallet.agree(true);
  await button("Test Fox").click();
  await page.getByRole("heading", { name: "API keys" }).waitFor();
  expect(wallet.calls.filter((call) => call === "personal_sign")).toHaveLength(5);
  await choose("Home");
  await page.getByText(/ipk_sandbox_\w{38}/).waitFor();
  await picture("home-new");
  await button("I have stored it").click();
});

part("a webhook is set, its secret is shown once, and its test says what the endpoint answered", async () => {
  await choose("Webhooks");
  await page.getByLabel("URL").fill(endpoint.url);
  await button("Save").click();
  await page.getByText(/whsec_[\w+/=]{40,}/).waitFor();
  await picture("webhook-secret");
  await button("I have stored it").click();
  await button("Send a test").click();
  await page.getByText("Your endpoint answered 204").waitFor();
  expect(endpoint.received).toHaveLength(1);
  await picture("webhooks");
});

part("a failed test is no warning that lasts: nothing sends it again", async () => {
  endpoint.answer(500);
  const counted = page.waitForResponse((answer) => answer.url().includes("status=failed"));
  await button("Send a test").click();
  await page.getByText("Your endpoint did not accept it: 500").waitFor();
  endpoint.answer(204);
  await page.locator(".row-link", { hasText: "Failed" }).waitFor();
  await counted;
  expect(await page.getByRole("button", { name: /failed again/ }).count()).toBe(0);
  await choose("Home");
  await page.locator(".ticks .is-failed").waitFor();
  expect(await page.getByText("could not be delivered").count()).toBe(0);
});

part("the first payment is made from the page, and is seen live", async () => {
  await choose("Home");
  await button("Make a test payment").click();
  await page.getByText("Payment received: Rp\u00a05.000").waitFor({ timeout: 30_000 });
  const row = page.getByRole("link", { name: /Rp\s5.000,00 Confirmed Test payment/ });
  await row.waitFor();
  await page.getByText("3 steps are done").click();
  await page.getByText("Get an API key").waitFor();
  await page.locator(".recharts-bar-rectangle path").first().waitFor();
  const net = page.locator(".stat", { hasText: "Net" });
  expect(await net.locator("dd").textContent()).toBe("Rp\u00a05.000,00");
  await page
    .locator(".stat", { hasText: "Settled in (median)" })
    .getByText(/\d m?s$/)
    .waitFor();
  await picture("home");
  await row.click();
  await page.getByRole("link", { name: "Receipt" }).waitFor();
});

part("a payment's page tells its timeline, and its webhook is sent again", async () => {
  await page.getByText("payment.confirmed").first().waitFor();
  expect(await page.locator(".stage").first().isVisible()).toBe(false);
  await picture("payment");
  await page.getByText("Timeline", { exact: true }).click();
  await page.locator(".stage", { hasText: "Webhook" }).first().waitFor();
  await page.getByText("Included in a block").first().waitFor();
  await picture("payment-technical");
  const before = endpoint.received.length;
  await button("Send again").click();
  expect(await until(() => endpoint.received.length > before, { timeoutMs: 10_000 })).toBe(true);
  await page.getByRole("link", { name: "payment.confirmed" }).first().click();
  await page.getByRole("heading", { name: "payment.confirmed" }).waitFor();
  await page.getByText("204").nth(1).waitFor();
  await picture("delivery");
});

part("the list is filtered by the address, searched, and exported", async () => {
  await open("/payments?status=failed");
  await page.getByText("No payment matches").waitFor();
  await picture("payments-none");
  await button("Clear filters").first().click();
  await page.getByRole("link", { name: "Rp\u00a05.000,00" }).waitFor();
  await picture("payments");
  const [file] = await Promise.all([page.waitForEvent("download"), button("Export CSV").click()]);
  expect(file.suggestedFilename()).toMatch(/^lunas-sandbox-payments-\d{4}-\d\d-\d\d\.csv$/);
  expect(readFileSync(await file.path(), "utf8").replace(/^\ufeff/, "")).toMatch(/^paymentId,.*\r\npay_/);
  await page.getByLabel("Search").fill("nothing of the kind");
  await page.keyboard.press("Enter");
  await page.getByText("No payment matches").waitFor();
  expect(new URL(page.url()).searchParams.get("q")).toBe("nothing of the kind");
});

part("a publishable key is made for an origin, is given another, and is revoked", async () => {
  await choose("API keys");
  await button("Create key").click();
  await page.getByLabel("Label").fill("Shop page");
  await picture("key-new");
  await page.getByLabel("Type").selectOption("publishable");
  await page.getByRole("textbox", { name: "Allowed origin" }).fill("https://warung.example/menu");
  await button("Create").click();
  await page.getByText(/ipk_pub_sandbox_\w{38}/).waitFor();
  await picture("key-shown");
  await button("I have stored it").click();
  const key = page.getByRole("listitem").filter({ hasText: "Shop page" });
  await key.getByLabel("Add an origin").fill("http://localhost:5173");
  await key.getByRole("button", { name: "Add", exact: true }).click();
  await key.getByText("http://localhost:5173").waitFor();
  await picture("keys");
  await key.getByRole("button", { name: "Revoke" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Revoke" }).click();
  await key.waitFor({ state: "detached" });
});

part("production looks like nothing else, and has none of the sandbox's payments", async () => {
  await button("Production").click();
  await page.getByText("Real money. What").waitFor();
  await choose("Payments");
  await page.getByText("No payments yet").waitFor();
  expect(new URL(page.url()).searchParams.get("env")).toBe("production");
  await picture("production");
  await button("Sandbox").click();
});

for (const [link, text, name] of [
  ["Events", "payment.confirmed", "events"],
  ["Code samples", "facilitatorUrl", "samples"],
  ["Sandbox tools", "Its transaction fails", "sandbox"],
  ["Account", "sri@example.com", "account"],
] as const)
  part(`${link}: the view is whole`, async () => {
    await choose(link);
    await page.getByText(text).first().waitFor();
    await picture(name);
  });

part("sessions, the audit log, and the language", async () => {
  await page.getByRole("tab", { name: "Sessions" }).click();
  await page.getByText("This browser").waitFor();
  await picture("sessions");
  await page.getByRole("tab", { name: "Audit log" }).click();
  await page.getByText("api_key.revoke").first().waitFor();
  await picture("audit");
  await page.getByRole("tab", { name: "Language and theme" }).click();
  await page.getByLabel("Language", { exact: true }).selectOption("id");
  await page.getByRole("heading", { name: "Akun" }).waitFor();
  await picture("preferences-id");
  await page.getByRole("link", { name: "Beranda" }).click();
  await page.getByText("Pembayaran terakhir").waitFor();
  await picture("home-id");
});

part("nothing secret was stored, nothing forbidden was tried, nothing went elsewhere", async () => {
  const stored = await page.evaluate<string>("JSON.stringify([{ ...localStorage }, { ...sessionStorage }])");
  expect(stored).not.toMatch(/ipk_|whsec_|0x[0-9a-f]{64}/i);
  expect(watch.complaints).toEqual([]);
  const config = (await (await fetch(`${harness.url}/config`)).json()) as { sandbox: { rpcUrl: string } };
  const known = [harness.url, new URL(config.sandbox.rpcUrl).origin, "null"];
  expect([...watch.origins].filter((origin) => !known.includes(origin))).toEqual([]);
});

part("a session that ends elsewhere leads to the sign-in, and signing out ends it", async () => {
  await page.context().clearCookies();
  await button("30 hari").click();
  await page.getByText("Sesi Anda sudah berakhir").waitFor();
  await picture("session-over");
  await button("Test Fox").click();
  await page.getByRole("heading", { name: "Halo, Warung Bu Sri" }).waitFor();
  await button(/Akun, bahasa, dan tema/).click();
  await page.getByRole("menuitem", { name: "Keluar" }).click();
  await page.getByText("Anda sudah keluar.").waitFor();
  const me = await page.evaluate<number>("fetch('/merchant/me').then((answer) => answer.status)");
  expect(me).toBe(401);
});

part("without a wallet a test wallet made in the page sees everything", async () => {
  const context = await browser.newContext({
    locale: "en-GB",
    reducedMotion: "reduce",
    viewport: { width: 1280, height: 860 },
  });
  page = await context.newPage();
  const own = watchPage(page);
  await open("");
  await page.getByText("No wallet was found").waitFor();
  await picture("no-wallet");
  await button("Try with a test wallet").click();
  await page.getByText("Get started").waitFor();
  await context.setOffline(true);
  await page.getByText("No connection.").waitFor();
  await picture("offline");
  expect(own.complaints).toEqual([]);
  await context.close();
});

part("two merchants of one page pay themselves, each by a key of its own, and see no key of the other", async () => {
  const context = await browser.newContext({ locale: "en-GB", reducedMotion: "reduce" });
  page = await context.newPage();
  await open("");
  const keys: (string | null)[] = [];
  for (const isLast of [false, true]) {
    await button("Try with a test wallet").click();
    // The second sign-in leads to where the first session ended.
    await choose("Home");
    keys.push(await page.getByText(/ipk_sandbox_\w{38}/).textContent());
    await button("Make a test payment").click();
    await page.getByRole("link", { name: /Rp\s5.000,00 Confirmed Test payment/ }).waitFor({ timeout: 30_000 });
    if (isLast) break;
    // The session ends: the page stays, with what it has in memory.
    await context.clearCookies();
    await choose("API keys");
    await page.getByText("Your session is over").waitFor();
  }
  expect(keys[0]).not.toBe(keys[1]);
  await context.close();
});

test("axe found nothing serious or critical in any view, and none is wider than a phone", () => {
  expect(findings).toEqual([]);
});
