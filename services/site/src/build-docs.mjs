import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import MiniSearch from "minisearch";
import { renderMarkdown } from "./render-markdown.mjs";
import { escaped, shell } from "./shell.mjs";
import { languages, texts } from "./texts.mjs";

/** The options of the search; `web/docs.js` has the same. */
const searchOptions = { fields: ["title", "text"], storeFields: ["title", "page", "href"] };

/** The languages of the documentation that have an overview. */
export function translatedIn(folder) {
  return languages.filter((language) => language === "en" || existsSync(join(folder, language, "README.md")));
}

/** Every page of `docs/`, its Markdown, its pictures, and the search of each language. */
export function buildDocs(folder) {
  const names = readdirSync(folder, { recursive: true }).map((name) => name.replaceAll("\\", "/"));
  const markdown = names.filter((name) => name.endsWith(".md")).sort();
  const pictures = names.filter((name) => name.endsWith(".svg")).sort();
  const served = new Map([
    ...markdown.map((name) => [name, `/docs/${slugOf(name)}`]),
    ...pictures.map((name) => [name, `/docs/${name}`]),
    ["openapi.json", "/openapi.json"],
  ]);
  const addressOf = (path) => served.get(path) ?? null;
  const pages = markdown.map((path) => {
    const source = readFileSync(join(folder, path), "utf8");
    const language = languages.find((each) => path.startsWith(`${each}/`)) ?? "en";
    return { path, source, language, href: served.get(path), ...renderMarkdown(source, { path, addressOf }) };
  });
  const site = { pages, translated: translatedIn(folder) };
  return [
    ...pages.flatMap((page) => [
      { path: page.href, type: "html", body: docsPage(page, site) },
      { path: `${page.href}.md`, type: "md", body: page.source },
    ]),
    ...pictures.map((name) => ({ path: `/docs/${name}`, type: "svg", body: readFileSync(join(folder, name)) })),
    ...languages.map((language) => ({
      path: `/docs/assets/search-${language}.json`,
      type: "json",
      body: searchIndex(pages.filter((page) => page.language === language)),
    })),
  ];
}

/** `README.md` is the overview of its folder. */
const slugOf = (path) => path.replace(/\.md$/, "").replace(/(^|\/)README$/, "$1overview");

const titleOf = ({ sections, path }) => sections[0]?.title ?? path;

function docsPage(page, { pages, translated }) {
  const { language, html, sections, href } = page;
  const labels = texts[language];
  const inside = sections.filter(({ level }) => level === 2 || level === 3);
  const list = inside.map(
    ({ id, title, level }) => `<li class="level-${level}"><a href="#${id}">${escaped(title)}</a></li>`,
  );
  const contents =
    list.length < 2
      ? ""
      : `<nav class="toc" aria-labelledby="toc"><h2 id="toc">${escaped(labels.onThisPage)}</h2><ul>${list.join("")}</ul></nav>`;
  return shell({
    translated,
    language,
    title: `${titleOf(page)} · Lunas`,
    current: "docs",
    scripts: ["minisearch.js", "docs.js"],
    other: translationOf(page, pages),
    body: `<div class="docs">
<aside><form id="search" role="search" data-index="/docs/assets/search-${language}.json" data-none="${escaped(labels.none)}" data-copy="${escaped(labels.copy)}" data-copied="${escaped(labels.copied)}" data-copy-refused="${escaped(labels.copyRefused)}" hidden>
<input type="search" aria-label="${escaped(labels.search)}" placeholder="${escaped(labels.search)}" autocomplete="off" aria-controls="found">
<ul id="found" aria-live="polite"></ul></form>
<details class="pages"><summary>${escaped(labels.contents)}</summary>${menuOf(page, pages)}</details></aside>
<main id="content"><article>${html}</article><p class="raw"><a href="${href}.md">${escaped(labels.raw)}</a></p></main>
${contents}
</div>`,
  });
}

/** The same page in the other language; its overview where the page is not translated, null where nothing is. */
function translationOf({ language, path }, pages) {
  const other = languages.find((each) => each !== language);
  const base = path.replace(/^id\//, "");
  const fileIn = (name) => (other === "en" ? name : `${other}/${name}`);
  const found = [fileIn(base), fileIn("README.md")]
    .map((name) => pages.find((page) => page.path === name))
    .find((page) => page !== undefined);
  return found === undefined ? null : { href: found.href, language: other };
}

/** The pages that the overview of the language links to, in its order and below its headings. */
function menuOf({ href, language }, pages) {
  const overview = pages.find((page) => page.language === language && /(^|\/)README\.md$/.test(page.path));
  const titles = new Map(pages.map((page) => [page.href, titleOf(page)]));
  const shown = new Set();
  const groups = new Map();
  for (const link of overview?.links ?? []) {
    const [address] = link.href.split("#");
    const title = titles.get(address);
    if (title === undefined || shown.has(address)) continue;
    shown.add(address);
    groups.set(link.section, [...(groups.get(link.section) ?? []), { address, title }]);
  }
  const item = ({ address, title }) =>
    `<li><a href="${address}"${address === href ? ' aria-current="page"' : ""}>${escaped(title)}</a></li>`;
  return [...groups].map(([title, links]) => `<p>${escaped(title)}</p><ul>${links.map(item).join("")}</ul>`).join("");
}

function searchIndex(pages) {
  const search = new MiniSearch(searchOptions);
  const sections = pages.flatMap((page) =>
    page.sections.map(({ id, title, text }) => ({ title, text, page: titleOf(page), href: `${page.href}#${id}` })),
  );
  search.addAll(sections.map((section, id) => ({ id, ...section })));
  return JSON.stringify(search);
}
