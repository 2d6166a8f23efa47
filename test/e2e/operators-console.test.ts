import { join } from "node:path";
import { freePort } from "@lunas/stack/free-port";
import { consoleEnvironment } from "@lunas/stack/operator-console";
import { query } from "@lunas/stack/postgres/query";
import type { Browser, Page } from "playwright-core";
import { fundedPayer } from "../harness/funded-payer";
import { lookAt } from "../harness/merchant-page";
import { openChromium } from "../harness/open-chromium";
import { facilitate, signedBody } from "../harness/pay";
import { type RegisteredMerchant, registerMerchant } from "../harness/register-merchant";
import { type Harness, startHarness } from "../harness/start-harness";
import { type PageWatch, watchPage } from "../harness/watch-page";

/** An operator in the browser. `LUNAS_SCREENSHOTS` names a folder for pictures of every view. */
const token = "an-operator-token-of-this-test-0123456789";
let harness: Harness;
let browser: Browser;
let page: Page;
let watch: PageWatch;
let merchant: RegisteredMerchant;
let url: string;

beforeAll(async () => {
  [harness, browser] = await Promise.all([
    startHarness({ stack: { blockTime: { sandbox: "automine" } } }),
    openChromium(),
  ]);
  const env = consoleEnvironment(harness.services, { port: await freePort(), token });
  url = env.CONSOLE_URL;
  await harness.services.start("console", { env });
  merchant = await registerMerchant(harness.url);
  const payer = await fundedPayer(harness.rpcUrl, 1_000_000_000n);
  await facilitate(
    harness.url,
    merchant.apiKey,
    await signedBody(payer, { to: merchant.walletAddress, amount: 10_000n }),
  );
  const context = await browser.newContext({ reducedMotion: "reduce", viewport: { width: 1280, height: 860 } });
  page = await context.newPage();
  page.setDefaultTimeout(10_000);
  watch = watchPage(page);
}, 120_000);

afterAll(async () => {
  await browser?.close();
  await harness?.stop();
}, 30_000);

const findings: string[] = [];

const look = (name: string) => lookAt(page, `ops-${name}`, findings);

/** Bull Board's pages are its own: they are not judged. */
async function picture(name: string): Promise<void> {
  const folder = process.env.LUNAS_SCREENSHOTS;
  if (folder !== undefined) await page.screenshot({ path: join(folder, `ops-${name}.png`) });
}

const menu = (name: string) => page.getByRole("navigation").getByRole("link", { name, exact: true }).click();
const button = (name: string) => page.getByRole("button", { name, exact: true });
const actions = async () =>
  (await query(
    harness.stack.databaseUrl,
    "select actor_id, action, target from audit_log where actor_kind = 'operator' order by at, id",
  )) as readonly { readonly actor_id: string; readonly action: string; readonly target: string }[];

test("the public port has nothing of the console, and the console nothing of the API", async () => {
  for (const path of ["/ops", "/ops/", "/ops/api/session", "/ops/api/merchants", "/ops/assets/ops.js"]) {
    expect((await fetch(`${harness.url}${path}`)).status).toBe(404);
  }
  const page = await (await fetch(`${url}/ops`)).text();
  const [asset = ""] = /\/ops\/assets\/[\w-]+\.js/.exec(page) ?? [];
  expect((await fetch(`${url}${asset}`)).status).toBe(200);
  expect((await fetch(`${harness.url}${asset}`)).status).toBe(404);
  expect((await fetch(`${harness.url}${asset.replace("/ops/", "/dashboard/")}`)).status).toBe(404);
  expect((await fetch(`${url}/health`)).status).toBe(404);
});

test("a wrong token is refused, the right one opens every view", async () => {
  await page.goto(`${url}/ops`);
  await page.getByLabel("Operator's token").fill("w".repeat(40));
  await button("Sign in").click();
  await page.getByText("This is no operator's token.").waitFor();
  await look("sign-in");
  await page.getByLabel("Operator's token").fill(token);
  await page.keyboard.press("Enter");
  await page.getByText("Waiting work").waitFor();
  await page.getByText("database: ok").first().waitFor();
  await look("health");
  await menu("Lanes");
  await page.getByText("Ready").first().waitFor();
  await look("lanes");
  await menu("Gas");
  await page.getByText(merchant.merchantId).waitFor();
  await look("gas");
}, 60_000);

test("a merchant is approved and suspended in the operator's name", async () => {
  await menu("Merchants");
  await page.getByLabel("Search by id, wallet or name").fill(merchant.merchantId);
  await page.getByRole("button", { name: /^Approve/ }).click();
  await page.getByRole("dialog").waitFor();
  await look("merchants-confirm");
  await button("Approve").click();
  await page.getByText(`${merchant.merchantId} is approved`).waitFor();
  await page.getByText("Approved", { exact: true }).waitFor();
  await look("merchants");
  await page.getByRole("button", { name: /^Suspend/ }).click();
  await button("Suspend").click();
  await page.getByText("Suspended", { exact: true }).waitFor();
  await page.getByRole("button", { name: /^Restore/ }).click();
  await button("Restore").click();
  await page.getByText(`${merchant.merchantId} is restored`).waitFor();
  const made = (await actions()).filter(({ target }) => target === merchant.merchantId);
  expect(made).toEqual(
    ["merchant.approve", "merchant.suspend", "merchant.restore"].map((action) => {
      return { actor_id: "local", action, target: merchant.merchantId };
    }),
  );
}, 60_000);

