/**
 * `npm run test:docs [-- --keep]`: follows the pages as a reader does, in an empty folder outside the repository, with the
 * Lunas that `npm start` runs in a clean clone. `--keep` uses the Lunas that already runs from this clone. Exits by its table.
 */
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { cloneFolder } from "@lunas/stack/folders";
import { hasEqualCode } from "./check-translations";
import { copyClone } from "./copy-clone";
import { followPage } from "./follow-page";
import { testedPages as pages } from "./pages";
import { readSteps } from "./read-steps";
import { answers, openTerminals, type Terminals } from "./terminals";

/** The page that ends with money received. */
const firstMoney = "docs/quickstart.md";
const mostSecondsToMoney = 300;
const ports = { lunas: 3402, shop: 3000 };

const isKept = process.argv.includes("--keep");
const unknown = process.argv.slice(2).filter((each) => each !== "--keep");

async function followAll(terminals: Terminals): Promise<string | null> {
  const startedAt = performance.now();
  for (const page of pages) {
    const isEqual = hasEqualCode(cloneFolder, page);
    if (isEqual === false) return `${page}: the Indonesian page has other code`;
    const steps = readSteps(page, readFileSync(join(cloneFolder, page), "utf8"));
    if (!(await followPage(terminals, { page, steps, isKept }))) return `${page} does not work as it is written`;
    if (isEqual) console.log("           the Indonesian page has the same code, so this run counts for both");
    const seconds = (performance.now() - startedAt) / 1_000;
    if (page !== firstMoney) continue;
    console.log(
      `\nfirst money received ${seconds.toFixed(0)} s after the start${isKept ? " (Lunas ran already)" : ", from a clean clone"}`,
    );
    if (seconds > mostSecondsToMoney) return `first money takes more than ${mostSecondsToMoney} s`;
  }
  return null;
}

async function main(): Promise<number> {
  if (unknown.length > 0) throw new Error(`npm run test:docs has no option ${unknown[0]}; the option is -- --keep`);
  // Every page is read before anything starts: a block without a test is found at once.
  for (const page of pages) readSteps(page, readFileSync(join(cloneFolder, page), "utf8"));
  if ((await answers(ports.lunas)) !== isKept) {
    throw new Error(
      isKept
        ? "Nothing runs on port 3402: start Lunas, or leave --keep out."
        : "Port 3402 is taken: end that Lunas, or use -- --keep.",
    );
  }
  if (await answers(ports.shop)) throw new Error("Port 3000 is taken, and the pages use it.");
  const folder = mkdtempSync(join(tmpdir(), "lunas-docs-"));
  const folders = {
    clone: isKept ? cloneFolder : join(folder, "lunas"),
    shop: join(folder, "shop"),
    home: join(folder, "home"),
  };
  mkdirSync(folders.shop);
  mkdirSync(folders.home);
  if (!isKept) copyClone(cloneFolder, folders.clone);
  const terminals = openTerminals(folders);
  const startedAt = performance.now();
  process.once("SIGINT", () => void terminals.close("all").finally(() => process.exit(130)));
  try {
    const problem = await followAll(terminals);
    console.log(
      `\n${problem ?? "every page works as it is written"}; ${((performance.now() - startedAt) / 1_000).toFixed(0)} s`,
    );
    return problem === null ? 0 : 1;
  } finally {
    await terminals.close("all");
    rmSync(folder, { recursive: true, force: true });
  }
}

main().then(
  (code) => process.exit(code),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  },
);
