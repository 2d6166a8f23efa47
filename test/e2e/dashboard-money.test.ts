import { readFileSync } from "node:fs";
import { JsonRpcProvider } from "ethers";
import { insertPayments } from "../bench/insert-payments";
import { type MerchantPage, openMerchantPage } from "../harness/merchant-page";
import { browser, harness, useBrowser } from "../harness/opened-browser";
import { partsInOrder } from "../harness/parts-in-order";

/** A merchant in the browser: refunds, payment links, and another wallet. `LUNAS_SCREENSHOTS` as in dashboard.test.ts. */
let merchant: MerchantPage;

useBrowser();
beforeAll(async () => {
  merchant = await openMerchantPage(browser, harness);
  await merchant.context.grantPermissions(["clipboard-read", "clipboard-write"]);
}, 120_000);

const part = partsInOrder(() => merchant);

part("a payment's refund tells of another account and of a refused signature", async (merchant) => {
  const { page, wallet, button, dialog, picture } = merchant;
  await merchant.open("");
  await merchant.register();
  await button("I have stored it").click();
  await button("Make a test payment").click();
  await page.getByRole("link", { name: /Rp\s5.000,00 Confirmed/ }).click({ timeout: 30_000 });
  await page.getByText("Nothing of this payment was refunded.").waitFor();
  await button("Refund").click();
  await dialog().getByText("One approval first").waitFor();
  await picture("refund");
  const refund = dialog().getByRole("button", { name: "Refund with Test Fox" });
  wallet.useAccount("other");
  await refund.click();
  await dialog().getByText("This is another wallet").waitFor();
  wallet.useAccount("first");
  wallet.agree(false);
  await refund.click();
  await dialog().getByText("It was refused in the wallet").waitFor();
  await picture("refund-refused");
  wallet.agree(true);
  await dialog().getByLabel("Amount in rupiah").fill("6.000");
  await refund.click();
  await dialog().getByText("Between Rp").waitFor();
});

part("a refund is left while the wallet does not answer, and its late answers go no further", async (merchant) => {
  const { page, wallet, button, dialog } = merchant;
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST" && /\/refunds(?:\?|$)/.test(request.url())) sent.push(request.url());
  });
  await dialog().getByLabel("Amount in rupiah").fill("5.000");
  wallet.respond(false);
  const before = wallet.calls.length;
  await dialog().getByRole("button", { name: "Refund with Test Fox" }).click();
  await dialog().getByText("Choose account and network in the wallet").waitFor();
  await dialog().getByRole("button", { name: "Cancel" }).click();
  await dialog().waitFor({ state: "detached" });
  wallet.respond(true);
  await page.evaluate("new Promise((resolve) => setTimeout(resolve, 500))");
  expect([wallet.calls.slice(before), sent]).toEqual([["eth_requestAccounts"], []]);
  await button("Refund").click();
});

/** The signed refund gets no answer: its dialog stays, and has it again after the view was left. */
async function withoutAnswer({ page, button, dialog, picture }: MerchantPage, refund: () => Promise<void>) {
  const refunds = /\/payments\/[^/]+\/refunds(?:\?|$)/;
  await page.route(refunds, (route) => (route.request().method() === "POST" ? route.abort() : route.continue()));
  await refund();
  const again = button("Send the signed refund again");
  await again.waitFor({ timeout: 20_000 });
  await dialog().getByText("The refund of Rp\u00a02.000,50 is signed").waitFor();
  expect(await dialog().getByRole("button", { name: "Cancel" }).count()).toBe(0);
  await page.keyboard.press("Escape");
  await page.mouse.click(2, 2);
  await again.click();
  await dialog().getByText("The service cannot be reached").waitFor();
  await picture("refund-signed");
  await page.goBack();
  await page.getByRole("heading", { name: /^Hello/ }).waitFor();
  await page.goForward();
  await button("Refund").click();
  await dialog().getByText("The refund of Rp\u00a02.000,50 is signed").waitFor();
  await picture("refund-signed-before");
  await page.unroute(refunds);
}

