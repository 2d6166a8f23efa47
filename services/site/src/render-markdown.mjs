import { posix } from "node:path";
import GithubSlugger from "github-slugger";
import MarkdownIt from "markdown-it";

/**
 * A Markdown file as HTML, with its headings, its sections as plain text, and its links. Raw HTML is shown as text.
 * `addressOf` turns a file's path into the address at which it is served, or null; a link without one becomes text.
 */
export function renderMarkdown(source, { path, addressOf }) {
  const markdown = new MarkdownIt({ html: false, linkify: false, typographer: false });
  const tokens = markdown.parse(withoutComments(source), {});
  const sections = nameHeadings(tokens);
  const links = rewriteLinks(tokens, { folder: posix.dirname(path), addressOf });
  markdown.renderer.rules.table_open = () => '<div class="wide" tabindex="0"><table>\n';
  markdown.renderer.rules.table_close = () => "</table></div>\n";
  // A long line of code scrolls; the keyboard must reach it.
  const { fence } = markdown.renderer.rules;
  markdown.renderer.rules.fence = (...given) => fence(...given).replace("<pre>", '<pre tabindex="0">');
  return { html: markdown.renderer.render(tokens, markdown.options, {}), sections, links };
}

/** Comments between blocks are for the tests and the generator. A comment inside a block of code is part of the code. */
const withoutComments = (source) =>
  source.replace(/^(`{3,})[\s\S]*?^\1$|^<!--[\s\S]*?-->\n/gm, (found, fence) => (fence === undefined ? "" : found));

const plain = ({ children, content }) =>
  (children ?? []).length === 0
    ? content
    : children.map((child) => (child.type === "softbreak" ? " " : child.content)).join("");

/** Gives each heading the id that GitHub gives it, and gathers the text below it. */
function nameHeadings(tokens) {
  const slugger = new GithubSlugger();
  const sections = [];
  for (const [at, token] of tokens.entries()) {
    if (token.type === "heading_open") {
      const title = plain(tokens[at + 1]);
      const id = slugger.slug(title);
      token.attrSet("id", id);
      sections.push({ id, title, level: Number(token.tag.slice(1)), text: "" });
    } else if (["inline", "fence", "code_block"].includes(token.type) && tokens[at - 1]?.type !== "heading_open") {
      const section = sections.at(-1);
      if (section !== undefined) section.text += `${plain(token)} `;
    }
  }
  return sections;
}

function rewriteLinks(tokens, place) {
  let section = "";
  return tokens.flatMap((token, at) => {
    if (token.type === "heading_open" && token.tag === "h2") section = plain(tokens[at + 1]);
    if (token.type !== "inline") return [];
    return token.children
      .flatMap((child, index) => {
        if (child.type === "image") pointImage(child, place);
        return child.type === "link_open" ? linkAt(token.children, index, place) : [];
      })
      .map((link) => ({ section, ...link }));
  });
}

function pointImage(image, { folder, addressOf }) {
  image.attrSet("src", addressOf(posix.join(folder, image.attrGet("src"))) ?? "");
}

/** Points the link to where its file is served; answers it where that is here. */
function linkAt(children, index, place) {
  const href = addressIn(children[index].attrGet("href"), place);
  if (href === null) unlink(children, index);
  else children[index].attrSet("href", href);
  return href?.startsWith("/") ? [{ href }] : [];
}

function addressIn(href, { folder, addressOf }) {
  if (/^(?:https?:|mailto:|#|\/)/.test(href)) return href;
  const [file, fragment] = href.split("#");
  const address = addressOf(posix.join(folder, decodeURIComponent(file)));
  return address === null ? null : `${address}${fragment === undefined ? "" : `#${fragment}`}`;
}

/** A file of the repository that is not served: its name stays as text. */
function unlink(children, from) {
  const to = children.findIndex((token, at) => at > from && token.type === "link_close");
  for (const at of [from, to])
    Object.assign(children[at], { type: "text", tag: "", nesting: 0, content: "", attrs: null });
}
