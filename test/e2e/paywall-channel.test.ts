import { configRoute, requirePayment } from "@lunas/server/express";
import { freePort } from "@lunas/stack/free-port";
import type { Payer } from "@lunas/testkit/payer/create-payer";
import express from "express";
import type { BrowserContext, Page, Request } from "playwright-core";
import { balanceOf } from "../harness/balance-of";
import { balanceInContract, readAuthorizer } from "../harness/deposits";
import { fundedPayer } from "../harness/funded-payer";
import { injectWallet, type WalletCalls } from "../harness/inject-wallet";
import { lunasOf } from "../harness/lunas-of";
import { browser, harness, useBrowser } from "../harness/opened-browser";
import { paywallPicture } from "../harness/paywall-picture";
import { paywallScriptText } from "../harness/paywall-script";
import { registerMerchant } from "../harness/register-merchant";
import { watchPage } from "../harness/watch-page";

/** A reader with a wallet at the 402 pages of a shop that also takes a channel. `LUNAS_SCREENSHOTS` names a folder for pictures. */
let script: string;
const closing: (() => void)[] = [];

const paywallScript = "/lunas.min.js";
const price = 100_000n;
const deposit = 1_000_000n;
/** The page loads and sends nothing but of its own origin. */
const policy = "default-src 'none'; script-src 'self'; connect-src 'self'; style-src 'unsafe-inline'; img-src data:";

afterAll(() => {
  for (const close of closing) close();
});
useBrowser();
beforeAll(async () => {
  script = await paywallScriptText();
  await readAuthorizer(harness.url);
}, 120_000);

/** A merchant with two articles that take a channel, and one that does not. */
async function openShop() {
  const lunas = lunasOf(await registerMerchant(harness.url), harness.url);
  const app = express();
  app.use((_request, response, next) => {
    response.set("Content-Security-Policy", policy);
    next();
  });
  app.get(paywallScript, (_request, response) => void response.type("js").send(script));
  app.get("/api/lunas/config", configRoute(lunas));
  const article = (name: string) => (_request: unknown, response: express.Response) =>
    void response
      .type("html")
      .send(`<!doctype html><html lang=id><title>${name}</title><h1>Artikel ${name}</h1></html>`);
  const withChannel = { price: "1000", channel: true, deposit: "10000", paywallScript } as const;
  app.get("/one", requirePayment(lunas, withChannel), article("satu"));
  app.get("/two", requirePayment(lunas, withChannel), article("dua"));
  app.get("/plain", requirePayment(lunas, { price: "1000", paywallScript }), article("tiga"));
  const port = await freePort();
  const server = app.listen(port, "localhost");
  closing.push(() => server.close());
  /** Everything that the merchant was paid: by single payments, and by charges of channels. */
  const paid = async () => {
    const [{ payments }, { charges }] = [await lunas.payments.list(), await lunas.charges.list()];
    return { payments: payments.length, charges: charges.map(({ amount }) => BigInt(amount)) };
  };
  return { url: `http://localhost:${port}`, paid };
}

interface Visit {
  readonly locale: string;
  readonly width?: number;
  readonly dark?: boolean;
}

const openContext = ({ locale, width = 360, dark = false }: Visit) =>
  browser.newContext({ locale, colorScheme: dark ? "dark" : "light", viewport: { width, height: 800 } });

interface Reader {
  readonly payer: Payer;
  readonly agrees?: () => boolean;
}

async function openTab(context: BrowserContext, reader: Reader): Promise<{ page: Page; calls: WalletCalls }> {
  const page = await context.newPage();
  page.setDefaultTimeout(20_000);
  const calls = await injectWallet(page, { ...reader, rpcUrl: harness.rpcUrl });
  return { page, calls };
}

const signatures = (calls: WalletCalls) => calls.filter((method) => /sign|send/i.test(method));
const picture = (page: Page, name: string) => paywallPicture(page, `paywall-channel-${name}`);
const heading = (page: Page, name: string) => page.getByRole("heading", { name: `Artikel ${name}` }).waitFor();
const storedChannels = (page: Page) =>
  page.evaluate<readonly { readonly channelId: string }[]>(
    "JSON.parse(localStorage.getItem('lunas:channels') ?? '[]')",
  );

