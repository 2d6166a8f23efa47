import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";

export interface PageWatch {
  /** What the page did that its policy forbids, what it threw, and what it wrote to the console as an error. */
  readonly complaints: readonly string[];
  /** Where it sent requests to, by origin. */
  readonly origins: ReadonlySet<string>;
}

/** Hears what goes wrong in a page while it is used. A refused request is an error in the console, too: those that a story means are left out. */
export function watchPage(page: Page): PageWatch {
  const complaints: string[] = [];
  const origins = new Set<string>();
  page.on("console", (message) => {
    if (message.type() === "error" && !/Failed to load resource/.test(message.text())) complaints.push(message.text());
  });
  page.on("pageerror", (error) => complaints.push(String(error)));
  page.on("request", (request) => origins.add(new URL(request.url()).origin));
  return { complaints, origins };
}

const axe = readFileSync(join(__dirname, "..", "..", "node_modules", "axe-core", "axe.min.js"), "utf8");

interface Violation {
  readonly id: string;
  readonly impact: string;
  readonly nodes: readonly { readonly html: string; readonly failureSummary: string }[];
}

/** Nothing is reported of what is right, and no selector: they cost a tenth of the time. */
const report = { resultTypes: ["violations"], selectors: false };

/** What axe finds serious or critical in the page as it stands, by all of its rules or by some. */
export async function judgeAccess(page: Page, rules: readonly string[] | null = null): Promise<readonly string[]> {
  // Evaluated by the driver, beside the page's policy; once for each document.
  if (await page.evaluate("typeof axe === 'undefined'")) await page.evaluate(axe);
  const options = { ...report, ...(rules !== null && { runOnly: rules }) };
  const found = await page.evaluate<readonly Violation[]>(
    `axe.run(${JSON.stringify(options)}).then(({ violations }) => violations)`,
  );
  return found
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary}`));
}
