// Builds the dashboard into `dist/web`, packs every file in advance, and tells what the first load weighs.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { build } from "vite";

const here = dirname(fileURLToPath(import.meta.url));
const packages = resolve(here, "..", "..", "packages");
const web = join(here, "dist", "web");
const mostFirstLoadBytes = 200_000;

const common = {
  root: here,
  configFile: false,
  base: "/dashboard/",
  logLevel: "warn",
  resolve: {
    alias: [
      // Their sources rather than their builds: what is not used is left out.
      { find: /^@lunas\/protocol\/(.*)$/, replacement: `${packages}/protocol/src/$1` },
      { find: /^@lunas\/client$/, replacement: `${packages}/client-sdk/src/index.ts` },
      { find: /^@lunas\/client\/(.*)$/, replacement: `${packages}/client-sdk/src/$1` },
      // The look that the documentation has, too: one file, which `npm run generate` writes.
      { find: /^tokens\.css$/, replacement: `${packages}/protocol/src/design/tokens.css` },
      // Radix locks scrolling by a style element, which the policy forbids.
      { find: "react-remove-scroll", replacement: join(here, "src", "ui", "remove-scroll.tsx") },
    ],
  },
  build: {
    outDir: web,
    target: "es2022",
    modulePreload: { polyfill: false },
    // A font or picture inside a style sheet would be a `data:` address.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
  },
};

await build({
  ...common,
  build: {
    ...common.build,
    emptyOutDir: true,
    manifest: "manifest.json",
    rolldownOptions: {
      // A module of theirs that nothing uses is left out: the first load has the amounts, and not the payer beside them.
      treeshake: { moduleSideEffects: [{ test: /\/packages\/(?:client-sdk|protocol)\/src\//, sideEffects: false }] },
      // "use client" is for servers that render; here nothing else is rendered.
      onwarn: (warning, report) => warning.code === "MODULE_LEVEL_DIRECTIVE" || report(warning),
    },
  },
});

// One script by itself, because the page that loads it names its hash.
await build({
  ...common,
  build: {
    ...common.build,
    emptyOutDir: false,
    manifest: "pay-page.json",
    rolldownOptions: { input: "src/pay-page/main.ts" },
  },
});

// The operators' console is a page of another process: it lies apart from everything that the gateway serves.
await build({
  ...common,
  base: "/ops/",
  build: {
    ...common.build,
    outDir: join(here, "dist", "ops"),
    emptyOutDir: true,
    rolldownOptions: {
      input: join(here, "ops.html"),
      onwarn: (warning, report) => warning.code === "MODULE_LEVEL_DIRECTIVE" || report(warning),
    },
  },
});

const assets = join(web, "assets");
for (const name of readdirSync(assets)) pack(join(assets, name));
reportSize(JSON.parse(readFileSync(join(web, "manifest.json"), "utf8")));

function pack(path) {
  const bytes = readFileSync(path);
  writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }));
  writeFileSync(`${path}.br`, brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }));
}

/** The first load: the page's own files and, as a person at home gets them, the language and the view of the first page. */
function reportSize(manifest) {
  const wanted = ["index.html", "src/locales/en.ts", "src/views/home/home.tsx"];
  const files = new Set(wanted.flatMap((name) => withImports(manifest, name)));
  const sizes = [...files].map((file) => gzipSync(readFileSync(join(web, file)), { level: 9 }).length);
  const sum = sizes.reduce((all, size) => all + size, 0);
  console.log(`dashboard: first load ${(sum / 1_000).toFixed(1)} kB gzipped in ${files.size} files`);
  if (sum <= mostFirstLoadBytes) return;
  console.error(`dashboard: the first load may weigh ${mostFirstLoadBytes / 1_000} kB at most`);
  process.exitCode = 1;
}

function withImports(manifest, name, seen = new Set()) {
  const chunk = manifest[name];
  if (chunk === undefined || seen.has(name)) return [];
  seen.add(name);
  return [
    chunk.file,
    ...(chunk.css ?? []),
    ...(chunk.imports ?? []).flatMap((next) => withImports(manifest, next, seen)),
  ];
}