test("a chain is paused with a reason, and a payment that waits is shown with what to do", async () => {
  await menu("Pauses");
  await page.getByText("Nothing is paused").waitFor();
  await button("Pause").click();
  await page.getByLabel("Reason").fill("the endpoints disagree");
  await look("pauses-new");
  await page.getByRole("dialog").getByRole("button", { name: "Pause", exact: true }).click();
  await page.getByText("the endpoints disagree").waitFor();
  await look("pauses");
  await button("End the pause").click();
  await page.getByRole("dialog").getByRole("button", { name: "End the pause" }).click();
  await page.getByText("Nothing is paused").waitFor();
  await menu("Pending payments");
  await page.getByText("No payment has been pending for so long").waitFor();
  const payments = [
    { id: `pay_${"1".repeat(22)}`, network: "base", ageMs: 600_000, why: "no lane", remedy: "resolve" },
  ];
  await page.route("**/ops/api/pending*", async (route) => {
    const answer = (await (await route.fetch()).json()) as object;
    await route.fulfill({ json: { ...answer, payments } });
  });
  await button("Read again").click();
  await page.getByText("lunas-ops payments resolve", { exact: false }).waitFor();
  await look("pending");
  await page.unroute("**/ops/api/pending*");
}, 60_000);

test("the ledger's proof runs at a click", async () => {
  await menu("Ledger");
  await page.getByText("No proof has run").waitFor();
  await button("Start the proof").click();
  await page.getByText("Chain, rows and events agree.").waitFor({ timeout: 20_000 });
  await page.getByText("1 confirmed, 0 failed, 0 pending", { exact: false }).first().waitFor();
  await look("ledger");
  await menu("Audit log");
  await page.getByText("console.ledger").waitFor();
  await look("audit");
}, 60_000);

test("the queues are shown in Bull Board, and nothing there can be changed", async () => {
  await menu("Queues (Bull Board)");
  for (const name of ["settlements-sandbox", "faucet-sandbox", "deliveries"]) {
    await page.getByText(name, { exact: true }).first().waitFor();
  }
  await picture("queues");
  await page.getByText("settlements-sandbox", { exact: true }).first().click();
  await page.getByText("settle", { exact: true }).first().waitFor();
  await picture("queue");
  const cookie = (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`).join("; ");
  const headers = { cookie, origin: url, "content-type": "application/json" };
  for (const path of ["settlements-sandbox/pause", "settlements-sandbox/clean/completed", "deliveries/obliterate"]) {
    const answer = await fetch(`${url}/ops/queues/api/queues/${path}`, { method: "PUT", headers, body: "{}" });
    expect([path, answer.status]).toEqual([path, 405]);
  }
  const anonymous = await fetch(`${url}/ops/queues/api/queues`, { redirect: "manual" });
  expect([anonymous.status, anonymous.headers.get("location")]).toEqual([302, "/ops"]);
  await page.goto(`${url}/ops`);
  await page.getByText("Waiting work").waitFor();
}, 60_000);

test("without Redis the console starts and shows its views", async () => {
  const env = {
    ...consoleEnvironment(harness.services, { port: await freePort(), token }),
    REDIS_URL: `redis://127.0.0.1:${await freePort()}`,
  };
  await harness.services.start("console", { as: "console-without-redis", env });
  const headers = { "content-type": "application/json", origin: env.CONSOLE_URL };
  const body = JSON.stringify({ token });
  const session = await fetch(`${env.CONSOLE_URL}/ops/api/session`, { method: "POST", headers, body });
  const cookie = session.headers.get("set-cookie")?.split(";")[0] ?? "";
  const read = async (path: string) =>
    (await fetch(`${env.CONSOLE_URL}/ops/${path}`, { headers: { cookie }, signal: AbortSignal.timeout(10_000) }))
      .status;
  expect(await read("queues/api/queues")).toBe(503);
  expect([await read("api/lanes"), await read("queues")]).toEqual([200, 200]);
  await harness.services.stop("console-without-redis");
}, 60_000);

test("signing out ends the session, and failed sign-ins are throttled", async () => {
  const cookie = (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`).join("; ");
  const read = () => fetch(`${url}/ops/api/merchants`, { headers: { cookie } });
  expect((await read()).status).toBe(200);
  await button("Sign out").click();
  await page.getByLabel("Operator's token").waitFor();
  expect((await read()).status).toBe(401);
  for (let tried = 0; tried < 5; tried += 1) {
    const body = JSON.stringify({ token: "w".repeat(40) });
    const headers = { "content-type": "application/json", origin: url };
    await fetch(`${url}/ops/api/session`, { method: "POST", headers, body });
  }
  await page.getByLabel("Operator's token").fill(token);
  await button("Sign in").click();
  await page.getByText("Too many failed sign-ins", { exact: false }).waitFor();
}, 60_000);

test("axe finds nothing serious, the policy refuses nothing, and the page asks no other origin", () => {
  expect(findings).toEqual([]);
  expect(watch.complaints).toEqual([]);
  expect([...watch.origins]).toEqual([url]);
});