const id = {
  locale: "id-ID",
  explain: /^Setor Rp\s10\.000,00 untuk toko ini dan baca halaman berikutnya tanpa ditanya dompet setiap kali\./,
  risk: /^Anda membayar hanya yang Anda baca\..*penarikan dalam 1 hari\. Risikonya paling besar setoran ini:/,
  button: /^Setor Rp\s10\.000,00$/,
  spend: /^Bayar Rp\s1\.000,00 dari setoran$/,
  left: /^Sisa setoran Anda di toko ini Rp\s9\.000,00\. Dompet Anda tidak ditanya\.$/,
  back: /^Minta kembali Rp\s8\.000,00$/,
  done: /^Rp\s8\.000,00 sudah kembali ke dompet Anda\.$/,
  pay: /^Bayar Rp\s1\.000,00$/,
  again: "Periksa lagi",
};
const en = {
  locale: "en-GB",
  explain: /^Deposit Rp\s10\.000,00 for this shop and read its further pages without asking your wallet each time\./,
  risk: /^You pay only for what you read\..*a withdrawal in one day\. At risk is at most this deposit:/,
  button: /^Deposit Rp\s10\.000,00$/,
  spend: /^Pay Rp\s1\.000,00 from your deposit$/,
  left: /^Rp\s9\.000,00 of your deposit at this shop are left\. Your wallet is not asked\.$/,
  back: /^Get Rp\s8\.000,00 back$/,
  done: /^Rp\s8\.000,00 are back in your wallet\.$/,
  pay: /^Pay Rp\s1\.000,00$/,
  again: "Check again",
};

test.each([
  { ...id, width: 360, dark: true },
  { ...id, width: 1280, dark: false },
  { ...en, width: 360, dark: false },
])(
  "a reader deposits once, reads two pages, and gets the rest back ($locale, $width px)",
  async ({ locale, width, dark, ...texts }) => {
    const shop = await openShop();
    const payer = await fundedPayer(harness.rpcUrl, deposit);
    const context = await openContext({ locale, width, dark });
    const first = await openTab(context, { payer });
    const watch = watchPage(first.page);
    await first.page.goto(`${shop.url}/one`);
    await first.page.getByRole("button", { name: texts.pay }).waitFor();
    await first.page.getByText(texts.explain).waitFor();
    await first.page.getByText(texts.risk).waitFor();
    await picture(first.page, `offer-${locale}-${width}`);
    await first.page.getByRole("button", { name: texts.button }).click();
    await heading(first.page, "satu");
    expect(signatures(first.calls)).toEqual(["eth_signTypedData_v4"]);
    const [channel] = await storedChannels(first.page);
    expect(await balanceInContract(harness.rpcUrl, channel?.channelId ?? "")).toBe(deposit);
    expect([...watch.origins]).toEqual([shop.url]);

    // In another tab, while the first one is still open.
    const second = await openTab(context, { payer });
    await second.page.goto(`${shop.url}/two`);
    await second.page.getByText(texts.left).waitFor();
    await picture(second.page, `spend-${locale}-${width}`);
    await second.page.getByRole("button", { name: texts.spend }).click();
    await heading(second.page, "dua");
    expect(second.calls).toEqual([]);
    expect(await shop.paid()).toEqual({ payments: 0, charges: [price, price] });

    await first.page.goto(`${shop.url}/one`);
    await first.page.getByRole("button", { name: texts.back }).click();
    await first.page.getByText(texts.done).waitFor();
    await first.page.getByRole("button", { name: texts.button }).waitFor();
    await picture(first.page, `back-${locale}-${width}`);
    expect(signatures(first.calls)).toEqual(["eth_signTypedData_v4"]);
    expect(await balanceOf(harness.rpcUrl, payer.address)).toBe(deposit - 2n * price);
    expect(await storedChannels(first.page)).toEqual([]);
    expect(watch.complaints).toEqual([]);
    await context.close();
  },
  90_000,
);

test.each([
  { ...id, text: "Dibatalkan di dompet. Tidak ada yang disetor dan tidak ada yang dibayar." },
  { ...en, text: "Cancelled in the wallet. Nothing was deposited, and nothing was paid." },
])(
  "a reader who refuses in the wallet has paid nothing, and may deposit afterwards ($locale)",
  async ({ locale, button, text }) => {
    const shop = await openShop();
    const payer = await fundedPayer(harness.rpcUrl, deposit);
    let isAgreed = false;
    const context = await openContext({ locale, dark: true });
    const { page } = await openTab(context, { payer, agrees: () => isAgreed });
    await page.goto(`${shop.url}/one`);
    await page.getByRole("button", { name: button }).click();
    await page.getByRole("alert").getByText(text).waitFor();
    await picture(page, `refused-${locale}`);
    expect(await storedChannels(page)).toEqual([]);
    expect(await balanceOf(harness.rpcUrl, payer.address)).toBe(deposit);
    expect(await shop.paid()).toEqual({ payments: 0, charges: [] });
    isAgreed = true;
    await page.getByRole("button", { name: button }).click();
    await heading(page, "satu");
    await context.close();
  },
  60_000,
);

