import type { Address } from "@lunas/catalog/chain";
import { fundedPayer } from "../harness/funded-payer";
import { askHolds, signedHold } from "../harness/holds";
import { type MerchantPage, openMerchantPage } from "../harness/merchant-page";
import { browser, harness, useBrowser } from "../harness/opened-browser";
import { partsInOrder } from "../harness/parts-in-order";
import { startWebhookReceiver, type WebhookReceiver } from "../harness/webhook-receiver";

/** A merchant's holds in the browser. `LUNAS_SCREENSHOTS` as in dashboard.test.ts. */
let merchant: MerchantPage;
let apiKey: string;
let endpoint: WebhookReceiver;

useBrowser();
beforeAll(async () => {
  endpoint = await startWebhookReceiver();
  merchant = await openMerchantPage(browser, harness);
}, 120_000);
afterAll(() => endpoint?.close());

const part = partsInOrder(() => merchant);

/** A new hold of this merchant; returns its id. */
async function hold(description: string, { amount = 500_000n, seconds = 3_000 } = {}): Promise<string> {
  const payer = await fundedPayer(harness.rpcUrl, amount);
  const deadlineSeconds = BigInt(Math.floor(Date.now() / 1_000) + seconds);
  const to = merchant.wallet.address as Address;
  const signed = await signedHold(harness.url, payer, { to, amount, deadlineSeconds });
  const { status, body } = await askHolds(harness.url, apiKey, { body: { ...signed, description } });
  expect([status, body]).toEqual([201, expect.objectContaining({ status: "held" })]);
  return body.holdId;
}

const rowOf = (text: string) => merchant.page.getByRole("listitem").filter({ hasText: text });

part("without one, the view says what a hold is and where to read on", async (merchant) => {
  const { page, button, picture } = merchant;
  await merchant.open("");
  await merchant.register();
  apiKey = (await page.getByText(/ipk_sandbox_\w{38}/).textContent()) ?? "";
  await button("I have stored it").click();
  await merchant.choose("Holds");
  await page.getByText("No holds yet").waitFor();
  await page.getByText("A hold is a maximum that a payer signed").waitFor();
  await picture("holds-none");
  const docs = await page.getByRole("link", { name: "Pay for what was used" }).getAttribute("href");
  expect([docs, (await fetch(harness.url + docs)).status]).toEqual(["/docs/holds", 200]);
  expect((await fetch(`${harness.url}/docs/id/holds`)).status).toBe(200);
});

let captured: string;

part("an open hold is captured in part, and a lost answer leads to no second charge", async (merchant) => {
  const { page, button, dialog, picture } = merchant;
  captured = await hold("25 rupiah a word");
  await merchant.open("/holds");
  await rowOf("25 rupiah a word")
    .getByText(/expires in \d+:\d\d/)
    .waitFor();
  await rowOf("25 rupiah a word").getByRole("link", { name: "At most Rp\u00a05.000,00" }).click();
  await button("Capture").waitFor();
  await picture("hold");
  await button("Capture").click();
  const amount = dialog().getByLabel("Amount in rupiah");
  const charge = dialog().getByRole("button", { name: "Charge" });
  await amount.fill("5.000,01");
  await charge.click();
  await dialog().getByText("Between Rp").waitFor();
  await amount.fill("1.234,56");
  const sent: string[] = [];
  await page.route("**/holds/*/capture?*", async (route) => {
    sent.push(route.request().postData() ?? "");
    const answer = await route.fetch();
    // The first one's answer does not arrive.
    await (sent.length === 1 ? route.abort() : route.fulfill({ response: answer }));
  });
  await page.keyboard.press("Enter");
  await dialog().getByText("No answer came.").waitFor();
  expect(await amount.isEditable()).toBe(false);
  await picture("hold-capture-open");
  await dialog().getByRole("button", { name: "Send the same amount again" }).click();
  await dialog().getByText("This hold has ended already.").waitFor();
  expect(sent).toEqual(['{"amount":"123456"}', '{"amount":"123456"}']);
  await page.unroute("**/holds/*/capture?*");
  await page.keyboard.press("Escape");
  await page.locator(".payment-head").getByText("Captured").waitFor();
  expect(await button("Capture").count()).toBe(0);
  await picture("hold-captured");
});

