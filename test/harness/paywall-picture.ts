import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { judgeAccess } from "./watch-page";

/** axe finds nothing, and nothing is wider than the screen. `LUNAS_SCREENSHOTS` names a folder for pictures. */
export async function paywallPicture(page: Page, name: string): Promise<void> {
  expect(await judgeAccess(page)).toEqual([]);
  const { width } = page.viewportSize() ?? { width: 0 };
  expect(Number(await page.evaluate("document.documentElement.scrollWidth"))).toBeLessThanOrEqual(width);
  const folder = process.env.LUNAS_SCREENSHOTS;
  if (folder === undefined) return;
  mkdirSync(folder, { recursive: true });
  await page.screenshot({ path: join(folder, `${name}.png`), fullPage: true });
}