describe("the connection breaks while a deposit is under way", () => {
  const isPaid = (request: Request) => request.headers()["payment-signature"] !== undefined;
  /** The first request with a payment has no answer. `reaches`: the shop gets it. */
  async function losing(page: Page, reaches: boolean): Promise<() => number> {
    let lost = 0;
    await page.route("**/one", async (route) => {
      if (!isPaid(route.request()) || lost > 0) return route.continue();
      if (reaches) await route.fetch();
      lost += 1;
      return route.abort();
    });
    return () => lost;
  }

  test("before the shop has it: the same deposit is sent again, and the page is paid once", async () => {
    const shop = await openShop();
    const payer = await fundedPayer(harness.rpcUrl, 2n * deposit);
    const context = await openContext(en);
    const { page, calls } = await openTab(context, { payer });
    const lost = await losing(page, false);
    await page.goto(`${shop.url}/one`);
    await page.getByRole("button", { name: en.button }).click();
    await heading(page, "satu");
    expect(lost()).toBe(1);
    expect(signatures(calls)).toEqual(["eth_signTypedData_v4"]);
    expect(await balanceOf(harness.rpcUrl, payer.address)).toBe(deposit);
    expect(await shop.paid()).toEqual({ payments: 0, charges: [price] });
    await context.close();
  }, 60_000);

  test.each([
    ["the ordinary button", id, id.pay],
    ["the button of the deposit", en, en.again],
  ] as const)(
    "and the page is loaded anew: it says so, and %s sends the same deposit again",
    async (name, { locale, button, again }, pressed) => {
      const shop = await openShop();
      const payer = await fundedPayer(harness.rpcUrl, 2n * deposit);
      const context = await openContext({ locale, dark: true });
      const { page, calls } = await openTab(context, { payer });
      const lost = await losing(page, false);
      await page.goto(`${shop.url}/one`);
      const isLost = page.waitForEvent("requestfailed", isPaid);
      await page.getByRole("button", { name: button }).click();
      await isLost;
      await page.goto(`${shop.url}/one`);
      await page.getByRole("button", { name: again }).waitFor();
      await picture(page, `open-${locale}`);
      expect([name, lost(), await shop.paid()]).toEqual([name, 1, { payments: 0, charges: [] }]);
      await page.getByRole("button", { name: pressed }).click();
      await heading(page, "satu");
      expect([name, signatures(calls)]).toEqual([name, ["eth_signTypedData_v4"]]);
      expect(await balanceOf(harness.rpcUrl, payer.address)).toBe(deposit);
      expect(await shop.paid()).toEqual({ payments: 0, charges: [price] });
      await context.close();
    },
    60_000,
  );

  test.each([
    { ...id, text: "Anda sudah membayar halaman ini, dan toko tidak mengirimnya. Tidak ada lagi yang diambil." },
    { ...en, text: "You have paid for this page, and the shop did not send it. Nothing more was taken." },
  ])(
    "after the shop has charged: the page says that it is paid, and pays once more only where its button says so ($locale)",
    async ({ locale, button, again, spend, pay, text }) => {
      const shop = await openShop();
      const payer = await fundedPayer(harness.rpcUrl, 2n * deposit);
      const context = await openContext({ locale });
      const { page, calls } = await openTab(context, { payer });
      const lost = await losing(page, true);
      await page.goto(`${shop.url}/one`);
      const alert = page.getByRole("alert");
      await page.getByRole("button", { name: button }).click();
      await alert.getByText(text).waitFor();
      expect(lost()).toBe(1);
      for (const pressed of [again, pay]) {
        await page.getByRole("button", { name: pressed }).click();
        await alert.getByText(text).waitFor();
      }
      await page.goto(`${shop.url}/one`);
      await page.getByRole("button", { name: spend }).waitFor();
      await picture(page, `unserved-${locale}`);
      expect(await balanceOf(harness.rpcUrl, payer.address)).toBe(deposit);
      expect(await shop.paid()).toEqual({ payments: 0, charges: [price] });
      await page.getByRole("button", { name: spend }).click();
      await heading(page, "satu");
      expect(await shop.paid()).toEqual({ payments: 0, charges: [price, price] });
      expect(signatures(calls)).toEqual(["eth_signTypedData_v4"]);
      await context.close();
    },
    60_000,
  );
});

