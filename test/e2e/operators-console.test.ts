import { join } from "node:path";
import { rpc } from "@lunas/contracts/rpc";
import { freePort } from "@lunas/stack/free-port";
import { consoleEnvironment } from "@lunas/stack/operator-console";
import { query } from "@lunas/stack/postgres/query";
import type { Payer } from "@lunas/testkit/payer/create-payer";
import { until } from "@lunas/testkit/time/until";
import type { Browser, Page } from "playwright-core";
import { openTestChannel } from "../harness/channels";
import { fundedPayer } from "../harness/funded-payer";
import { askHolds, signedHold } from "../harness/holds";
import { takePicture } from "../harness/merchant-page";
import { openChromium } from "../harness/open-chromium";
import { type Answer, payMerchant } from "../harness/pay";
import { type RegisteredMerchant, registerMerchant } from "../harness/register-merchant";
import { type Harness, startHarness } from "../harness/start-harness";
import { type PageWatch, watchPage } from "../harness/watch-page";

/** An operator in the browser. `LUNAS_SCREENSHOTS` names a folder for pictures of every view. */
const token = "an-operator-token-of-this-test-0123456789";
const payoutOfTests = `pyo_${"7".repeat(22)}`;
let harness: Harness;
let browser: Browser;
let page: Page;
let watch: PageWatch;
let merchant: RegisteredMerchant;
let url: string;
let payer: Payer;
let paid: Answer["body"];

beforeAll(async () => {
  [harness, browser] = await Promise.all([
    startHarness({
      stack: { blockTime: { sandbox: "automine" } },
      services: { env: { SANDBOX_REFILL_DAILY_WEI: String(10n ** 18n) } },
    }),
    openChromium(),
  ]);
  const own = consoleEnvironment(harness.services, { port: await freePort(), token });
  const env = { ...own, SANDBOX_REFILL_DAILY_WEI: String(10n ** 18n) };
  url = env.CONSOLE_URL;
  await harness.services.start("console", { env });
  merchant = await registerMerchant(harness.url);
  payer = await fundedPayer(harness.rpcUrl, 1_000_000_000n);
  paid = (await pay()).body;
  const context = await browser.newContext({ reducedMotion: "reduce", viewport: { width: 1280, height: 860 } });
  page = await context.newPage();
  page.setDefaultTimeout(10_000);
  watch = watchPage(page);
}, 120_000);

afterAll(async () => {
  await browser?.close();
  await harness?.stop();
}, 30_000);

const pay = async () => await payMerchant(harness.url, merchant, { payer, amount: 10_000n });

const findings: string[] = [];

const ownPicture = (name: string) => takePicture(page, `ops-${name}`, findings);

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
  await ownPicture("sign-in");
  await page.getByLabel("Operator's token").fill(token);
  await page.keyboard.press("Enter");
  await page.getByText("Waiting work").waitFor();
  await page.getByText("database: ok").first().waitFor();
  const logo = page.locator(".logo img");
  expect(await logo.evaluate((image) => (image as unknown as { naturalWidth: number }).naturalWidth)).toBeGreaterThan(
    0,
  );
  await ownPicture("health");
  await menu("Lanes");
  await page.getByText("Ready").first().waitFor();
  await ownPicture("lanes");
  await menu("Gas");
  await page.getByText(merchant.merchantId).waitFor();
  await ownPicture("gas");
}, 60_000);

test("a merchant is approved and suspended in the operator's name", async () => {
  await menu("Merchants");
  await page.getByLabel("Search by id, wallet or name").fill(merchant.merchantId);
  await page.getByRole("button", { name: /^Approve/ }).click();
  await page.getByRole("dialog").waitFor();
  await ownPicture("merchants-confirm");
  await button("Approve").click();
  await page.getByText(`${merchant.merchantId} is approved`).waitFor();
  await page.getByText("Approved", { exact: true }).waitFor();
  await ownPicture("merchants");
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
  await ownPicture("pauses-new");
  await page.getByRole("dialog").getByRole("button", { name: "Pause", exact: true }).click();
  await page.getByText("the endpoints disagree").waitFor();
  await ownPicture("pauses");
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
  await ownPicture("pending");
  // The view reads every five seconds: an answer on its way is waited for, or the route would answer a request that is over.
  await page.unrouteAll({ behavior: "wait" });
  await page.getByRole("link", { name: `pay_${"1".repeat(22)}` }).click();
  await page.getByText("No payment is found").waitFor();
}, 60_000);

