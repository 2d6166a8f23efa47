import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { rpc } from "@lunas/contracts/rpc";
import type { Page } from "playwright-core";
import { balanceOf } from "../harness/balance-of";
import { fundedPayer } from "../harness/funded-payer";
import { injectWallet } from "../harness/inject-wallet";
import { browser, harness, merchant, useBrowserOfMerchant } from "../harness/opened-browser";
import { createLink } from "../harness/payment-link";
import { judgeAccess, watchPage } from "../harness/watch-page";

/** A payer at a link's page whose wallet does not answer, who stays after the payment, and who comes back. */
useBrowserOfMerchant();

const thanks = "https://warung.example/ok";

/** The address of a new link's page. */
async function aLink(overrides: object = {}): Promise<string> {
  return (await createLink(harness.url, merchant.apiKey, overrides)).url;
}

async function openPage(locale = "en-GB"): Promise<Page> {
  const context = await browser.newContext({ locale, viewport: { width: 360, height: 740 } });
  const page = await context.newPage();
  page.setDefaultTimeout(15_000);
  await page.route("https://warung.example/**", (route) => route.fulfill({ body: "thanks" }));
  return page;
}

/** axe finds nothing; `LUNAS_SCREENSHOTS` names a folder for a picture. */
async function picture(page: Page, name: string): Promise<void> {
  const folder = process.env.LUNAS_SCREENSHOTS;
  if (folder !== undefined) {
    mkdirSync(folder, { recursive: true });
    await page.screenshot({ path: join(folder, `pay-link-payer-${name}.png`), fullPage: true });
  }
  expect(await judgeAccess(page)).toEqual([]);
}

/** Counts the payments that the page sends. */
function countPosts(page: Page, url: string): () => number {
  let posts = 0;
  page.on("request", (request) => {
    if (request.url() === url && request.method() === "POST") posts += 1;
  });
  return () => posts;
}

const promise = () => {
  let end = () => {};
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  return { ended, end };
};

test("a wallet that never answers: the payer takes another one, and its late signature is not sent", async () => {
  const url = await aLink();
  const payer = await fundedPayer(harness.rpcUrl, 1_000_000n);
  const page = await openPage();
  const { complaints } = watchPage(page);
  const [first, requested] = [promise(), promise()];
  let signatures = 0;
  const waits = async (method: string) => {
    if (method !== "eth_signTypedData_v4") return;
    signatures += 1;
    if (signatures > 1) return;
    requested.end();
    await first.ended;
  };
  await injectWallet(page, { payer, rpcUrl: harness.rpcUrl, names: ["Fox", "Rabbit"], waits });
  const posts = countPosts(page, url);
  await page.goto(url);
  await page.getByRole("button", { name: "Pay with Fox" }).click();
  await requested.ended;
  await picture(page, "waiting");
  await page.getByRole("button", { name: "Choose another wallet" }).click();
  await page.getByRole("button", { name: "Pay with Rabbit" }).waitFor();
  expect(await page.getByRole("button", { name: "Choose another wallet" }).count()).toBe(0);
  // The late signature comes while the payer chooses.
  first.end();
  await page.getByRole("button", { name: "Pay with Rabbit" }).click();
  await page.getByText("Paid. Thank you!").waitFor();
  expect([signatures, posts(), await balanceOf(harness.rpcUrl, payer.address)]).toEqual([2, 1, 500_000n]);
  expect(complaints).toEqual([]);
  await page.context().close();
}, 60_000);

test("the explanation of the approval leads back to the wallets", async () => {
  const url = await aLink();
  const payer = await fundedPayer(harness.rpcUrl, 500_000n, { approved: false });
  await rpc(harness.rpcUrl, "anvil_setBalance", [payer.address, "0xde0b6b3a7640000"]);
  const page = await openPage("id-ID");
  const calls = await injectWallet(page, { payer, rpcUrl: harness.rpcUrl, agrees: () => false, names: ["Rubah"] });
  await page.goto(url);
  await page.getByRole("button", { name: "Bayar dengan Rubah" }).click();
  await page.getByRole("heading", { name: "Sekali ini saja" }).waitFor();
  await page.getByRole("button", { name: "Pilih dompet lain" }).click();
  await page.getByRole("button", { name: "Bayar dengan Rubah" }).waitFor();
  expect(await page.getByRole("heading", { name: "Sekali ini saja" }).count()).toBe(0);
  expect(calls).not.toContain("eth_sendTransaction");
  await page.context().close();
}, 60_000);

