import { join } from "node:path";
import { newPrivateKey, walletOf } from "@lunas/client/wallet";
import { rpc } from "@lunas/contracts/rpc";
import { freePort } from "@lunas/stack/free-port";
import { until } from "@lunas/stack/until";
import type { Payer } from "@lunas/testkit/payer/create-payer";
import type { Browser } from "playwright-core";
import { balanceOf as idrxOf } from "../harness/balance-of";
import { fundedPayer } from "../harness/funded-payer";
import { injectWallet } from "../harness/inject-wallet";
import { openChromium } from "../harness/open-chromium";
import { approvePermit2 } from "../harness/refunds";
import { registerMerchant } from "../harness/register-merchant";
import { type RunningExample, runExample, untilServing } from "../harness/run-example";
import { sharedHarness } from "../harness/shared-harness";
import type { Harness } from "../harness/start-harness";
import { storeKey } from "../harness/store-key";

/** The examples as a user runs them, with the libraries that the set-up has packed, against a running service. */
let harness: Harness;
let browser: Browser;
const running: RunningExample[] = [];
const shops = { express: "", hono: "", page: "" };

async function open(name: string, env: Record<string, string>): Promise<string> {
  const port = String(await freePort());
  const example = runExample(name, { ...env, PORT: port });
  running.push(example);
  await untilServing(example);
  return `http://localhost:${port}`;
}

beforeAll(async () => {
  harness = await sharedHarness();
  const merchantKey = newPrivateKey();
  const merchant = await registerMerchant(harness.url, 1337, walletOf(merchantKey));
  await approvePermit2(harness.rpcUrl, merchant.walletAddress);
  const shop = { LUNAS_PAY_TO: merchant.walletAddress, LUNAS_MERCHANT_KEY: merchantKey, TICKETS: "1" };
  const env = { LUNAS_URL: harness.url, LUNAS_API_KEY: merchant.apiKey, ...shop };
  const pagePort = String(await freePort());
  const { merchantId } = merchant;
  const origins = [`http://localhost:${pagePort}`];
  const wanted = { merchantId, type: "publishable", environment: "sandbox", origins } as const;
  const key = await storeKey(harness.stack.databaseUrl, wanted);
  const page = runExample("paywall-page", { ...env, LUNAS_PUBLISHABLE_KEY: key, PORT: pagePort });
  running.push(page);
  [shops.express, shops.hono, browser] = await Promise.all([
    open("express-shop", env),
    open("hono-shop", env),
    openChromium(),
    untilServing(page),
  ]);
  shops.page = `http://localhost:${pagePort}`;
}, 240_000);

afterAll(async () => {
  await browser?.close();
  await Promise.all(running.map((each) => each.stop()));
  await harness?.stop();
}, 30_000);

const balanceOf = (address: string) => idrxOf(harness.rpcUrl, address);

async function agent(payer: Payer, url: string) {
  const example = runExample("agent", { PAYER_KEY: payer.privateKey, LUNAS_URL: harness.url }, [url]);
  running.push(example);
  const code = await example.ended;
  return { code, output: example.output() };
}

test("the standard x402 face is not there unless it was turned on", async () => {
  for (const path of ["supported", "verify", "settle"]) {
    const response = await fetch(`${harness.url}/x402/${path}`, { method: path === "supported" ? "GET" : "POST" });
    expect([path, response.status]).toEqual([path, 404]);
  }
});

describe("the agent", () => {
  test("pays the Express shop", async () => {
    const payer = await fundedPayer(harness.rpcUrl, 500_000n);
    const { code, output } = await agent(payer, `${shops.express}/article`);
    expect(output).toContain("pays Rp\u00a05.000,00");
    expect(output).toMatch(/PAID (0x[0-9a-f]{64})[\s\S]*200 .*"paidBy":"\1"/);
    expect(code).toBe(0);
    expect(await balanceOf(payer.address)).toBe(0n);
  }, 60_000);

  test("pays the Hono shop what it asks for three pages, with no native currency and no approval", async () => {
    const payer = await fundedPayer(harness.rpcUrl, 200_000n, { approved: false });
    const { code, output } = await agent(payer, `${shops.hono}/report?pages=3`);
    expect(output).not.toContain("approving Permit2"); // that is a transaction of its own; this one is sponsored
    expect(output).toMatch(/PAID 0x[0-9a-f]{64}[\s\S]*200 .*"pages":"3"/);
    expect(code).toBe(0);
    expect(await balanceOf(payer.address)).toBe(50_000n);
  }, 60_000);

  test("refuses a price above its limit, before it signs", async () => {
    const payer = await fundedPayer(harness.rpcUrl, 10_000_000n, { approved: false });
    const { code, output } = await agent(payer, `${shops.hono}/report?pages=30`);
    expect(output).toContain("price_refused");
    expect(code).toBe(1);
  }, 60_000);
});

