import type { Address } from "@lunas/catalog/chain";
import type { ChannelRecord } from "@lunas/protocol/wire/channels";
import { balanceOf } from "../harness/balance-of";
import { channelStory, type OpenedChannel } from "../harness/channel-story";
import { askChannels } from "../harness/channels";
import { type MerchantPage, openMerchantPage } from "../harness/merchant-page";
import { browser, harness, useBrowser } from "../harness/opened-browser";
import { partsInOrder } from "../harness/parts-in-order";
import type { RegisteredMerchant } from "../harness/register-merchant";

/** A merchant's channels in the browser. `LUNAS_SCREENSHOTS` as in dashboard.test.ts. */
let merchant: MerchantPage;
let apiKey: string;
let story: ReturnType<typeof channelStory>;
let channel: OpenedChannel;

useBrowser();
beforeAll(async () => {
  merchant = await openMerchantPage(browser, harness);
  story = channelStory(harness);
}, 120_000);
afterAll(() => story?.close());

const part = partsInOrder(() => merchant);

const rowOf = (text: string) => merchant.page.getByRole("listitem").filter({ hasText: text });
const rp = (text: string) => `Rp\u00a0${text}`;

/** A voucher of the channel's session key for one more request, charged by the merchant's key. */
async function charge({ id }: OpenedChannel, description: string, { charged = 0n, price = 100_000n } = {}) {
  const { signature } = await channel.charge(charged + price);
  const { body } = await askChannels(harness.url, apiKey, { path: `/channels/${id}` });
  const { payer, payerAuthorizer, receiver, receiverAuthorizer, withdrawDelay, salt } = body as never as ChannelRecord;
  const token = channel.config.token;
  const channelConfig = { payer, payerAuthorizer, receiver, receiverAuthorizer, token, withdrawDelay, salt };
  const accepted = {
    ...{ scheme: "batch-settlement", network: "eip155:1337", asset: token, amount: price.toString() },
    ...{ payTo: receiver, maxTimeoutSeconds: 60 },
    extra: {
      ...{ assetTransferMethod: "permit2", name: "IDRX", version: "1", receiverAuthorizer, withdrawDelay },
    },
  };
  const voucher = { channelId: id, maxClaimableAmount: (charged + price).toString(), signature };
  const paymentPayload = { x402Version: 2, accepted, payload: { type: "voucher", channelConfig, voucher } };
  const requested = { paymentPayload, paymentRequirements: accepted, description };
  const paid = await askChannels(harness.url, apiKey, { path: "/facilitate", body: requested });
  expect([paid.status, paid.body]).toEqual([200, expect.objectContaining({ success: true })]);
}

part("without one, the view says what a channel is and where to read on", async (merchant) => {
  const { page, button, picture } = merchant;
  await merchant.open("");
  await merchant.register();
  apiKey = (await page.getByText(/ipk_sandbox_\w{38}/).textContent()) ?? "";
  await button("I have stored it").click();
  await merchant.choose("Channels");
  await page.getByText("No channels yet").waitFor();
  await page.getByText("A payer deposits once").waitFor();
  expect([await button("Claim").isDisabled(), await button("Pay out").isDisabled()]).toEqual([true, true]);
  await picture("channels-none");
  const docs = await page.getByRole("link", { name: "Thousands of small payments" }).getAttribute("href");
  expect([docs, (await fetch(harness.url + docs)).status]).toEqual(["/docs/channels", 200]);
  await page.getByRole("tab", { name: "Charges" }).click();
  await page.getByText("No charges in this period").waitFor();
  await page.getByRole("tab", { name: "Payouts" }).click();
  await page.getByText("No payouts yet").waitFor();
});

part("what is charged waits above the list, and each charge is in the feed", async (merchant) => {
  const { page, picture } = merchant;
  const me = (await (await page.request.get(`${harness.url}/merchant/me`)).json()) as RegisteredMerchant;
  channel = await story.open(me, 1_000_000n);
  await charge(channel, "a page of text");
  await charge(channel, "another page", { charged: 100_000n, price: 23_456n });
  await merchant.open("/channels");
  await page.getByRole("region", { name: "Waiting for you" }).getByText(rp("1.234,56")).waitFor();
  await rowOf("charged")
    .getByText(`${rp("1.234,56")} charged`)
    .waitFor();
  await picture("channels");
  await page.getByRole("tab", { name: "Charges" }).click();
  await rowOf("another page").getByText(rp("234,56"), { exact: true }).waitFor();
  await picture("channels-charges");
  await rowOf("a page of text").getByRole("link").click();
  await page.getByRole("heading", { name: `Channel with ${rp("10.000,00")}` }).waitFor();
  await rowOf("another page").waitFor();
  await picture("channel");
});

part("the list is filtered by the keyboard alone, and its address says by what", async (merchant) => {
  const { page } = merchant;
  await merchant.choose("Channels");
  await page.getByRole("tab", { name: "Channels" }).focus();
  await page.keyboard.press("ArrowRight");
  await page.getByRole("tab", { name: "Charges", selected: true }).waitFor();
  await page.keyboard.press("ArrowLeft");
  const payer = page.getByRole("searchbox", { name: "Payer" });
  await payer.focus();
  await page.keyboard.type("0x12");
  await page.keyboard.press("Enter");
  await page.getByText("An address is 0x and 40 hex digits.").waitFor();
  await payer.fill(channel.payer.address);
  await page.keyboard.press("Enter");
  await page.waitForURL(/payer=0x/);
  await rowOf("charged").waitFor();
  await page.getByLabel("Status").selectOption("closed");
  await page.getByText("No channel matches").waitFor();
  await page.reload();
  await page.getByText("No channel matches").waitFor();
  await page.getByRole("button", { name: "Clear" }).first().click();
  await rowOf("charged").waitFor();
});

