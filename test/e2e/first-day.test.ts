import { execFile } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { commandArguments } from "@lunas/stack/command-entry";
import { cloneFolder } from "@lunas/stack/folders";
import { freePort } from "@lunas/stack/free-port";
import { until } from "@lunas/testkit/time/until";
import type { BrowserContext, Page } from "playwright-core";
import { browser, harness, useBrowser } from "../harness/opened-browser";
import { type RunningSnippet, runFile, snippetOf } from "../harness/run-snippet";
import { judgeAccess, watchPage } from "../harness/watch-page";

/**
 * A merchant's first day, by the pages of the documentation: a shop, a payment link, a refund, the receipt, the dashboard and the books.
 * `LUNAS_SCREENSHOTS` names a folder for pictures.
 */
useBrowser();

const id = {
  ...{ locale: "id-ID", quickstart: "docs/id/quickstart.md", width: 360, dark: false },
  banner: "Sandbox: hanya uang percobaan. Tidak ada uang sungguhan yang berpindah.",
  ...{ testWallet: "Bayar dengan dompet uji", paid: "Sudah dibayar. Terima kasih!", receiptPaid: "Sudah dibayar" },
  ...{ refunded: "Dikembalikan", net: "Setelah pengembalian", enter: "Masuk sebagai Warung Bu Sri", csv: "Unduh CSV" },
};
const en = {
  ...{ locale: "en-GB", quickstart: "docs/quickstart.md", width: 1280, dark: true },
  banner: "Sandbox: play money only. No real money moves.",
  ...{ testWallet: "Pay with a test wallet", paid: "Paid. Thank you!", receiptPaid: "Paid" },
  ...{ refunded: "Refunded", net: "After refunds", enter: "Sign in as Warung Bu Sri", csv: "Export CSV" },
};

/** How many cells of the list show less than they hold. */
const cutCells = `() => [...document.querySelectorAll(".payments-table td:not(.col-resource)")]
  .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).length`;

