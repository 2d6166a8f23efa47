/**
 * Follows the operators' pages as an operator does, in a fresh clone, with compose on the Docker engine of `DOCKER_HOST`:
 * `npm run test:runbooks` starts one where there is none. `-- docs/own-stores.md` follows this page only. Exits by its table.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { cloneFolder } from "@lunas/stack/folders";
import { followPage } from "../docs/follow-page";
import { readSteps } from "../docs/read-steps";
import type { Step } from "../docs/step";
import { openTerminals } from "../docs/terminals";
import { orderSteps } from "./order-steps";
import { firstSection, pagesWithStores, runbookPages } from "./pages";
import { openStack, type Stack } from "./stack";

const secondsSince = (startedAt: number) => ((performance.now() - startedAt) / 1_000).toFixed(0);

/** The command with the addresses of this run instead of the page's. */
function atAddresses(step: Step, addresses: Stack["addresses"]): Step {
  if (step.kind !== "command") return step;
  const replaced = [...addresses].reduce((text, [from, to]) => text.replaceAll(from, to), step.command);
  return { ...step, command: replaced };
}

async function follow(page: string, steps: readonly Step[]): Promise<boolean> {
  const name = `lunas-runbooks-${process.pid}`;
  const stack = await openStack(name, pagesWithStores.has(page));
  const terminals = openTerminals(stack.folders);
  const close = async () => {
    await terminals.close("all");
    stack.close();
  };
  const stop = () => void close().finally(() => process.exit(130));
  process.once("SIGINT", stop);
  try {
    const placed = steps.map((step) => atAddresses(step, stack.addresses));
    return await followPage(terminals, { page, steps: placed, isKept: false });
  } finally {
    process.off("SIGINT", stop);
    await close();
  }
}

/** How many steps of a page were run, and how many the page says not to run. */
function countOf(page: string, steps: readonly Step[], seconds: string): string {
  const skipped = steps.filter(({ kind }) => kind === "skipped").length;
  return `${page}: ${steps.length - skipped} steps run, ${skipped} not run for a reason; ${seconds} s`;
}

async function main(): Promise<number> {
  const named = process.argv.slice(2);
  const unknown = named.find((each) => !runbookPages.some((page) => page === each));
  if (unknown !== undefined) throw new Error(`${unknown} is none of the pages ${runbookPages.join(", ")}`);
  const pages = runbookPages.filter((page) => named.length === 0 || named.includes(page));
  // Every page is read before anything starts: a block without a reason is found at once.
  const read = pages.map((page) => {
    const text = readFileSync(join(cloneFolder, page), "utf8");
    return { page, steps: orderSteps(readSteps(page, text), text, firstSection) };
  });
  const lines: string[] = [];
  for (const { page, steps } of read) {
    const startedAt = performance.now();
    if (!(await follow(page, steps))) {
      console.log(`\n${page} does not work as it is written`);
      return 1;
    }
    lines.push(countOf(page, steps, secondsSince(startedAt)));
  }
  console.log(`\n${lines.join("\n")}\nevery runbook works as it is written`);
  return 0;
}

main().then(
  (code) => process.exit(code),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  },
);