test.each(["express", "hono"] as const)(
  "the %s shop gives the money of a ticket back that is sold out, and its answer ends the purchase",
  async (name) => {
    const payer = await fundedPayer(harness.rpcUrl, 1_000_000n);
    const ticket = `${shops[name]}/ticket`;
    expect((await agent(payer, ticket)).output).toMatch(/200 \{"ticket":1\}/);
    const soldOut = await agent(payer, ticket);
    expect(soldOut.output).toMatch(/PAID 0x[0-9a-f]{64}[\s\S]*409 \{"error":"Sold out.*"refundId":"ref_/);
    expect(soldOut.code).toBe(0);
    const isBack = async () => (await balanceOf(payer.address)) === 500_000n;
    expect(await until(isBack, { timeoutMs: 15_000 })).toBe(true);
  },
  60_000,
);

test("a person's browser is shown the shop's page, and pays there by its wallet", async () => {
  const payer = await fundedPayer(harness.rpcUrl, 500_000n);
  const context = await browser.newContext({ locale: "en-US", viewport: { width: 420, height: 760 } });
  const page = await context.newPage();
  const calls = await injectWallet(page, { payer, rpcUrl: harness.rpcUrl, agrees: () => true });
  const answer = await page.goto(`${shops.express}/article`);
  expect([answer?.status(), answer?.headers()["cache-control"]]).toEqual([402, "no-store"]);
  expect(answer?.headers()["payment-required"]).toMatch(/^ey/);
  await page.getByRole("button", { name: "Pay Rp\u00a05.000,00" }).click();
  await page.getByText("How a payment settles").waitFor({ timeout: 30_000 });
  expect(calls.filter((each) => each === "eth_signTypedData_v4")).toHaveLength(1);
  expect(await balanceOf(payer.address)).toBe(0n);
  await context.close();
}, 60_000);

describe.each([
  { language: "id", button: "Bayar Rp\u00a05.000,00", done: "Sudah dibayar. Terima kasih!", declined: "dibatalkan" },
  { language: "en", button: "Pay Rp\u00a05.000,00", done: "Paid. Thank you!", declined: "Cancelled" },
])("the static page ($language)", ({ language, button, done, declined }) => {
  test("is unlocked by a wallet: chain, approval, one signature; and stays unlocked", async () => {
    const payer = await fundedPayer(harness.rpcUrl, 500_000n, { approved: false });
    await rpc(harness.rpcUrl, "anvil_setBalance", [payer.address, "0xde0b6b3a7640000"]);
    await rpc(harness.rpcUrl, "anvil_impersonateAccount", [payer.address]);
    let agrees = false;
    const context = await browser.newContext({ viewport: { width: 420, height: 760 } });
    const page = await context.newPage();
    const calls = await injectWallet(page, { payer, rpcUrl: harness.rpcUrl, agrees: () => agrees });
    await page.goto(`${shops.page}/?lang=${language}`);
    const pay = page.getByRole("button", { name: button });
    await pay.waitFor();
    await shoot("locked");
    expect(await page.locator("#recipe").count()).toBe(0);

    await pay.focus();
    await page.keyboard.press("Enter"); // by keyboard alone
    await page.getByRole("alert").getByText(declined).waitFor();
    await shoot("declined");
    expect(await balanceOf(payer.address)).toBe(500_000n);

    agrees = true;
    await page.getByRole("button").click();
    await page.locator("#recipe").waitFor({ timeout: 30_000 });
    expect(await page.getByRole("status").textContent()).toBe(done);
    await shoot("paid");
    expect(calls).toContain("wallet_addEthereumChain");
    expect(calls.filter((each) => each === "eth_signTypedData_v4")).toHaveLength(1);
    expect(await balanceOf(payer.address)).toBe(0n);

    await page.reload();
    await page.locator("#recipe").waitFor();
    expect(calls.filter((each) => each === "eth_signTypedData_v4")).toHaveLength(1);
    await context.close();

    async function shoot(name: string): Promise<void> {
      const folder = process.env.LUNAS_SCREENSHOTS;
      if (folder !== undefined) await page.screenshot({ path: join(folder, `paywall-${language}-${name}.png`) });
    }
  }, 60_000);
});
