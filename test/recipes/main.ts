/** `npm run test:recipes [-- words]`: follows the recipes of CONTRIBUTING.md in a copy of the repository; exits by its table. */
import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { type Copy, copyRepository } from "./copy-of-repository";
import { type Recipe, recipes } from "./recipes";

/** The most that a recipe may add and edit, if it says no more. Generated files do not count. */
const mostFiles = 1;
const mostLines = 2;

type Step = readonly [what: string, command: string, args: readonly string[]];

function stepsOf({ tests, uses }: Recipe): readonly Step[] {
  const tool = (name: string) => join("node_modules", ".bin", name);
  const use: readonly string[] = ["-r", "./test/harness/run-typescript.cjs", `test/recipes/${uses}`];
  return [
    ["generate", "npm", ["run", "--silent", "generate"]],
    ["types", "npm", ["run", "--silent", "typecheck"]],
    ["lint", tool("biome"), ["check", "."]],
    ["architecture", tool("jest"), ["--selectProjects", "architecture"]],
    [
      "unit tests",
      tool("jest"),
      // The copy has no bundles.
      [...tests, "--selectProjects", "unit", "--testPathIgnorePatterns", "simulation/", "/dist/", "bundle-text"],
    ],
    ...(uses === undefined ? [] : [[uses, process.execPath, use] as const]),
  ];
}

/** Null where every step went well, else the one that did not, with its last lines. */
function follow(copy: Copy, recipe: Recipe): string | null {
  recipe.apply(copy);
  const { newFiles, editedLines } = copy.changes();
  if (newFiles.length > (recipe.files ?? mostFiles) || editedLines > (recipe.lines ?? mostLines)) {
    return `it needs ${newFiles.length} new files and ${editedLines} edited lines`;
  }
  for (const [what, command, args] of stepsOf(recipe)) {
    try {
      execFileSync(command, args, { cwd: copy.folder, encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] });
    } catch (error) {
      const { stdout = "", stderr = "" } = error as { readonly stdout?: string; readonly stderr?: string };
      return `${what}:\n${`${stdout}\n${stderr}`.split("\n").slice(-60).join("\n")}`;
    }
  }
  return null;
}

const words = process.argv.slice(2);
const chosen = recipes.filter(({ name }) => words.every((word) => name.includes(word)));
if (chosen.length === 0) throw new Error(`no recipe has the words: ${words.join(" ")}`);
const copy = copyRepository();
let failed = 0;
try {
  for (const recipe of chosen) {
    const startedAt = Date.now();
    const wrong = follow(copy, recipe);
    const seconds = Math.round((Date.now() - startedAt) / 1_000);
    process.stdout.write(`${recipe.name}: ${wrong === null ? "followed" : `FAILED at ${wrong}`} (${seconds} s)\n`);
    if (wrong !== null) failed += 1;
    copy.reset();
  }
} finally {
  copy.remove();
}
process.stdout.write(`${chosen.length - failed} of ${chosen.length} recipes work as they are written\n`);
process.exit(failed === 0 ? 0 : 1);