test("the configuration is not served before anything is signed: the page names no button that it does not have", async () => {
  const url = await aLink();
  const payer = await fundedPayer(harness.rpcUrl, 1_000_000n);
  const page = await openPage();
  await injectWallet(page, { payer, rpcUrl: harness.rpcUrl, names: ["Fox"] });
  const error = { code: "service_unavailable", message: "Busy.", details: {}, requestId: "req_1" };
  await page.route("**/config", (route) => route.fulfill({ status: 503, json: { error } }));
  const posts = countPosts(page, url);
  await page.goto(url);
  await page.getByRole("button", { name: "Pay with Fox" }).click();
  await page.getByRole("alert").getByText("This attempt paid nothing").waitFor();
  expect(await page.getByRole("alert").textContent()).not.toMatch(/twice|check again/);
  expect([await page.getByRole("button", { name: "Pay with Fox" }).count(), posts()]).toEqual([1, 0]);
  await page.context().close();
}, 60_000);

/** A page whose payer has paid the link; its clock moves by `fastForward`, too. */
async function openPaid(url: string): Promise<Page> {
  const payer = await fundedPayer(harness.rpcUrl, 1_000_000n);
  const page = await openPage();
  await page.clock.install();
  await injectWallet(page, { payer, rpcUrl: harness.rpcUrl, names: ["Fox"] });
  await page.goto(url);
  await page.getByRole("button", { name: "Pay with Fox" }).click();
  return page;
}

test("the payer stays on the page, comes back later, and reads that the link is paid", async () => {
  const url = await aLink({ redirectUrl: thanks });
  const page = await openPaid(url);
  await page.getByRole("button", { name: "Stay on this page" }).click();
  expect(await page.getByText("You will be taken to").count()).toBe(0);
  await page.clock.fastForward(60_000);
  expect(page.url()).toBe(url);
  const receipt = await page.getByRole("link", { name: "Show the receipt" }).getAttribute("href");
  await picture(page, "stayed");
  await page.getByRole("link", { name: "Continue now" }).click();
  await page.waitForURL(thanks);

  await page.goBack();
  await page.getByText("You have paid this link.").waitFor();
  expect(await page.getByRole("link", { name: "Show the receipt" }).getAttribute("href")).toBe(receipt);
  const [paid, wallet] = [
    page.getByText("You have paid this link."),
    page.getByRole("button", { name: "Pay with Fox" }),
  ];
  const [above, below] = [await paid.boundingBox(), await wallet.boundingBox()];
  expect(above?.y ?? 0).toBeLessThan(below?.y ?? 0);
  await picture(page, "came-back");
  await page.context().close();

  // Another visitor of the same browser did not pay.
  const other = await openPage();
  await other.goto(url);
  await other.getByText("There is no wallet in this browser").waitFor();
  expect(await other.getByText("You have paid this link.").count()).toBe(0);
  await other.context().close();
}, 60_000);

test("a payer who does not stay is led to the merchant's page", async () => {
  const url = await aLink({ redirectUrl: thanks, maxPayments: 1 });
  const page = await openPaid(url);
  await page.getByText("You will be taken to warung.example").waitFor();
  await page.clock.fastForward(6_000);
  await page.waitForURL(thanks);
  await page.goBack();
  // The link takes no other payment, and the page offers none.
  await page.getByText("You have paid this link.").waitFor();
  await page.getByRole("link", { name: "Show the receipt" }).waitFor();
  expect(await page.getByText("pay once more").count()).toBe(0);
  await page.context().close();
}, 60_000);
