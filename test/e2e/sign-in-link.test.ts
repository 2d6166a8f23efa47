import { execFile } from "node:child_process";
import { mkdirSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { commandArguments } from "@lunas/stack/command-entry";
import type { BrowserContext, Page } from "playwright-core";
import { browser, harness, useBrowser } from "../harness/opened-browser";
import { judgeAccess, watchPage } from "../harness/watch-page";

/** `lunas dashboard`: from the terminal into the browser. `LUNAS_SCREENSHOTS` names a folder for pictures. */
let home: string;

useBrowser();
beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), "lunas-dashboard-"));
  await lunas("register", "--email", "a@warung.example", "--name", "Warung Maju", "--url", harness.url);
  await lunas(
    "register",
    "--email",
    "b@toko.example",
    "--name",
    "Toko Lain",
    "--url",
    harness.url,
    "--profile",
    "other",
  );
}, 120_000);
afterAll(() => rm(home, { recursive: true, force: true }));

async function lunas(...given: string[]): Promise<string> {
  const { LUNAS_API_KEY: _key, LUNAS_URL: _url, ...env } = process.env;
  const words = [...commandArguments("lunas"), ...given];
  const { stdout } = await promisify(execFile)(process.execPath, words, { env: { ...env, HOME: home } });
  return stdout.trim();
}

const newLink = (...more: string[]) => lunas("dashboard", "--print", ...more);

async function open(context: BrowserContext, address: string): Promise<Page> {
  const page = await context.newPage();
  page.setDefaultTimeout(15_000);
  await page.goto(address);
  return page;
}

async function picture(page: Page, name: string): Promise<void> {
  expect(await judgeAccess(page)).toEqual([]);
  const folder = process.env.LUNAS_SCREENSHOTS;
  if (folder === undefined) return;
  mkdirSync(folder, { recursive: true });
  await page.screenshot({ path: join(folder, `sign-in-link-${name}.png`), fullPage: true });
}

test("the link asks who is meant, signs in once, and leaves no token behind", async () => {
  const address = await newLink();
  const token = new URL(address).hash.slice(1);
  expect(address).toBe(`${harness.url}/dashboard/sign-in-link#${token}`);
  const context = await browser.newContext({ locale: "en-GB", viewport: { width: 1280, height: 800 } });
  const sent: string[] = [];
  context.on("request", (request) => sent.push(`${request.url()} ${JSON.stringify(request.headers())}`));
  const page = await open(context, address);
  const { complaints } = watchPage(page);
  await page.getByText("Warung Maju").first().waitFor();
  expect(page.url()).toBe(`${harness.url}/dashboard/sign-in-link`);
  // Nobody is signed in by opening it.
  expect(await context.cookies()).toEqual([]);
  await picture(page, "asks-en-1280");
  await page.getByRole("button", { name: "Sign in as Warung Maju" }).click();
  await page.waitForURL(`${harness.url}/dashboard/`);
  await page.getByRole("navigation").first().waitFor();
  expect((await context.cookies()).map(({ name, httpOnly }) => [name, httpOnly])).toEqual([["lunas_session", true]]);
  expect(sent.join("\n")).not.toContain(token);
  expect(complaints.filter((each) => !each.includes("401"))).toEqual([]);

  const again = await open(context, address);
  await again.getByText("has expired or was used").waitFor();
  await picture(again, "used-en-1280");
  await context.close();
}, 60_000);

test("a planted link does not replace a session silently (id, 360 px, dark)", async () => {
  const context = await browser.newContext({
    locale: "id-ID",
    colorScheme: "dark",
    viewport: { width: 360, height: 740 },
  });
  const own = await open(context, await newLink());
  await own.getByRole("button", { name: "Masuk sebagai Warung Maju" }).click();
  await own.waitForURL(`${harness.url}/dashboard/`);
  const [before] = await context.cookies();
  const planted = await open(context, await newLink("--profile", "other"));
  await planted.getByText("sekarang masuk sebagai Warung Maju").waitFor();
  await picture(planted, "planted-id-360");
  expect((await context.cookies())[0]?.value).toBe(before?.value);
  await planted.getByRole("link", { name: "Batal" }).click();
  await planted.waitForURL(`${harness.url}/dashboard/`);
  expect((await context.cookies())[0]?.value).toBe(before?.value);
  await context.close();
}, 60_000);

