// Builds @lunas/server, @lunas/client, @lunas/cli and @lunas/mcp as they are published, into a folder each (dist/package of the package): the
// libraries as ES modules and CommonJS, with types for both and one file for pages; each command as one file. Needs compiled code
// (`npm run build`). Run by itself this also packs them into .lunas/sdk, where `npm start` serves them from.
import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { isBuiltin } from "node:module";
import { basename, dirname, join, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { build } from "esbuild";
import { buildCommand, commands } from "./build-command.mjs";
import { copyTypes } from "./copy-types.mjs";
import { referenceFile, writeReference } from "./write-reference.mjs";

const clone = resolve(dirname(fileURLToPath(import.meta.url)), "..", "..");
/** `npm start` serves this folder at /packages. */
const served = join(clone, ".lunas", "sdk");
const draft = join(clone, ".lunas", `sdk-draft-${process.pid}`);
/** What a page loads by one <script>, compressed, must stay below this. */
export const mostPageBytes = 120_000;

const sdks = [
  { name: "server", platform: "node", target: "node20.19" },
  { name: "client", platform: "neutral", target: "es2022", page: "cdn" },
];

/** Answers the folders of the libraries by name. */
export async function buildSdks() {
  const folders = {};
  for (const sdk of sdks) folders[sdk.name] = await buildSdk(sdk);
  return folders;
}

/** All published packages: the folders by name. */
export async function buildPackages() {
  const folders = await buildSdks();
  for (const name of Object.keys(commands)) folders[name] = await buildCommand(clone, name);
  return folders;
}

async function buildSdk({ name, platform, target, page }) {
  const home = join(clone, "packages", `${name}-sdk`);
  const out = join(home, "dist", "package");
  const manifest = JSON.parse(readFileSync(join(home, "package.json"), "utf8"));
  const entries = Object.keys(manifest.exports).map((path) => (path === "." ? "index" : path.slice(2)));
  rmSync(out, { recursive: true, force: true });
  mkdirSync(out, { recursive: true });
  const shared = {
    absWorkingDir: clone,
    bundle: true,
    platform,
    target,
    mainFields: ["module", "main"],
    // A library that pages use too is bundled in its form for browsers, which Node runs as well.
    ...(platform === "neutral" && { conditions: ["browser"] }),
    plugins: [protocolFromSource, ...(platform === "neutral" ? [builtinsOfNode] : [])],
    logLevel: "error",
  };
  const entryPoints = entries.map((entry) => join(home, "src", `${entry}.ts`));
  const outdir = join(out, "dist");
  await build({ ...shared, entryPoints, outdir, format: "esm", splitting: true, outExtension: { ".js": ".mjs" } });
  await build({ ...shared, entryPoints, outdir, format: "cjs", outExtension: { ".js": ".cjs" } });
  if (page) await buildPage(shared, join(home, "src", `${page}.ts`), join(outdir, "lunas.min.js"));
  copyTypes({ clone, home, entries, into: join(out, "types") });
  writeFileSync(join(out, "package.json"), `${JSON.stringify(publishedManifest(manifest, entries, page), null, 2)}\n`);
  writeReference(out, { name: manifest.name, entries });
  cpSync(join(home, "README.md"), join(out, "README.md"));
  cpSync(join(clone, "LICENSE"), join(out, "LICENSE"));
  return out;
}

async function buildPage(shared, entry, outfile) {
  await build({ ...shared, entryPoints: [entry], outfile, format: "iife", minify: true, target: "es2020" });
  const bytes = gzipSync(readFileSync(outfile)).length;
  if (bytes > mostPageBytes) throw new Error(`${outfile} has ${bytes} bytes compressed, more than ${mostPageBytes}`);
}

/** Pages load this library too, and their bundlers know no module of Node: its agent asks the running Node for them. */
const builtinsOfNode = {
  name: "builtins-of-node",
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^(?:node:)?[a-z_]+(?:\/promises)?$/ }, ({ path }) =>
      isBuiltin(path) ? { path: path.replace(/^node:/, ""), namespace: "builtin" } : undefined,
    );
    onLoad({ filter: /.*/, namespace: "builtin" }, ({ path }) => ({
      contents: `module.exports = globalThis.process.getBuiltinModule(${JSON.stringify(`node:${path}`)});`,
      loader: "js",
    }));
  },
};

/** The protocol is not published: what is used of it is bundled. */
const protocolFromSource = {
  name: "protocol-from-source",
  setup({ onResolve }) {
    onResolve({ filter: /^@lunas\/protocol\// }, ({ path }) => ({
      path: join(clone, "packages", "protocol", "src", `${path.slice("@lunas/protocol/".length)}.ts`),
      sideEffects: false,
    }));
    // The client opens its files by its own name, when they are needed: they are another file of the package, not a second copy.
    onResolve({ filter: /^@lunas\/client\/files$/ }, () => ({
      path: join(clone, "packages", "client-sdk", "src", "files.ts"),
    }));
  },
};

function publishedManifest({ name, version, description, license, engines }, entries, page) {
  const at = (entry) => ({
    import: { types: `./types/${entry}.d.mts`, default: `./dist/${entry}.mjs` },
    require: { types: `./types/${entry}.d.ts`, default: `./dist/${entry}.cjs` },
  });
  const exports = Object.fromEntries(entries.map((entry) => [entry === "index" ? "." : `./${entry}`, at(entry)]));
  const script = "./dist/lunas.min.js";
  return {
    name,
    version,
    description,
    license,
    engines,
    type: "commonjs",
    sideEffects: page ? [script] : false,
    main: "./dist/index.cjs",
    module: "./dist/index.mjs",
    types: "./types/index.d.ts",
    ...(page ? { unpkg: script, jsdelivr: script } : {}),
    exports: { ...exports, ...(page ? { "./dist/lunas.min.js": script } : {}), "./package.json": "./package.json" },
    files: ["dist", "types", referenceFile],
    keywords: ["x402", "payments", "rupiah", "IDRX"],
  };
}

/** Packs what was built; answers the tarballs. */
export function packSdks(folders, into) {
  mkdirSync(into, { recursive: true });
  return Object.values(folders).map((folder) => {
    const options = { cwd: folder, encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] };
    const [packed] = JSON.parse(execFileSync("npm", ["pack", "--json", "--pack-destination", into], options));
    return join(into, packed.filename);
  });
}

/** Moves each new tarball into its place, so that a reader of the folder finds every package meanwhile. */
function replaceTarballs(tarballs, folder) {
  mkdirSync(folder, { recursive: true });
  const names = tarballs.map((tarball) => basename(tarball));
  for (const [index, name] of names.entries()) renameSync(tarballs[index], join(folder, name));
  for (const old of readdirSync(folder)) if (!names.includes(old)) rmSync(join(folder, old));
  return names.map((name) => join(folder, name));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  if (!existsSync(join(clone, "packages", "protocol", "dist"))) throw new Error("run `npm run setup` first");
  for (const tarball of replaceTarballs(packSdks(await buildPackages(), draft), served)) {
    console.log(relative(clone, tarball));
  }
  rmSync(draft, { recursive: true });
}
