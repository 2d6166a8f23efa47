import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type { Browser, BrowserContext, Page } from "playwright-core";
import { type AnnouncedWallet, announceWallet } from "./announce-wallet";
import type { Harness } from "./start-harness";
import { judgeAccess, type PageWatch, watchPage } from "./watch-page";

/** A merchant's browser at the dashboard. */
export interface MerchantPage {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly watch: PageWatch;
  readonly wallet: AnnouncedWallet;
  /** What axe found in all views together. */
  readonly findings: string[];
  readonly open: (path: string) => Promise<unknown>;
  readonly button: (name: string | RegExp) => ReturnType<Page["getByRole"]>;
  readonly dialog: () => ReturnType<Page["getByRole"]>;
  readonly choose: (link: string) => Promise<void>;
  /** Judges the view as it stands, and takes pictures where `LUNAS_SCREENSHOTS` names a folder. */
  readonly picture: (name: string) => Promise<void>;
  readonly register: () => Promise<void>;
}

/** In pixels: of a taller page, the part in sight. */
const tallestPicture = 12_000;
const usual = { width: 1280, height: 860 };

export async function openMerchantPage(browser: Browser, { url, rpcUrl }: Harness): Promise<MerchantPage> {
  const context = await browser.newContext({ locale: "en-GB", reducedMotion: "reduce", viewport: usual });
  const page = await context.newPage();
  page.setDefaultTimeout(10_000);
  const watch = watchPage(page);
  const wallet = await announceWallet(page, "Test Fox", rpcUrl);
  const findings: string[] = [];
  const open = (path: string) => page.goto(`${url}/dashboard${path}`);
  const button = (name: string | RegExp) => page.getByRole("button", { name, exact: true });
  return {
    ...{ context, page, watch, wallet, findings, open, button },
    dialog: () => page.getByRole("dialog"),
    choose: (name) =>
      page.getByRole("navigation", { name: "Main menu" }).getByRole("link", { name, exact: true }).click(),
    picture: (name) => takePicture(page, name, findings),
    async register() {
      await button("Test Fox").click();
      await page.getByLabel("Business name").fill("Warung Bu Sri");
      await page.getByLabel("E-mail").fill("sri@example.com");
      await button("Create account").click();
    },
  };
}

/** Every view is judged in the light theme; where pictures are taken, in the others and at other widths as well. */
export async function takePicture(page: Page, name: string, findings: string[]): Promise<void> {
  const judge = async (kind: string) => {
    findings.push(...(await judgeAccess(page)).map((each) => `${name}, ${kind}: ${each}`));
  };
  await judge("light");
  const folder = process.env.LUNAS_SCREENSHOTS;
  if (folder === undefined) return;
  mkdirSync(folder, { recursive: true });
  const shoot = async (kind: string) => {
    const height = Number(await page.evaluate("document.documentElement.scrollHeight"));
    await page.screenshot({ path: join(folder, `${name}-${kind}.png`), fullPage: height <= tallestPicture });
  };
  await shoot("light");
  for (const [kind, width] of [
    ["phone", 360],
    ["wide", 2_560],
  ] as const) {
    await page.setViewportSize({ width, height: kind === "phone" ? 740 : 1_300 });
    await shoot(kind);
    const needed = Number(await page.evaluate("document.documentElement.scrollWidth"));
    if (needed > width) findings.push(`${name}: is ${needed} wide in a window of ${width}`);
  }
  await page.setViewportSize(usual);
  await page.emulateMedia({ colorScheme: "dark" });
  await judge("dark");
  await shoot("dark");
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme, contrast: "more" });
    await judge(`high contrast, ${colorScheme}`);
  }
  await page.emulateMedia({ colorScheme: "light", contrast: "no-preference", forcedColors: "active" });
  await judge("forced colors");
  await shoot("forced");
  await page.emulateMedia({ colorScheme: "light", contrast: "no-preference", forcedColors: "none" });
}
