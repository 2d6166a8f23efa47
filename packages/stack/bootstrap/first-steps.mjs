// What a fresh clone needs for its first payment. `npm start` does the other steps, which take twice as long, while Lunas runs.
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { cloneFolder } from "./clone.mjs";
import { closureOf } from "./closure.mjs";
import { digestOf } from "./stamp.mjs";
import { build, contracts, generate, install } from "./steps.mjs";

/** The programs that a first payment goes through. */
const programs = ["@lunas/bootstrap", "@lunas/stack", "@lunas/gateway", "@lunas/settler", "@lunas/dispatcher"].concat(
  "@lunas/example-first-payment",
);
const modulesFile = join(cloneFolder, "node_modules", ".modules.yaml");

/** Without the tools of tests and of pages: a third of the packages. */
const installFirst = {
  ...install,
  name: "install-first",
  present: () =>
    existsSync(modulesFile) && existsSync(join(cloneFolder, "packages", "stack", "bootstrap", "node_modules")),
  args: [...install.args, "--prod", ...programs.flatMap((name) => ["--filter", `${name}...`])],
  after: forgetSelection,
};

/**
 * pnpm notes in JSON what it has installed, and begins each package's node_modules anew when a later call asks for more. Lunas
 * runs while the rest is installed: without the note pnpm adds what is missing.
 */
function forgetSelection() {
  const { included: _, ...notes } = JSON.parse(readFileSync(modulesFile, "utf8"));
  writeFileSync(modulesFile, JSON.stringify(notes, null, 2));
}

/** Without a check of types, and without what only the compiler makes; `build` writes the same files again. */
const transpile = {
  ...build,
  name: "transpile",
  title: "transpiling the code",
  present: () => existsSync(join(cloneFolder, "packages", "stack", "dist", "start.js")),
  inputs: () => digestOf([join(cloneFolder, "packages", "stack", "bootstrap", "transpile.mjs")], [build.inputs()]),
  command: process.execPath,
  args: [join(cloneFolder, "packages", "stack", "bootstrap", "transpile.mjs")],
  advice: "the lines above name the file; `npm run build` compiles everything.",
};

/** Runs the steps, side by side where one does not need the other. */
export async function runFirstSteps(runStep) {
  await runStep(installFirst);
  await Promise.all([runStep(contracts), runStep(generate).then(() => runStep(transpile))]);
}

/** The files of a first payment's programs and of the packages that they use: {folder, files}. */
export function firstSources() {
  return closureOf(programs)
    .filter((folder) => existsSync(join(folder, "tsconfig.json")))
    .map((folder) => ({ folder, files: sourcesIn(join(folder, "src")) }));
}

function sourcesIn(folder) {
  return readdirSync(folder, { recursive: true })
    .filter((name) => name.endsWith(".ts") && !/\.(test|d)\.ts$/.test(name))
    .map((name) => join(folder, name));
}