part("a payout is asked for once, after a question, and the wallet gets the money", async (merchant) => {
  const { page, button, dialog, picture } = merchant;
  await button("Pay out").click();
  await dialog().getByText("What is charged is claimed first.").waitFor();
  await picture("channels-pay-out");
  await page.keyboard.press("Escape");
  expect(await dialog().count()).toBe(0);
  await button("Pay out").click();
  await dialog().getByRole("button", { name: "Pay out" }).click();
  await page.getByRole("tab", { name: "Payouts" }).click();
  await page.getByText(`Paid out: ${rp("1.234,56")}`).waitFor({ timeout: 30_000 });
  await page.locator(".rows").getByText("Confirmed").waitFor();
  await picture("channels-payouts");
  expect(await balanceOf(harness.rpcUrl, merchant.wallet.address as Address)).toBe(123_456n);
  expect([await button("Claim").isDisabled(), await button("Pay out").isDisabled()]).toEqual([true, true]);
  await merchant.choose("Events");
  await page.getByText("payout.confirmed", { exact: true }).click();
  await page.getByRole("link", { name: /^pyo_/ }).click();
  await page.getByRole("tab", { name: "Payouts", selected: true }).waitFor();
});

part("what is charged later is claimed when the merchant asks, and claimed once", async (merchant) => {
  const { page, button, dialog } = merchant;
  await charge(channel, "later", { charged: 123_456n, price: 6_544n });
  await merchant.open("/channels");
  await button("Claim").click();
  await dialog()
    .getByText(`Claim ${rp("65,44")} now?`)
    .waitFor();
  await dialog().getByRole("button", { name: "Claim" }).click();
  await page.getByText("1 channel will be claimed.").waitFor();
  await page
    .locator(".rows")
    .getByText(`${rp("1.300,00")} claimed`)
    .waitFor({ timeout: 30_000 });
});

part("what is unused is given back in part, and a lost answer leads to no second refund", async (merchant) => {
  const { page, button, dialog, picture } = merchant;
  await merchant.open(`/channels/${channel.id}`);
  await button("Give back").click();
  const amount = dialog().getByLabel("Amount in rupiah");
  await amount.fill("8.700,01");
  await dialog().getByRole("button", { name: "Give back" }).click();
  await dialog().getByText("Between Rp").waitFor();
  await amount.fill("700");
  await picture("channel-give-back");
  await page.route("**/refund?*", async (route) => {
    await route.fetch();
    await route.abort();
  });
  await page.keyboard.press("Enter");
  await dialog().getByText("No answer came.").waitFor({ timeout: 30_000 });
  await page.unroute("**/refund?*");
  await page.keyboard.press("Escape");
  await page.getByRole("heading", { name: `Channel with ${rp("9.300,00")}` }).waitFor({ timeout: 30_000 });
  expect(await balanceOf(harness.rpcUrl, channel.payer.address as Address)).toBe(70_000n);
  await picture("channel-given-back");
});

part("a payer that withdraws is shown with its end, and no charge is promised any more", async (merchant) => {
  const { page, picture } = merchant;
  await channel.startWithdrawal(100_000n);
  await page.getByText("A payer withdraws from a channel").waitFor({ timeout: 30_000 });
  await page.locator(".payment-head").getByText("Withdrawing").waitFor();
  await page.getByText(/the payer can withdraw in \d+:\d\d:\d\d/).waitFor();
  await page.getByText("The payer takes its money out.").waitFor();
  await picture("channel-withdrawing");
});

part("charges stand beside the payments at home", async (merchant) => {
  const { page, picture } = merchant;
  await merchant.choose("Home");
  const stat = page.locator(".stat").filter({ hasText: "Charged to channels" });
  await stat.getByText(rp("1.300,00")).waitFor();
  await page.getByRole("button", { name: "Today" }).click();
  await stat.getByText(rp("1.300,00")).waitFor();
  await picture("home-with-charges");
});

part("thresholds and the hour are stored together, in rupiah", async (merchant) => {
  const { page, button, picture } = merchant;
  await merchant.choose("Account");
  await page.getByLabel("Claim a channel from, in rupiah").fill("much");
  await button("Save").last().click();
  await page.getByText("An amount of rupiah, such as").waitFor();
  await page.getByLabel("Claim a channel from, in rupiah").fill("25.000,50");
  await page.getByLabel("Hour of daily payouts").selectOption("6");
  await button("Save").last().click();
  await page.getByText("Saved.").waitFor();
  await picture("account-channels");
  const me = (await (await page.request.get(`${harness.url}/merchant/me`)).json()) as { channelSettings: object };
  expect(me.channelSettings).toEqual({ claimFrom: "2500050", payoutHour: 6 });
  await page.reload();
  expect(await page.getByLabel("Claim a channel from, in rupiah").inputValue()).toBe("25.000,50");
});

part("in Indonesian, too", async (merchant) => {
  const { page, button, dialog, picture } = merchant;
  await button(/Account, language and theme/).click();
  await page.getByRole("menuitem", { name: "Indonesia" }).click();
  await page.getByRole("navigation", { name: "Menu utama" }).getByRole("link", { name: "Channel" }).click();
  await rowOf("ditagih").getByText("Sedang ditarik").waitFor();
  await picture("channels-id");
  await rowOf("ditagih").getByRole("link").first().click();
  await button("Kembalikan").click();
  await dialog().getByText("Tindakan ini tidak dapat dibatalkan.").waitFor();
  await picture("channel-give-back-id");
});

test("axe found nothing serious or critical, and the page did nothing that its policy forbids", () => {
  expect(merchant.findings).toEqual([]);
  expect(merchant.watch.complaints).toEqual([]);
});