describe.each([id, en])("the first day ($locale)", (words) => {
  let home: string;
  let shop: RunningSnippet | undefined;
  let context: BrowserContext;
  let page: Page;
  const complaints: (readonly string[])[] = [];

  beforeAll(async () => {
    home = await mkdtemp(join(tmpdir(), "lunas-first-day-"));
    const { locale, width, dark } = words;
    const colorScheme = dark ? "dark" : "light";
    context = await browser.newContext({ locale, colorScheme, viewport: { width, height: 800 } });
    await nextPage();
  });
  afterAll(async () => {
    await context?.close();
    await shop?.stop();
    await rm(home, { recursive: true, force: true });
  });

  async function nextPage(): Promise<void> {
    await page?.close();
    page = await context.newPage();
    page.setDefaultTimeout(20_000);
    complaints.push(watchPage(page).complaints);
  }

  async function lunas(...given: string[]): Promise<string> {
    const { LUNAS_API_KEY: _key, LUNAS_URL: _url, ...env } = process.env;
    const command = [...commandArguments("lunas"), ...given];
    const { stdout } = await promisify(execFile)(process.execPath, command, { env: { ...env, HOME: home } });
    return stdout.trim();
  }

  const json = async <T>(...given: string[]) => JSON.parse(await lunas(...given, "--json")) as T;

  async function picture(name: string): Promise<void> {
    expect(await judgeAccess(page)).toEqual([]);
    const folder = process.env.LUNAS_SCREENSHOTS;
    if (folder === undefined) return;
    mkdirSync(folder, { recursive: true });
    await page.screenshot({ path: join(folder, `first-day-${name}-${words.locale}.png`), fullPage: true });
  }

  /** The quickstart's shop, at this stack's address and on a free port. */
  async function openShop(): Promise<string> {
    const port = await freePort();
    const code = snippetOf(words.quickstart, "shop.mjs");
    const moved = code
      .replace('environment: "local"', `environment: "local", facilitatorUrl: "${harness.url}"`)
      .replace("app.listen(3000)", `app.listen(${port}, "localhost")`);
    expect(moved).toMatch(new RegExp(`facilitatorUrl: "${harness.url}"[^]*listen\\(${port}`));
    const folder = join(cloneFolder, ".lunas", "snippets");
    mkdirSync(folder, { recursive: true });
    const file = join(folder, `${process.pid}-first-day-${words.locale}.mjs`);
    writeFileSync(file, moved);
    shop = runFile(file, { env: { HOME: home } });
    const article = `http://localhost:${port}/article`;
    const isOpen = async () =>
      fetch(article).then(
        ({ status }) => status === 402,
        () => false,
      );
    await until(isOpen, { timeoutMs: 20_000, what: "the quickstart's shop" });
    return article;
  }

  test("from the registration to the books", async () => {
    await lunas("register", "--email", "sri@warung.example", "--name", "Warung Bu Sri", "--url", harness.url);
    await lunas("fund");
    const article = await openShop();
    expect(await lunas("pay", article, "--max-price", "10000")).toBe('{"title":"Paid!"}');
    await page.goto(article);
    await page.getByRole("note").getByText(words.banner).waitFor();
    await page.getByText("npx @lunas/cli pay").waitFor();
    expect(await page.locator('a[href*="idrx.co"]').count()).toBe(0);
    await picture("shop");

    const link = await json<{ linkId: string; url: string }>("links", "create", "Kopi susu", "--price", "7500");
    await page.goto(link.url);
    await page.getByRole("note").getByText(words.banner).waitFor();
    await page.getByRole("button", { name: words.testWallet }).click();
    await page.getByText(words.paid).waitFor();
    await page.locator("a.button").first().click();
    await page.waitForURL(/\/receipts\//);
    await page.getByText(words.receiptPaid, { exact: true }).first().waitFor();
    expect(await page.getByText(words.net).count()).toBe(0);
    const receipt = page.url();

    const { payments } = await json<{ payments: { paymentId: string; linkId: string | null }[] }>("payments", "list");
    expect(payments).toHaveLength(2);
    const sold = payments.find(({ linkId }) => linkId === link.linkId)?.paymentId ?? "";
    const { merchantAddress } = JSON.parse(readFileSync(join(home, ".lunas", "profile.json"), "utf8"));
    await lunas("fund", "0.01", "--token", "ETH", "--to", merchantAddress);
    const refund = await json("refunds", "create", sold, "--rupiah", "7500", "--reason", "habis", "--approve");
    expect(refund).toMatchObject({ status: "confirmed", amount: "750000", paymentId: sold });

    await nextPage();
    await page.goto(receipt);
    await page.getByText(words.refunded, { exact: true }).first().waitFor();
    await page.getByText(words.net).waitFor();
    await page.getByText(/Rp\s7\.500,00, /).waitFor();
    await picture("receipt");

    await page.goto(await lunas("dashboard", "--print"));
    await page.getByRole("button", { name: words.enter }).click();
    await page.waitForURL(`${harness.url}/dashboard/`);
    await page.goto(`${harness.url}/dashboard/payments`);
    const row = page.getByRole("row").filter({ hasText: "Kopi susu" });
    await row.getByText(words.refunded, { exact: true }).waitFor();
    expect(Number(await page.evaluate(`(${cutCells})()`))).toBe(0);
    expect(await page.getByRole("row").filter({ hasText: words.refunded }).count()).toBe(1);
    await picture("payments");
    const [file] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: words.csv }).click(),
    ]);
    const [names = "", ...rows] = readFileSync(await file.path(), "utf8")
      .replace(/^\ufeff/, "")
      .trim()
      .split("\r\n");
    expect(rows).toHaveLength(2);
    const values = rows.find((each) => each.startsWith(sold))?.split(",") ?? [];
    const entry = Object.fromEntries(names.split(",").map((name, at) => [name, values[at]]));
    expect(entry).toMatchObject({
      paymentId: sold,
      linkTitle: '"Kopi susu"',
      rupiah: "7500.00",
      refundedRupiah: "7500.00",
    });
    expect(complaints.flat().filter((each) => !each.includes("401"))).toEqual([]);
  }, 60_000);
});
