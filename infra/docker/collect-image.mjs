// node collect-image.mjs <folder>/<name> <target>: copies what a process of an image loads, and no more; the Dockerfile runs it.
// Files keep their places below the clone, so that paths, links between packages and source maps hold. Libraries that the bundle of
// a service contains leave their package.json: by that, scanners and the list of what is in an image find them.
import {
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, relative, sep } from "node:path";
import { build } from "esbuild";
import { cloneFolder } from "../../packages/stack/bootstrap/clone.mjs";

const bundled = "dist/bundle/main.js";

/** For each image its programs, and what they read beside their code. */
const images = {
  "services/gateway": { programs: [bundled], reads: ["services/dashboard/dist/web", "services/site/dist/web"] },
  "services/settler": { programs: [bundled], reads: [] },
  "services/dispatcher": { programs: [bundled], reads: [] },
  "services/console": {
    programs: [bundled],
    reads: ["services/dashboard/dist/ops", "services/console/node_modules/@bull-board/ui"],
  },
  "packages/ops": { programs: ["dist/lunas-ops-cli.js"], reads: ["packages/ops/package.json"] },
  "packages/database": {
    programs: ["dist/migrate-cli.js"],
    reads: [
      "prisma/migrations",
      "prisma/migrations-before-baseline",
      "packages/database/node_modules/@prisma/schema-engine-wasm",
    ],
  },
  "packages/stack": {
    programs: ["secrets-main", "chains-main", "rpc-filter-main", "supervise/supervisor"].map(
      (name) => `dist/${name}.js`,
    ),
    reads: ["packages/contracts/artifacts", "packages/stack/node_modules/@foundry-rs/anvil"],
  },
  "examples/express-shop": { programs: ["dist/main.js"], reads: [] },
  "examples/first-payment": { programs: ["dist/demo.js"], reads: [] },
};

/** They look for their native code by its name: the whole package is taken, with the packages for this platform. */
const loadedByName = /\/(?:secp256k1|msgpackr-extract)$/;
const notRead = /\.(?:d\.[cm]?ts|md|tsbuildinfo|cc?|h|gyp)$|\/node_modules\/.*\.map$|\/prebuilds\/(?!linux-)/;

/** A library that may be missing is looked for when the process runs, as without this list. */
const missingMayBe = {
  name: "missing-may-be",
  setup(builder) {
    builder.onResolve({ filter: /^[^.]/ }, async ({ path, kind, resolveDir, pluginData }) => {
      if (pluginData === "resolving" || kind === "entry-point") return undefined;
      const found = await builder.resolve(path, { kind, resolveDir, pluginData: "resolving" });
      return found.errors.length > 0 ? { path, external: true } : undefined;
    });
  },
};

const [image = "", target = ""] = process.argv.slice(2);
const wanted = images[image];
if (!wanted || !target) throw new Error(`which image, into which folder? ${Object.keys(images).join(", ")}`);

/** The files that the programs load, each with what it requires. */
const loaded = new Map();
/** The folders of all packages of which something was copied. */
const packages = new Set();
/** Those that were copied as a whole. */
const whole = new Set();
// esbuild chooses the file of a package by the conditions it knows; a Node that can require modules has one more.
for (const conditions of [[], ["module-sync"]]) await follow(wanted.programs, conditions);
for (const file of loaded.keys()) {
  const folder = packageOf(file);
  if (loadedByName.test(folder)) copyWhole(folder);
  else copy(file);
  packages.add(folder);
}
for (const path of wanted.reads) copyWhole(realpathSync(join(cloneFolder, path)));
if (wanted.programs.includes(bundled)) addBundle(join(cloneFolder, image, "dist"));
for (const folder of packages) {
  copy(join(folder, "package.json"));
  link(besideOf(folder));
}
// Where pnpm keeps what a library requires without naming it, as debug does with its colours.
link(join(cloneFolder, "node_modules", ".pnpm", "node_modules"));
for (const [file, names] of loaded) mustResolve(file, names);

