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
import { testedPages as pages } from "./pages";
import { readSteps } from "./read-steps";
import type { CommandStep, Step } from "./step";
import { answers, openTerminals, type Terminals } from "./terminals";

/** The page that ends with money received. */
const firstMoney = "docs/quickstart.md";
const mostSecondsToMoney = 300;
const ports = { lunas: 3402, shop: 3000 };

const isKept = process.argv.includes("--keep");
const unknown = process.argv.slice(2).filter((each) => each !== "--keep");

async function follow(terminals: Terminals, step: Step): Promise<string> {
  if (step.kind === "skipped") return `not run: ${step.reason}`;
  if (step.kind === "file") {
    terminals.writeFile(step.name, step.text);
    return "written";
  }
  if (step.kind === "help") {
    const output = await terminals.run(step.command, "shop");
    if (output.trim() !== step.text.trim()) throw new Error(`the page shows another help than this:\n${output}`);
    return "as the page shows it";
  }
  return runCommand(terminals, step);
}

async function runCommand(terminals: Terminals, step: CommandStep): Promise<string> {
  const { folder, readyWhen, prints, values } = step;
  if (isKept && folder === "clone" && readyWhen !== undefined) return "runs already";
  let { command } = step;
  for (const { placeholder, command: source } of values) {
    command = command.replaceAll(placeholder, await lookUpValue(terminals, placeholder, source));
  }
  if (readyWhen !== undefined) {
    await terminals.keepRunning(command, folder, readyWhen);
    return "runs";
  }
  const output = await terminals.run(command, folder);
  if (prints !== undefined && !output.includes(prints)) throw new Error(`it does not print ${prints}\n${output}`);
  return "ok";
}

/** The first word of the output that begins as the placeholder does. */
async function lookUpValue(terminals: Terminals, placeholder: string, source: string): Promise<string> {
  const output = await terminals.run(source, "shop");
  const [value] = new RegExp(`${placeholder.replace("…", "")}[0-9A-Za-z]+`).exec(output) ?? [];
  if (value === undefined) throw new Error(`${source} prints no ${placeholder}\n${output}`);
  return value;
}

const titleOf = (step: Step): string => {
  if (step.kind === "file") return `(write ${step.name})`;
  return (step.kind === "skipped" ? step.title : step.command).replace(/\s+/g, " ");
};

/** Follows a page to its end, or to its first step that fails. */
async function followPage(terminals: Terminals, page: string): Promise<boolean> {
  console.log(`\n${page}`);
  const print = (seconds: number, { line }: { readonly line: number }, title: string, result: string) =>
    console.log(`${seconds.toFixed(1).padStart(7)} s  ${String(line).padStart(4)}  ${title.slice(0, 90)}  [${result}]`);
  for (const step of readSteps(page, readFileSync(join(cloneFolder, page), "utf8"))) {
    const startedAt = performance.now();
    const seconds = () => (performance.now() - startedAt) / 1_000;
    try {
      const result = await follow(terminals, step);
      print(seconds(), step, titleOf(step), result);
    } catch (error) {
      print(seconds(), step, titleOf(step), "FAILED");
      console.error(`${page}:${step.line}: ${error instanceof Error ? error.message : String(error)}`);
      return false;
    }
  }
  await terminals.close("shop");
  return true;
}

async function followAll(terminals: Terminals): Promise<string | null> {
  const startedAt = performance.now();
  for (const page of pages) {
    const isEqual = hasEqualCode(cloneFolder, page);
    if (isEqual === false) return `${page}: the Indonesian page has other code`;
    if (!(await followPage(terminals, page))) return `${page} does not work as it is written`;
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