test.each([
  {
    ...id,
    refused: /^Toko belum mengembalikan sisanya\./,
    withdraw: /^Tarik Rp\s9\.000,00 tanpa toko$/,
    begun: /^Penarikan Rp\s9\.000,00 sudah dimulai\. Kembali ke halaman ini mulai .* untuk menyelesaikannya\.$/,
  },
  {
    ...en,
    refused: /^The shop has not given the rest back\./,
    withdraw: /^Withdraw Rp\s9\.000,00 without the shop$/,
    begun: /^The withdrawal of Rp\s9\.000,00 has begun\. Come back to this page from .* on to end it\.$/,
  },
])(
  "a shop that gives nothing back: the reader begins the withdrawal without it ($locale)",
  async ({ locale, button, refused, withdraw, begun }) => {
    const shop = await openShop();
    const payer = await fundedPayer(harness.rpcUrl, deposit);
    const context = await openContext({ locale, dark: locale === "en-GB" });
    const { page, calls } = await openTab(context, { payer });
    await page.goto(`${shop.url}/one`);
    await page.getByRole("button", { name: button }).click();
    await heading(page, "satu");
    await page.route("**/one", async (route) =>
      route.request().headers()["payment-signature"] === undefined
        ? route.continue()
        : route.fulfill({ status: 400, json: { error: "No.", code: "invalid_request" } }),
    );
    await page.goto(`${shop.url}/two`);
    await page.getByRole("button", { name: /9\.000,00/ }).click();
    await page.getByText(refused).waitFor();
    await picture(page, `refund-refused-${locale}`);
    await page.getByRole("button", { name: withdraw }).click();
    await page.getByText(begun).waitFor();
    await picture(page, `withdrawing-${locale}`);
    expect(signatures(calls)).toEqual(["eth_signTypedData_v4", "eth_sendTransaction"]);
    await page.goto(`${shop.url}/two`);
    await page.getByText(begun).waitFor();
    await page.getByRole("button", { name: button }).waitFor();
    await context.close();
  },
  60_000,
);

test("a price that only a channel takes: the page has one button, which deposits", async () => {
  const shop = await openShop();
  const payer = await fundedPayer(harness.rpcUrl, deposit);
  const context = await openContext(en);
  const { page } = await openTab(context, { payer });
  await page.route("**/one", async (route) => {
    if (!route.request().isNavigationRequest()) return route.continue();
    const answer = await route.fetch();
    const body = (await answer.text()).replace(/data-demand="([^"]*)"/, (_, demand: string) => {
      const { accepts, ...rest } = JSON.parse(Buffer.from(demand, "base64").toString());
      const alone = { ...rest, accepts: accepts.slice(-1) };
      return `data-demand="${Buffer.from(JSON.stringify(alone)).toString("base64")}"`;
    });
    return route.fulfill({ response: answer, body });
  });
  await page.goto(`${shop.url}/one`);
  await page.getByText(en.explain).waitFor();
  expect(await page.getByRole("button").allTextContents()).toEqual([expect.stringMatching(en.button)]);
  await picture(page, "alone");
  await page.getByRole("button", { name: en.button }).click();
  await heading(page, "satu");
  expect(await shop.paid()).toEqual({ payments: 0, charges: [price] });
  await context.close();
}, 60_000);

test("where the shop takes no channel, and where the browser stores nothing, the page offers no deposit", async () => {
  const shop = await openShop();
  const payer = await fundedPayer(harness.rpcUrl, deposit);
  const context = await openContext(en);
  const { page } = await openTab(context, { payer });
  const count = async (path: string) => {
    await page.goto(`${shop.url}${path}`);
    await page.getByRole("button", { name: en.pay }).waitFor();
    return page.getByText(/deposit/i).count();
  };
  expect(await count("/one")).toBeGreaterThan(0);
  expect(await count("/plain")).toBe(0);
  await page.addInitScript("Object.defineProperty(window, 'localStorage', { get() { throw new Error('denied'); } })");
  expect(await count("/one")).toBe(0);
  await context.close();
}, 60_000);