part("the wallet approves Permit2 and signs, and a part of the money is back at the payer", async (merchant) => {
  const { page, wallet, button, dialog, picture } = merchant;
  const chain = new JsonRpcProvider(harness.rpcUrl, 1337, { staticNetwork: true });
  await chain.send("anvil_setBalance", [wallet.address, "0xde0b6b3a7640000"]);
  chain.destroy();
  const signatures = wallet.calls.filter((call) => call === "eth_signTypedData_v4").length;
  await dialog().getByLabel("Amount in rupiah").fill("2.000,50");
  await dialog().getByLabel("Reason").fill("sold out");
  await withoutAnswer(merchant, () => dialog().getByRole("button", { name: "Refund with Test Fox" }).click());
  expect(wallet.calls.filter((call) => call === "eth_signTypedData_v4")).toHaveLength(signatures + 1);
  await button("Send the signed refund again").click();
  await dialog().getByText("Rp\u00a02.000,50 are back at the payer.").waitFor({ timeout: 20_000 });
  expect(wallet.calls.filter((call) => call === "eth_sendTransaction")).toHaveLength(2);
  expect(wallet.calls.filter((call) => call === "eth_signTypedData_v4")).toHaveLength(signatures + 1);
  await picture("refund-done");
  await dialog().getByRole("button", { name: "Close" }).last().click();
  await page.getByText("Rp\u00a02.000,50 of Rp\u00a05.000,00 refunded").waitFor();
  await page.locator(".payment-head").getByText("Partly refunded").waitFor();
  const padding = "getComputedStyle(document.querySelector('.rows + .card-note')).paddingLeft";
  expect(await page.evaluate<string>(padding)).toBe("20px");
  await picture("payment-refunded");
  const receipt = await page.getByRole("link", { name: "Receipt" }).getAttribute("href");
  const shown = await (await fetch(`${receipt}?lang=id`)).text();
  expect(shown).toContain("Dikembalikan sebagian");
  expect(shown).toContain("<dt>Setelah pengembalian</dt><dd>Rp\u00a02.999,50</dd>");
  await merchant.choose("Payments");
  await page.getByLabel("Status").selectOption("refunded");
  await page.locator(".badge", { hasText: "Partly refunded" }).waitFor();
  // The file and the total of the API would be of all payments.
  await page.getByText("A CSV file cannot be filtered by words or refunds").waitFor();
  expect([await button("Export CSV").isDisabled(), await page.locator(".lead").textContent()]).toEqual([
    true,
    expect.not.stringMatching(/\d payment/),
  ]);
  await picture("payments-refunded");
  await page.getByLabel("Status").selectOption("");
  await page.getByText("1 payment").waitFor();
  expect(await button("Export CSV").isEnabled()).toBe(true);
  await merchant.choose("Home");
  await page.locator(".stat", { hasText: "Net" }).getByText("Rp\u00a02.999,50").waitFor();
  await merchant.choose("Refunds");
  await page.getByText("sold out").waitFor();
  await picture("refunds");
  await page.getByLabel("Status").selectOption("failed");
  await page.getByText("No refund has this status").waitFor();
  expect(new URL(page.url()).searchParams.get("status")).toBe("failed");
});

part("a payment link is created, copied, shown as a QR code, closed and opened", async (merchant) => {
  const { page, button, dialog, picture } = merchant;
  await merchant.choose("Payment links");
  await page.getByText("No payment links").waitFor();
  await picture("links-none");
  await button("Create link").click();
  await dialog().getByLabel("Title").fill("Kopi susu");
  await dialog().getByLabel("Price in rupiah").fill("five");
  await dialog().getByRole("button", { name: "Create link" }).click();
  await dialog().locator("[aria-invalid]").waitFor();
  await picture("link-new");
  await dialog().getByLabel("Price in rupiah").fill("18.000");
  await dialog().getByRole("button", { name: "Create link" }).click();
  const link = page.getByRole("listitem").filter({ hasText: "Kopi susu" });
  await link.getByText("Rp\u00a018.000").waitFor();
  await picture("links");
  await link.getByRole("button", { name: "Copy address" }).click();
  const url = await page.evaluate<string>("navigator.clipboard.readText()");
  expect(url).toMatch(/\/pay\/lnk_\w+$/);
  await link.getByRole("button", { name: "QR code" }).click();
  await dialog().getByRole("img").waitFor();
  await picture("link-qr");
  const [file] = await Promise.all([page.waitForEvent("download"), button("Download SVG").click()]);
  expect(file.suggestedFilename()).toMatch(/^lnk_\w+\.svg$/);
  expect(readFileSync(await file.path(), "utf8")).toMatch(/^<svg/);
  await page.keyboard.press("Escape");
  await link.getByRole("button", { name: "Close link" }).click();
  await link.getByText("Closed").waitFor();
  const payers = await merchant.context.newPage();
  await payers.goto(url);
  expect(await payers.locator(".state").textContent()).toContain("The merchant has closed this link.");
  await payers.close();
  await link.getByRole("button", { name: "Open again" }).click();
  await link.getByRole("button", { name: "Close link" }).waitFor();
});

part("the wallet is changed by signatures of both wallets, and the new one signs in", async (merchant) => {
  const { page, wallet, button, dialog, picture } = merchant;
  await merchant.choose("Account");
  await button("Change wallet").click();
  await dialog().getByLabel("Address of the new wallet").fill(wallet.address);
  await button("Sign with Test Fox").click();
  await dialog().getByText("not that of the current wallet").waitFor();
  const other = wallet.useAccount("other");
  await dialog().getByLabel("Address of the new wallet").fill(other);
  await button("Sign with Test Fox").click();
  await dialog().getByText(`This is another account. Choose ${wallet.address}`).waitFor();
  wallet.useAccount("first");
  await button("Sign with Test Fox").click();
  await dialog().getByText("Signed.").waitFor();
  await picture("wallet-change");
  wallet.useAccount("other");
  await button("Sign with Test Fox").click();
  await page.getByText("Sign in with the new wallet").waitFor();
  await picture("wallet-changed");
  await button("Test Fox").click();
  await merchant.choose("Account");
  await page.getByText(other).first().waitFor();
});

