import { execFileSync } from "node:child_process";
import { appendFileSync, copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { availableParallelism, loadavg, totalmem } from "node:os";
import { join } from "node:path";
import { openHistory, product } from "./history";
import { type Part, parts } from "./parts";
import { pickFigures } from "./pick-figures";
import { type Ran, runPart } from "./run-part";
import { printStale } from "./stale";
import { writeDocument } from "./write-document";

const root = join(__dirname, "..", "..");
const document = join(root, "docs", "verification.md");
const logs = join(root, ".lunas", "verify");

/**
 * `npm run verify:full [-- part …]`: everything at full size, or these parts; each replaces its section of the document. `-- --stale` runs
 * nothing, and fails where a table is stale.
 */
async function main(names: readonly string[]): Promise<boolean> {
  if (names.includes("--stale")) return printStale(root);
  const unknown = names.filter((name) => !parts.some(({ id }) => id === name));
  if (unknown.length > 0) {
    console.error(`no such part: ${unknown.join(", ")}; there are ${parts.map(({ id }) => id).join(", ")}`);
    return false;
  }
  const wanted = names.length === 0 ? parts : parts.filter(({ id }) => names.includes(id));
  const interruption = new AbortController();
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => interruption.abort());
  mkdirSync(logs, { recursive: true, mode: 0o700 });
  const failed: string[] = [];
  for (const [index, part] of wanted.entries()) {
    if (interruption.signal.aborted) return false;
    console.log(`[${index + 1}/${wanted.length}] ${part.id}: ${part.command}, at most ${part.mostMinutes} min …`);
    const ran = await verify(part, interruption.signal);
    console.log(`[${index + 1}/${wanted.length}] ${part.id}: ${ran.verdict} in ${Math.round(ran.seconds)} s`);
    if (!ran.isGood) failed.push(part.id);
  }
  printStale(root);
  console.log(failed.length === 0 ? `all ${wanted.length} parts passed` : `failed: ${failed.join(", ")}`);
  return failed.length === 0;
}

async function verify(part: Part, abort: AbortSignal): Promise<Ran> {
  // As they are when it begins: it may be long, and its own load is no news.
  const circumstances = { commit: commitOfNow(), date: new Date().toISOString().slice(0, 16), machine: machineOfNow() };
  const log = join(logs, `${part.id}.log`);
  writeFileSync(log, "");
  const ran = await runPart(part, (text) => appendFileSync(log, text), abort);
  const { verdict, seconds, output, isGood } = ran;
  const figures = pickFigures(output, part, isGood);
  const before = existsSync(document) ? readFileSync(document, "utf8") : "";
  const { id, title, command } = part;
  const plot = isGood ? keepPlot(part) : {};
  const section = { id, title, command, verdict, seconds, figures, ...plot, ...circumstances };
  writeFileSync(document, writeDocument(before, parts, section));
  return ran;
}

/** Copies a part's plot beside the document. */
function keepPlot({ id, plot }: Part): { readonly plot?: string } {
  if (plot === undefined) return {};
  const kept = join("verification", `${id}.svg`);
  mkdirSync(join(root, "docs", "verification"), { recursive: true });
  copyFileSync(join(root, plot), join(root, "docs", kept));
  return { plot: kept };
}

/** The last commit that changed what ships. */
function commitOfNow(): string {
  const changed = execFileSync("git", ["status", "--porcelain", "--", ...product], { cwd: root, encoding: "utf8" });
  return `${openHistory(root).lastCommit()}${changed === "" ? "" : ", with changes"}`;
}

function machineOfNow(): string {
  const [load = 0] = loadavg();
  return `${availableParallelism()} cores, ${Math.round(totalmem() / 2 ** 30)} GiB, load ${load.toFixed(1)}`;
}

main(process.argv.slice(2)).then(
  (isGood) => process.exit(isGood ? 0 : 1),
  (error: unknown) => {
    console.error(error);
    process.exit(1);
  },
);
