// node bundle-services.mjs [--first]: writes services/<name>/dist/bundle/main.js, a service in one file, with the libraries that it
// loads at its start. It starts in half of the time, because Node finds, reads and compiles one file instead of 400 to 1,600.
// lunas-ops gets a packages/ops/dist/bundle.js for the same reason: tests start it dozens of times.
// Bundles are made of the sources, not of the compiled files: in one file of ES modules a call of another module's function is
// direct, and V8 runs it faster than a call by way of the module's object.
// With --first only the services of a first payment are bundled, with the prepared database client.
import { readFileSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { decode, encode } from "@jridgewell/sourcemap-codec";
import { build } from "esbuild";
import { cloneFolder, preparedClient } from "./clone.mjs";

const isFirst = process.argv.includes("--first");
const services = ["gateway", "settler", "dispatcher", ...(isFirst ? [] : ["console"])];

/** What is native code, or is loaded only where a setting asks for it: it stays where it is. */
const apart =
  /^(secp256k1|msgpackr-extract|google-auth-library|@aws-sdk\/|@opentelemetry\/|@prisma\/client\/runtime\/query_compiler)/;

/** Names what stays apart by its place, because a bundle does not lie in the package that depends on it. */
const keepApart = (folder) => ({
  name: "keep-apart",
  setup(builder) {
    builder.onResolve({ filter: apart }, async ({ path, kind, resolveDir, pluginData }) => {
      if (pluginData === "resolving") return undefined;
      const found = await builder.resolve(path, { kind, resolveDir, pluginData: "resolving" });
      // An optional library that is not installed is looked for when the service runs, as without a bundle.
      return { path: found.errors.length > 0 ? path : relative(folder, found.path), external: true };
    });
  },
});

/** Takes the database client from the repository: none is generated yet. */
const prepared = {
  name: "prepared-client",
  setup(builder) {
    builder.onResolve({ filter: /^(\.\.?|@lunas\/database)\/generated\/client$/ }, () => ({
      path: join(preparedClient, "client.js"),
    }));
  },
};

async function bundleService(service) {
  const folder = join(cloneFolder, "services", service, "dist", "bundle");
  const outfile = join(folder, "main.js");
  const inputs = await bundle(join(cloneFolder, "services", service, "src", "main.ts"), outfile, {
    sourcemap: !isFirst && "linked", // the whole set-up follows at once
  });
  if (!isFirst) forgetLibraries(`${outfile}.map`);
  noteOurs(inputs, join(folder, "inputs.json"));
  // An image says by these folders which libraries are in the bundle.
  const libraries = inputs.flatMap((file) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file)?.[0] ?? []);
  writeFileSync(join(folder, "libraries.json"), JSON.stringify([...new Set(libraries)]));
}

/** What the gateway runs in a thread: beside its bundle, as packages/chain/src/curve/recoveries.ts looks for it. */
async function bundleThread() {
  const entry = join(cloneFolder, "packages", "chain", "src", "curve", "recovery-thread.ts");
  await bundle(entry, join(cloneFolder, "services", "gateway", "dist", "bundle", "recovery-thread.js"), {
    sourcemap: false,
    legalComments: "none",
  });
}

/** Beside the compiled main file: the command finds its package.json from there. It prints no stack traces. */
async function bundleOps() {
  const ops = join(cloneFolder, "packages", "ops");
  const dist = join(ops, "dist");
  const main = join(ops, "src", "lunas-ops-cli.ts");
  const inputs = await bundle(main, join(dist, "bundle.js"), { sourcemap: false, legalComments: "none" });
  noteOurs(inputs, join(dist, "bundle.inputs.json"));
}

/** Answers the files that are in the bundle. */
async function bundle(entry, outfile, options) {
  const { metafile } = await build({
    absWorkingDir: cloneFolder,
    entryPoints: [entry],
    outfile,
    bundle: true,
    platform: "node",
    target: "node20",
    // A library that comes in two forms is taken as CommonJS, as Node takes it without a bundle. `source` is in our own packages.
    conditions: ["source"],
    mainFields: ["main"],
    // `require` instead of `import()`: a bundle that runs from kept code (packages/stack/src/code-cache.ts) has no other.
    supported: { "dynamic-import": false },
    // V8 keeps the text while the service runs, and reads it at the start: comments and indentation are a third of it. Names stay,
    // and lines stay short, because Node prints the line of an uncaught error.
    minifyWhitespace: true,
    // `{ ...{ a, b }, c }` becomes `{ a, b, c }`: after a spread V8 defines each property by a call into its runtime.
    minifySyntax: true,
    lineLimit: 200,
    legalComments: "external",
    sourcesContent: false,
    metafile: true,
    logLevel: "error",
    plugins: [keepApart(dirname(outfile)), ...(isFirst ? [prepared] : [])],
    ...options,
  });
  mustBeAscii(outfile);
  return Object.keys(metafile.inputs);
}

/** With these files the stack knows whether a source is newer than its bundle. */
function noteOurs(inputs, file) {
  writeFileSync(file, JSON.stringify(inputs.filter((each) => !each.includes("node_modules"))));
}

/** V8 keeps the text of the file in a byte for each character, or in two for all of them where a single one is not in Latin-1. */
function mustBeAscii(file) {
  if (/[^\0-\x7f]/.test(readFileSync(file, "utf8"))) throw new Error(`${file} has characters outside of ASCII`);
}

/** Stack traces need the places of our own code alone; Node reads a map at every start, and a whole one has ten times the size. */
function forgetLibraries(file) {
  const map = JSON.parse(readFileSync(file, "utf8"));
  const isOurs = map.sources.map((source) => !source.includes("node_modules"));
  const lines = decode(map.mappings).map((segments) => segments.filter(([, source]) => isOurs[source]));
  const sources = map.sources.map((source, index) => (isOurs[index] ? source : ""));
  writeFileSync(file, JSON.stringify({ ...map, sources, mappings: encode(lines) }));
}

await Promise.all([...services.map(bundleService), bundleThread(), ...(isFirst ? [] : [bundleOps()])]);
console.log(`bundled ${[...services, ...(isFirst ? [] : ["lunas-ops"])].join(", ")}`);