part("with a production key a change is announced, visible, and cancelled by one signature", async (merchant) => {
  const { page, wallet, button, dialog, picture } = merchant;
  const post = `fetch("/merchant/api-keys", { method: "POST", headers: { "Content-Type": "application/json" }, body: '{"environment":"production"}' })`;
  expect(await page.evaluate<number>(`${post}.then((answer) => answer.status)`)).toBe(201);
  await button("Change wallet").click();
  await dialog()
    .getByLabel("Address of the new wallet")
    .fill(`0x${"52".repeat(20)}`);
  await button("Sign with Test Fox").click();
  await dialog().getByText("Signed.").waitFor();
  await page.keyboard.press("Escape");
  await button("Change wallet").click();
  const third = wallet.useAccount("third");
  wallet.useAccount("other");
  await dialog().getByLabel("Address of the new wallet").fill(third);
  await button("Sign with Test Fox").click();
  await dialog().getByText("Signed.").waitFor();
  wallet.useAccount("third");
  await button("Sign with Test Fox").click();
  await page.getByText(`Your payments go to ${third}`).waitFor();
  await picture("wallet-announced");
  await button("Cancel the change").click();
  await dialog().getByText("One signature").waitFor();
  await picture("wallet-cancel");
  await button("Sign with Test Fox").click();
  await button("Change wallet").waitFor();
});

/** A hundred thousand payments where pictures are taken; fewer in the usual tests, which have to be quick. */
const many = process.env.LUNAS_SCREENSHOTS === undefined ? 5_000 : 100_000;

part(
  `${many} payments are scrolled with few rows in the page, to any place at once, and by keyboard`,
  async (merchant) => {
    const { page, picture } = merchant;
    const { merchantId } = await page.evaluate<{ merchantId: string }>(
      "fetch('/merchant/me').then((answer) => answer.json())",
    );
    const plan = { environment: "production", count: many, days: 20, payers: 500, inBulk: true } as const;
    await insertPayments(harness.stack.databaseUrl, { merchantId, ...plan });
    const pagesRead: string[] = [];
    page.on("request", (request) => {
      if (/\/payments\?.*limit=100\b/.test(request.url())) pagesRead.push(request.url());
    });
    await merchant.open("/payments?env=production");
    await page.getByText(`${many} payments`).waitFor();
    const { frames, mostRows } = await page.evaluate<{ frames: number[]; mostRows: number }>(`new Promise((resolve) => {
    const frames = [];
    let last = performance.now();
    let mostRows = 0;
    const step = (now) => {
      frames.push(now - last);
      last = now;
      mostRows = Math.max(mostRows, document.querySelectorAll("tbody tr").length);
      if (frames.length > 40) return resolve({ frames: frames.sort((one, other) => one - other), mostRows });
      window.scrollBy(0, 450);
      requestAnimationFrame(step);
    };
    requestAnimationFrame(step);
  })`);
    // How long a frame takes depends on the machine and its load; how many rows the browser lays out does not.
    const [p95, longest] = [frames[38], frames.at(-1)].map((ms) => `${ms?.toFixed(0)} ms`);
    console.log(
      `${many} payments, scrolled: frames of ${p95} at p95, the longest ${longest}, at most ${mostRows} rows laid out`,
    );
    expect(mostRows).toBeLessThan(80);
    await page.evaluate("window.scrollTo(0, document.documentElement.scrollHeight)");
    const last = page.locator(`tr[aria-rowindex="${many + 1}"] a`);
    await last.waitFor();
    // Forty steps and a jump to the end read the pages on the way, not those that were jumped over.
    expect(pagesRead.length).toBeLessThan(15);
    await page.setViewportSize({ width: 360, height: 740 });
    const unused = await page.evaluate(`(() => {
      const edge = (found) => document.querySelector(found).getBoundingClientRect().right;
      return edge(".payments-table") - edge("tr[aria-rowindex] td:last-child");
    })()`);
    expect(unused).toBe(0);
    await page.setViewportSize({ width: 1280, height: 860 });
    await picture("payments-many");
    await page.evaluate("window.scrollTo(0, 0)");
    await page.locator('tr[aria-rowindex="2"] a').focus();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowDown");
    expect(await page.evaluate("document.activeElement.closest('tr').getAttribute('aria-rowindex')")).toBe("4");
    await page.keyboard.press("/");
    await page.keyboard.type("article/7");
    await page.keyboard.press("Enter");
    await page.getByText("payments searched").waitFor();
  },
);

test("axe found nothing serious or critical, and the page did nothing that its policy forbids", () => {
  expect(merchant.findings).toEqual([]);
  expect(merchant.watch.complaints).toEqual([]);
});