test("a payment link is paid from the terminal, by its id and by its address", async () => {
  await lunas("fund", "25000");
  const link = async (...offer: string[]) => JSON.parse(await lunas("links", "create", "Kopi", ...offer, "--json"));
  const fixed = (await link("--price", "5000")) as { linkId: string; url: string };
  for (const named of [fixed.linkId, fixed.url]) {
    const paid = JSON.parse(await lunas("pay", named, "--json")) as {
      txHash: string;
      amount: string;
      receiptUrl: string;
    };
    expect(paid).toMatchObject({ linkId: fixed.linkId, amount: "500000", txHash: expect.stringMatching(/^0x/) });
    expect((await fetch(paid.receiptUrl)).status).toBe(200);
  }
  const free = (await link("--min-price", "1000", "--max-price", "9000")) as { linkId: string };
  await expect(lunas("pay", free.linkId)).rejects.toThrow("give --rupiah");
  await expect(lunas("pay", free.linkId, "--rupiah", "9001")).rejects.toThrow("--rupiah must be from");
  await expect(lunas("pay", free.linkId, "--rupiah", "9000", "--max-price", "8999")).rejects.toThrow("price_refused");
  expect(JSON.parse(await lunas("pay", free.linkId, "--rupiah", "9000", "--json"))).toMatchObject({ amount: "900000" });
}, 90_000);

async function ask(path: string, token: string, origin: string | null): Promise<[number, string | null]> {
  const response = await fetch(`${harness.url}/auth/sign-in-links/${path}`, {
    method: "POST",
    headers: { "content-type": "application/json", ...(origin !== null && { origin }) },
    body: JSON.stringify({ token }),
  });
  const { error } = (await response.json()) as { error?: { code: string; details: { reason?: string } } };
  return [response.status, error?.details.reason ?? error?.code ?? null];
}

test("a token is redeemed by one of many, on the service's own page, and its session is audited and listed", async () => {
  const token = new URL(await newLink()).hash.slice(1);
  expect(await ask("redeem", token, null)).toEqual([403, "origin_not_allowed"]);
  expect(await ask("redeem", token, "https://evil.example")).toEqual([403, "origin_not_allowed"]);
  expect(await ask("read", token, "https://evil.example")).toEqual([403, "origin_not_allowed"]);
  expect(await ask("read", "A".repeat(22), harness.url)).toEqual([401, "link_unknown"]);
  const many = await Promise.all(Array.from({ length: 8 }, () => ask("redeem", token, harness.url)));
  expect(many.filter(([status]) => status === 200)).toHaveLength(1);
  expect(many.filter(([, reason]) => reason === "link_unknown")).toHaveLength(7);

  const response = await fetch(`${harness.url}/auth/sign-in-links/redeem`, {
    method: "POST",
    headers: { "content-type": "application/json", origin: harness.url, "user-agent": "browser of the story" },
    body: JSON.stringify({ token: new URL(await newLink()).hash.slice(1) }),
  });
  const cookie = response.headers.getSetCookie()[0]?.split(";")[0] ?? "";
  const read = async (path: string) => (await fetch(`${harness.url}${path}`, { headers: { cookie } })).json();
  const { entries } = (await read("/merchant/audit?action=session.open&limit=1")) as { entries: readonly object[] };
  expect(entries).toMatchObject([{ details: { by: "sign_in_link" }, userAgent: "browser of the story" }]);
  const { sessions } = (await read("/merchant/sessions")) as { sessions: readonly object[] };
  expect(sessions).toContainEqual(expect.objectContaining({ userAgent: "browser of the story" }));
}, 30_000);
