// The steps from a fresh clone to a running one, in order. A step: {name, title, inputs(), present(), command, args,
// advice}.
import { existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { cloneFolder, packageManager } from "./clone.mjs";
import { manifestOf, workspaceFolders } from "./closure.mjs";
import { digestOf, filesUnder } from "./stamp.mjs";

const inClone = (...parts) => join(cloneFolder, ...parts);
/** Where `npm start` serves /packages from. */
const packedFolder = inClone(".lunas", "sdk");
const tool = (name) => inClone("node_modules", ".bin", name);

const hasDependencies = (folder) => Object.keys(manifestOf(folder)?.dependencies ?? {}).length > 0;

export const install = {
  name: "install",
  title: "installing the dependencies",
  inputs: () =>
    digestOf(
      ["package.json", "pnpm-lock.yaml", "pnpm-workspace.yaml", ".pnpmfile.cjs"]
        .map((file) => inClone(file))
        .concat(workspaceFolders().map((folder) => join(folder, "package.json"))),
      [process.platform, process.arch, process.versions.modules],
    ),
  // Each package has its own node_modules, and `git clean packages` can remove one of them.
  present: () =>
    existsSync(inClone("node_modules", ".modules.yaml")) &&
    workspaceFolders()
      .filter(hasDependencies)
      .every((folder) => existsSync(join(folder, "node_modules"))),
  command: "npx",
  // --yes: an npm configuration may contain `yes=false`. No person answers the purge question here.
  args: [
    "--yes",
    packageManager,
    "install",
    "--frozen-lockfile",
    "--config.confirmModulesPurge=false",
    "--reporter=append-only",
  ],
  advice: "check that the npm registry can be reached (`npm ping`), then run the same command again.",
};

export const generate = {
  name: "generate",
  title: "generating the database client",
  wanted: () => existsSync(inClone("prisma", "schema.prisma")),
  inputs: () => digestOf([inClone("prisma", "schema.prisma"), inClone("prisma.config.ts"), inClone("pnpm-lock.yaml")]),
  present: () => existsSync(inClone("packages", "database", "src", "generated", "client.ts")),
  command: inClone("packages", "stack", "bootstrap", "node_modules", ".bin", "prisma"),
  args: ["generate"],
  // The generated client needs no engine, but `prisma generate` downloads one unless this variable names an existing
  // file.
  env: { PRISMA_SCHEMA_ENGINE_BINARY: process.execPath },
  advice: "`npx prisma validate` shows what is wrong with prisma/schema.prisma.",
};

export const build = {
  name: "build",
  title: "compiling the code",
  inputs: () =>
    digestOf(
      [inClone("tsconfig.json"), inClone("tsconfig.base.json")],
      // Time and size are enough: a false alarm costs one second of an incremental build.
      workspaceFolders()
        .flatMap((folder) => filesUnder(folder, (name) => /\.(ts|json)$/.test(name)))
        .concat(inClone("pnpm-lock.yaml"), inClone("prisma", "schema.prisma"))
        .filter(existsSync)
        .map((path) => [path, statSync(path).size, statSync(path).mtimeMs]),
    ),
  present: () =>
    workspaceFolders()
      .filter((folder) => existsSync(join(folder, "tsconfig.json")))
      .every((folder) => existsSync(join(folder, "dist"))),
  command: tool("tsc"),
  args: ["-b"],
  advice: "the lines above name the file; `npm run build` repeats this step alone.",
};

export const bundles = {
  name: "bundles",
  title: "bundling the services and lunas-ops",
  wanted: () => existsSync(inClone("services", "gateway", "tsconfig.json")),
  inputs: () => digestOf([inClone("packages", "stack", "bootstrap", "bundle-services.mjs")], [build.inputs()]),
  present: () =>
    ["gateway", "settler", "dispatcher", "console"].every((name) =>
      existsSync(inClone("services", name, "dist", "bundle", "main.js")),
    ) && existsSync(inClone("packages", "ops", "dist", "bundle.js")),
  command: process.execPath,
  args: [inClone("packages", "stack", "bootstrap", "bundle-services.mjs")],
  advice: "the lines above name the file; `node packages/stack/bootstrap/bundle-services.mjs` repeats this step alone.",
};

/** What the dashboard's page is made of: its own files, and the libraries of ours that it opens. */
const dashboardSources = [
  ["services", "dashboard"],
  ["packages", "client-sdk", "src"],
  ["packages", "protocol", "src"],
];

const dashboard = {
  name: "dashboard",
  title: "building the dashboard",
  wanted: () => existsSync(inClone("services", "dashboard", "build.mjs")),
  inputs: () =>
    digestOf(
      dashboardSources
        .flatMap((parts) => filesUnder(inClone(...parts), (name) => /\.(tsx?|css|html|mjs|json)$/.test(name)))
        .filter((path) => !path.endsWith(".test.ts"))
        .concat(inClone("pnpm-lock.yaml")),
    ),
  present: () =>
    existsSync(inClone("services", "dashboard", "dist", "web", "index.html")) &&
    existsSync(inClone("services", "dashboard", "dist", "ops", "ops.html")),
  command: process.execPath,
  args: [inClone("services", "dashboard", "build.mjs")],
  advice: "the lines above name the file; `node services/dashboard/build.mjs` repeats this step alone.",
};

const site = {
  name: "site",
  title: "building the documentation",
  wanted: () => existsSync(inClone("services", "site", "build.mjs")),
  inputs: () =>
    digestOf([
      ...filesUnder(inClone("docs"), (name) => /\.(md|svg)$/.test(name)),
      ...filesUnder(inClone("services", "site"), (name) => /\.(mjs|js|css|svg|json)$/.test(name)),
      inClone("packages", "protocol", "src", "design", "tokens.css"),
      inClone("pnpm-lock.yaml"),
    ]),
  present: () => existsSync(inClone("services", "site", "dist", "web", "manifest.json")),
  command: process.execPath,
  args: [inClone("services", "site", "build.mjs")],
  advice: "the lines above name the file; `node services/site/build.mjs` repeats this step alone.",
};

/** What the packages for others are made of: their own sources, and those of the packages that they bundle. */
const packedSources = ["server-sdk", "client-sdk", "cli", "mcp", "command-line", "protocol"];

/** One archive each. */
const packedNames = ["cli", "client", "mcp", "server"];

const packages = {
  name: "packages",
  title: "packing the libraries and the command",
  wanted: () => existsSync(inClone("infra", "sdk", "build-sdk.mjs")),
  inputs: () =>
    digestOf(
      packedSources
        .flatMap((name) => filesUnder(inClone("packages", name, "src"), (file) => file.endsWith(".ts")))
        .filter((path) => !path.endsWith(".test.ts"))
        .concat(packedSources.map((name) => inClone("packages", name, "package.json")))
        .concat(
          filesUnder(inClone("infra", "sdk"), (file) => file.endsWith(".mjs")),
          inClone("pnpm-lock.yaml"),
        ),
    ),
  present: () =>
    existsSync(packedFolder) &&
    packedNames.every((name) => readdirSync(packedFolder).some((file) => file.startsWith(`lunas-${name}-`))),
  command: process.execPath,
  args: [inClone("infra", "sdk", "build-sdk.mjs")],
  advice: "the lines above name the file; `npm run sdk:build` repeats this step alone.",
};

export const steps = [install, generate, build, bundles, dashboard, site, packages];
