// What a fresh clone needs for its first payment. `npm start` does the other steps, which take twice as long, while Lunas runs.
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { cloneFolder } from "./clone.mjs";
import { closureOf } from "./closure.mjs";
import { digestOf } from "./stamp.mjs";
import { build, bundles, install } from "./steps.mjs";

/** The programs that a first payment goes through: those that start and pay, and the services, which are bundled. */
const programs = ["@lunas/bootstrap", "@lunas/stack", "@lunas/example-first-payment"];
const services = ["@lunas/gateway", "@lunas/settler", "@lunas/dispatcher"];
const modulesFile = join(cloneFolder, "node_modules", ".modules.yaml");

/** Without the tools of tests and of pages: a third of the packages. */
const installFirst = {
  ...install,
  name: "install-first",
  present: () =>
    existsSync(modulesFile) && existsSync(join(cloneFolder, "packages", "stack", "bootstrap", "node_modules")),
  args: [...install.args, "--prod", ...[...programs, ...services].flatMap((name) => ["--filter", `${name}...`])],
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

const bundleFirst = {
  ...bundles,
  name: "bundle-first",
  inputs: () => digestOf([], [bundles.inputs()]),
  present: () => existsSync(join(cloneFolder, "services", "gateway", "dist", "bundle", "main.js")),
  args: [...bundles.args, "--first"],
  advice: "the lines above name the file; `npm run setup` does the whole set-up.",
};

/**
 * Resolves when the servers can start; `services` resolves when the services can, too. Compiled contracts and the database client are in
 * the repository: what makes them is not installed yet.
 */
export async function runFirstSteps(runStep) {
  await runStep(installFirst);
  await runStep(transpile);
  return { services: runStep(bundleFirst) };
}

/** The files of the programs that start and pay, and of the packages that they use: {folder, files}. */
export function firstSources() {
  return closureOf(programs)
    .filter((folder) => existsSync(join(folder, "tsconfig.json")))
    .map((folder) => ({ folder, files: sourcesIn(join(folder, "src")) }));
}

function sourcesIn(folder) {
  return readdirSync(folder, { recursive: true })
    .filter((name) => name.endsWith(".ts") && !/\.(test|d)\.ts$/.test(name) && !name.startsWith("generated"))
    .map((name) => join(folder, name));
}