test("a payment is found by its id, its transaction and its payer, with all that belongs to it", async () => {
  const { paymentId, txHash } = paid;
  const find = async (reference: string) => {
    await page.getByLabel("Id, hash or address").fill(reference);
    await button("Find").click();
  };
  await menu("Find a payment");
  await page.getByText("Nothing is looked up yet").waitFor();
  await find("req_1");
  await page.getByText("This is no payment's id").waitFor();
  await find(` ${paymentId} `);
  const overview = page.locator("section.card", { hasText: "Overview" });
  await overview.getByText("Confirmed", { exact: true }).waitFor();
  await overview.getByText("Rp 100,00").waitFor();
  await overview.getByText(merchant.merchantId).waitFor();
  await overview.getByText(payer.address).waitFor();
  await page.getByText("Included in a block").waitFor();
  await page.getByText("Mined", { exact: true }).waitFor();
  await page.getByText("It has no refund").waitFor();
  await ownPicture("payment");
  await find(txHash);
  await overview.getByText(paymentId).waitFor();
  const [second, third] = [await pay(), await pay()];
  await find(payer.address.toLowerCase());
  for (const id of [paymentId, second.body.paymentId, third.body.paymentId]) {
    await page.getByRole("link", { name: id }).waitFor();
  }
  await ownPicture("payments-of-payer");
  await page.getByRole("link", { name: second.body.paymentId }).click();
  await overview.getByText(second.body.paymentId).waitFor();
  await page.reload();
  await overview.getByText(second.body.paymentId).waitFor();
}, 60_000);

test("a channel, its payout and a hold are found by their ids, each with what belongs to it", async () => {
  const rows = harness.stack.databaseUrl;
  const { channel } = await openTestChannel(rows, merchant);
  await query(
    rows,
    "update channels set charged = 123456, signed_max = 123456, charges = 1, unclaimed_since = now() where id = $1",
    [channel.id],
  );
  await query(
    rows,
    `insert into channel_actions (id, kind, chain_id, environment, network, merchant_id, token_symbol, asset, receiver, cause, status,
       failure_code, failure_message, ended_at)
     select $2, 'payout', chain_id, environment, network, merchant_id, token_symbol, asset, receiver, 'schedule', 'failed',
       'token_refused', 'The token is paused.', now() from channels where id = $1`,
    [channel.id, payoutOfTests],
  );
  const find = async (reference: string) => {
    await page.getByLabel("Id, hash or address").fill(reference);
    await button("Find").click();
  };
  await menu("Find a payment");
  // The view of the payment before has the same form.
  await page.getByText("Nothing is looked up yet").waitFor();
  await find(channel.id);
  const card = page.locator("section.card", { hasText: "Signs vouchers" });
  await card.getByText("Open", { exact: true }).waitFor();
  await card.getByText("Rp 1.000,00").first().waitFor();
  await card.getByText(merchant.merchantId).waitFor();
  await ownPicture("channel");
  await find(payoutOfTests);
  await page.getByText("token_refused: The token is paused.").waitFor();
  await ownPicture("payout");
  const { body } = await askHolds(harness.url, merchant.apiKey, {
    body: await signedHold(harness.url, payer, { to: merchant.walletAddress, amount: 500_000n }),
  });
  await find(body.holdId);
  await page.locator("section.card", { hasText: "Maximum" }).getByText("Rp 5.000,00").waitFor();
  await page.getByText("Held", { exact: true }).waitFor();
  await ownPicture("hold");
  await find(`hld_${"1".repeat(22)}`);
  await page.getByText("No payment is found").waitFor();
  // The chain has neither: the ledger would report them.
  await query(rows, "delete from channel_actions where id = $1", [payoutOfTests]);
  await query(rows, "delete from channels where id = $1", [channel.id]);
}, 60_000);