part("its payment has both amounts, and its timeline begins with the hold", async (merchant) => {
  const { page, picture } = merchant;
  await page.getByRole("link", { name: /^pay_/ }).click();
  await page.getByText("Charged Rp\u00a01.234,56 of at most Rp\u00a05.000,00.").waitFor();
  await page.getByText("Timeline", { exact: true }).click();
  await page.locator(".stage").first().getByText("Held", { exact: true }).waitFor();
  await picture("payment-of-hold");
  await page.getByRole("link", { name: captured }).waitFor();
  await merchant.choose("Payments");
  await page.getByRole("link", { name: "Rp\u00a01.234,56" }).waitFor();
  await page.getByText("max. Rp\u00a05.000,00").waitFor();
  await picture("payments-of-holds");
});

part("a hold is released after a question, and an open one stands above newer ones", async (merchant) => {
  const { page, button, dialog, picture } = merchant;
  await hold("stays open", { amount: 123_456_789n });
  const released = await hold("is released");
  await merchant.open(`/holds/${released}`);
  await button("Release").click();
  await dialog().getByText("The payer pays nothing").waitFor();
  await picture("hold-release");
  await dialog().getByRole("button", { name: "Cancel" }).click();
  expect(await page.locator(".payment-head").getByText("Held").count()).toBe(1);
  await button("Release").click();
  await dialog().getByRole("button", { name: "Release" }).click();
  await page.locator(".payment-head").getByText("Released").waitFor();
  await merchant.choose("Holds");
  await rowOf("is released").waitFor();
  const rows = await page.locator(".rows > li .badge").allTextContents();
  expect(rows).toEqual(["Held", "Released", "Captured"]);
  await rowOf("25 rupiah a word").getByText("Charge: Rp\u00a01.234,56").waitFor();
  await picture("holds");
  await page.getByLabel("Status").selectOption("expired");
  await page.getByText("No hold has this status").waitFor();
});

part("a hold that expires says so, and its event and its webhook lead to it", async (merchant) => {
  const { page, picture, button } = merchant;
  await merchant.choose("Webhooks");
  await page.getByLabel("URL").fill(endpoint.url);
  await button("Save").click();
  await button("I have stored it").click();
  const expired = await hold("nobody captured it", { seconds: 10 });
  await merchant.open(`/holds/${expired}`);
  await page.locator(".payment-head").getByText("Held").waitFor();
  await page.getByText("A hold of at most Rp\u00a05.000,00 expired.").waitFor({ timeout: 30_000 });
  await page.locator(".payment-head").getByText("Expired").waitFor();
  await merchant.choose("Events");
  await page.getByText("hold.expired", { exact: true }).click();
  await picture("event-of-hold");
  await page.getByRole("link", { name: expired }).click();
  await page.locator(".payment-head").getByText("Expired").waitFor();
  await merchant.choose("Webhooks");
  await page.getByRole("link", { name: /hold\.expired/ }).click();
  await page.getByRole("link", { name: expired }).click();
  await page.locator(".payment-head").getByText("Expired").waitFor();
});

part("in Indonesian, too", async (merchant) => {
  const { page, button, dialog, picture } = merchant;
  await button(/Account, language and theme/).click();
  await page.getByRole("menuitem", { name: "Indonesia" }).click();
  await page.getByRole("navigation", { name: "Menu utama" }).getByRole("link", { name: "Hold" }).click();
  await rowOf("25 rupiah a word").getByText("Sudah ditagih").waitFor();
  await picture("holds-id");
  await rowOf("stays open").getByRole("link").first().click();
  await button("Tagih").click();
  await dialog().getByLabel("Jumlah dalam rupiah").fill("0");
  await dialog().getByRole("button", { name: "Tagih" }).click();
  await dialog().getByText("Antara Rp").waitFor();
  await picture("hold-capture-id");
});

test("axe found nothing serious or critical, and the page did nothing that its policy forbids", () => {
  expect(merchant.findings).toEqual([]);
  expect(merchant.watch.complaints).toEqual([]);
});
