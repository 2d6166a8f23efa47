// Builds the pages for people into `dist/web`: the first page, the API reference, and `docs/*.md` in each language with
// a search. Everything is written in advance, so the gateway needs no renderer and its policy allows no inline script.
// `--docs` and `--out` name other folders.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { buildDocs, translatedIn } from "./src/build-docs.mjs";
import { homePage } from "./src/home-page.mjs";
import { referencePage } from "./src/reference-page.mjs";
import { languages } from "./src/texts.mjs";

const here = dirname(fileURLToPath(import.meta.url));
const { values } = parseArgs({
  options: {
    docs: { type: "string", default: resolve(here, "..", "..", "docs") },
    out: { type: "string", default: join(here, "dist", "web") },
  },
});
const find = (name) => fileURLToPath(import.meta.resolve(name));
const own = (name) => readFileSync(join(here, "src", "web", name));
/** The look that the dashboard has, too: one file, which `npm run generate` writes. */
const tokens = readFileSync(resolve(here, "..", "..", "packages", "protocol", "src", "design", "tokens.css"));

const translated = translatedIn(values.docs);

const files = [
  ...languages.map((language) => ({ path: `/home/${language}`, type: "html", body: homePage(language, translated) })),
  { path: "/docs", type: "html", body: referencePage(translated) },
  ...buildDocs(values.docs),
  { path: "/docs/assets/site.css", type: "css", body: tokens + own("site.css") },
  { path: "/docs/assets/reference.css", type: "css", body: own("reference.css") },
  { path: "/docs/assets/docs.js", type: "js", body: own("docs.js") },
  { path: "/docs/assets/synonyms.json", type: "json", body: own("synonyms.json") },
  { path: "/docs/assets/home.js", type: "js", body: own("home.js") },
  { path: "/docs/assets/reference.js", type: "js", body: own("reference.js") },
  { path: "/docs/assets/icon.svg", type: "svg", body: own("icon.svg") },
  {
    path: "/docs/assets/minisearch.js",
    type: "js",
    body: readFileSync(find("minisearch").replace(/es\/index\.js$/, "umd/index.js")),
  },
  { path: "/docs/assets/swagger-ui.css", type: "css", body: readFileSync(find("swagger-ui-dist/swagger-ui.css")) },
  { path: "/docs/assets/swagger-ui.js", type: "js", body: readFileSync(find("swagger-ui-dist/swagger-ui-bundle.js")) },
];

rmSync(values.out, { recursive: true, force: true });
mkdirSync(values.out, { recursive: true });
const manifest = files.map(({ path, type, body }, at) => {
  const bytes = Buffer.from(body);
  // Without an ending: the image is made without Markdown files.
  const file = `file-${at}`;
  writeFileSync(join(values.out, file), bytes);
  writeFileSync(join(values.out, `${file}.gz`), gzipSync(bytes, { level: 9 }));
  writeFileSync(
    join(values.out, `${file}.br`),
    brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  );
  return { path, type, file };
});
writeFileSync(join(values.out, "manifest.json"), JSON.stringify(manifest));