test("a refund and the webhooks of a payment are with it", async () => {
  const { paymentId } = paid;
  const rows = harness.stack.databaseUrl;
  const refundId = `ref_${"2".repeat(22)}`;
  await query(
    rows,
    `insert into payments (id, refund_of, merchant_id, environment, network, chain_id, permit2, payer, nonce, token_symbol, asset, amount,
       pay_to, spender, deadline, valid_after, signature, source, body_hash, checked_at_block, status, failure_code,
       failure_message, ended_at)
     select $1, id, merchant_id, environment, network, chain_id, permit2, pay_to, nonce + 1, token_symbol, asset, 4000,
       payer, spender, deadline, valid_after, signature, source, $1, checked_at_block, 'failed', 'expired', 'Its deadline passed.', now() from payments where id = $2`,
    [refundId, paymentId],
  );
  const [event] = (await query(rows, "select id from events where payment_id = $1", [paymentId])) as [{ id: string }];
  const deliveryId = event.id.replace("evt_", "dlv_");
  await query(
    rows,
    `insert into deliveries (id, event_id, merchant_id, url, status, attempts, next_attempt_at)
     values ($1, $2, $3, 'https://shop.example/hook?token=of-the-shop', 'pending', 1, now() + interval '1 hour')`,
    [deliveryId, event.id, merchant.merchantId],
  );
  await query(
    rows,
    "insert into delivery_attempts (delivery_id, number, started_at, duration_ms, status_code, response_excerpt) values ($1, 1, now(), 12, 503, 'of-the-shop')",
    [deliveryId],
  );
  await page.goto(`${url}/ops#payment/${paymentId}`);
  await page.getByText(deliveryId).waitFor();
  await page.getByText("503", { exact: true }).first().waitFor();
  expect(await page.content()).not.toContain("of-the-shop");
  await ownPicture("payment-refunded");
  await page.getByRole("link", { name: refundId }).click();
  await page.getByText("Refund of").waitFor();
  await page.getByText("No transaction was ever signed for it").waitFor();
  await page.getByText("expired: Its deadline passed.").waitFor();
  await page.getByRole("link", { name: paymentId }).waitFor();
  await query(rows, "delete from payments where id = $1", [refundId]);
}, 60_000);

test("the processes that run are listed with their version, and one that is gone without a word is shown", async () => {
  const old = `gateway-of-yesterday-${"x".repeat(20)}`;
  await query(
    harness.stack.databaseUrl,
    "insert into instances (id, service, version, commit, started_at, seen_at) values ($1, 'gateway', '0.0.9', 'abcdef0123456789', now() - interval '3 days', now() - interval '1 hour')",
    [old],
  );
  await menu("Instances");
  await page.getByText("Not seen", { exact: true }).waitFor();
  const row = (service: string) => page.getByRole("row").filter({ hasText: service }).filter({ hasText: "Runs" });
  for (const service of ["gateway", "settler", "dispatcher", "console"]) await row(service).first().waitFor();
  await page.getByText("0.0.9 (abcdef012)").waitFor();
  await page.getByText("A process that is not seen has ended without saying so", { exact: false }).waitFor();
  await ownPicture("instances");
  await harness.services.stop("dispatcher");
  await button("Read again").click();
  await row("dispatcher").waitFor({ state: "detached" });
  await harness.services.start("dispatcher");
  await button("Read again").click();
  await row("dispatcher").waitFor();
}, 60_000);

test("who is low, what the treasury sent, and what it may still send", async () => {
  await menu("Refills");
  await page.getByText("The treasury has sent nothing to a lane").waitFor();
  await page.getByText("No lane and no treasury is low").waitFor();
  const lanes = "select address from lanes where chain_id = 1337 and settles order by address limit 1";
  const [{ address }] = (await query(harness.stack.databaseUrl, lanes)) as [{ address: string }];
  await rpc(harness.rpcUrl, "anvil_setBalance", [address, "0x1"]);
  await page.getByText("Arrived", { exact: true }).waitFor({ timeout: 40_000 });
  await page.getByRole("region", { name: "Today (UTC)" }).getByText("1.000000").waitFor();
  await page.getByText("0.800000").waitFor();
  const unread = "select address from lanes where balance_wei is null";
  await until(async () => ((await query(harness.stack.databaseUrl, unread)).length === 0 ? true : undefined), {
    ...{ what: "a settler to read every signer's balance, the treasury's, too", timeoutMs: 20_000 },
  });
  // It would write the balances again.
  await harness.services.stop("settler");
  await query(harness.stack.databaseUrl, "update lanes set balance_wei = 5 where chain_id = 8453 or not settles");
  await button("Read again").click();
  await page.getByText("Out of gas", { exact: true }).first().waitFor();
  await page.getByText("Treasury", { exact: true }).waitFor();
  await ownPicture("refills");
  await harness.services.start("settler");
}, 90_000);

test("the ledger's proof runs at a click", async () => {
  await menu("Ledger");
  await page.getByText("No proof has run").waitFor();
  await button("Start the proof").click();
  await page.getByText("Chain, rows and events agree.").waitFor({ timeout: 20_000 });
  await page.getByText("3 confirmed, 0 failed, 0 pending", { exact: false }).first().waitFor();
  await ownPicture("ledger");
  await menu("Audit log");
  await page.getByText("console.ledger").waitFor();
  await ownPicture("audit");
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