/** Notes the files that the programs load, however late. */
async function follow(programs, conditions) {
  const { metafile } = await build({
    absWorkingDir: cloneFolder,
    entryPoints: programs.map((program) => join(image, program)),
    outdir: target,
    write: false,
    bundle: true,
    metafile: true,
    platform: "node",
    format: "esm",
    conditions,
    mainFields: ["main"],
    loader: { ".node": "empty" },
    logLevel: "error",
    plugins: [missingMayBe],
  });
  for (const [file, { imports }] of Object.entries(metafile.inputs)) {
    const required = imports.filter(({ kind, original, external }) => kind === "require-call" && original && !external);
    loaded.set(
      join(cloneFolder, file),
      required.map(({ original }) => original),
    );
  }
}

/** Node finds in the image what a file requires: an image that lacks a library is not built. */
function mustResolve(file, names) {
  const { resolve } = createRequire(placeOf(file));
  for (const name of names) resolve(name);
}

/** What stands beside a bundle, and the file that an image starts. */
function addBundle(dist) {
  const folder = join(dist, "bundle");
  for (const name of ["main.js.map", "main.js.LEGAL.txt"]) copy(join(folder, name));
  // A thread's libraries are a part of the service's.
  const thread = join(folder, "recovery-thread.js");
  if (existsSync(thread)) copy(thread);
  const libraries = JSON.parse(readFileSync(join(folder, "libraries.json"), "utf8"));
  for (const library of libraries) copy(join(cloneFolder, library, "package.json"));
  writeFileSync(placeOf(join(dist, "main.js")), 'require("./bundle/main.js");\n');
}

/** A file or folder; of a package also what it has for this platform. */
function copyWhole(path) {
  if (whole.has(path)) return;
  whole.add(path);
  packages.add(path);
  cpSync(path, placeOf(path), {
    recursive: true,
    filter: (source) => !notRead.test(source) && !source.slice(path.length).includes(`${sep}node_modules`),
  });
  const manifest = join(path, "package.json");
  if (!existsSync(manifest)) return;
  const { optionalDependencies = {} } = JSON.parse(readFileSync(manifest, "utf8"));
  for (const [linked, name] of linksIn(besideOf(path)))
    if (name in optionalDependencies) copyWhole(realpathSync(linked));
}

function copy(file) {
  if (!existsSync(file)) return;
  mkdirSync(dirname(placeOf(file)), { recursive: true });
  cpSync(file, placeOf(file));
}

/** The links of a folder to packages that were copied. */
function link(folder) {
  for (const [linked] of linksIn(folder)) {
    const place = placeOf(linked);
    if (!packages.has(realpathSync(linked)) || existsSync(place)) continue;
    mkdirSync(dirname(place), { recursive: true });
    symlinkSync(relative(dirname(linked), realpathSync(linked)), place);
  }
}

/** The folder where a package finds the others: of our own its node_modules, of a library the one that it lies in. */
function besideOf(folder) {
  return /^.*\/node_modules(?=\/)/.exec(folder)?.[0] ?? join(folder, "node_modules");
}

/** Each link in a folder, and the name by which it is required. */
function linksIn(folder) {
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder).flatMap((name) =>
    name.startsWith("@") ? readdirSync(join(folder, name)).map((second) => `${name}/${second}`) : [name],
  );
  return names
    .map((name) => [join(folder, name), name])
    .filter(([path]) => lstatSync(path).isSymbolicLink() && existsSync(path));
}

/** The folder of the package that a file belongs to. */
function packageOf(file) {
  const [ofLibrary] = /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file) ?? [];
  return ofLibrary ?? join(cloneFolder, ...relative(cloneFolder, file).split(sep).slice(0, 2));
}

function placeOf(path) {
  return join(target, relative(cloneFolder, path));
}
