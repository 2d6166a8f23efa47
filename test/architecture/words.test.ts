import { checkPages, checkWords } from "./check-words";
import { listFiles, readFile } from "./repository";
import { WORDS_EXEMPT } from "./words";

const files = listFiles();
const readable = files.filter(
  (path) => !WORDS_EXEMPT.includes(path) && !/\.(?:png|jpg|ico|woff2?|wasm|pdf)$/.test(path),
);

test("no machine's paths, no registries' hosts, no issues' numbers", () => {
  expect(readable.flatMap((path) => checkWords(path, readFile(path)))).toEqual([]);
});

test("every page that is named exists", () => {
  const known = new Set(files);
  const speaking = readable.filter((path) => /\.(?:ts|tsx|mjs|cjs|js|md|yml|yaml|prisma|sol)$|Dockerfile$/.test(path));
  expect(speaking.flatMap((path) => checkPages(path, readFile(path), known))).toEqual([]);
});

test.each([
  'const path = "/home/someone/lunas";',
  "see /work/main for it",
  "(/tmp/out.txt)",
  "C:\\Users\\someone",
  "resolution: https://registry.npmjs.org/x",
  "image: ghcr.io/x/y",
  "fixes #12",
  "(#1234)",
  "see issue 12",
  "https://github.com/x/y/issues/12",
  "GH-12",
])("goes red on: %s", (line) => {
  expect(checkWords("docs/a.md", line)).toHaveLength(1);
});

test.each([
  "https://shop.example/work/12",
  "/var/tmp/lunas-1",
  "`${root}/tmp/out`",
  "docs/home/page",
  "test #%#",
  "EIP-2098, ERC-20",
  "chain 1337",
  "the registry of tokens",
  "# 1. Heading",
])("stays green on: %s", (line) => {
  expect(checkWords("docs/a.md", line)).toEqual([]);
});

test("a page is found beside the file that names it, from the root, or by its bare name", () => {
  const known = new Set(["docs/a.md", "docs/decisions/0001-b.md", "README.md"]);
  expect(checkPages("docs/a.md", "see decisions/0001-b.md, docs/a.md, ../README.md and README.md", known)).toEqual([]);
  expect(checkPages("docs/a.md", "see ../elsewhere/c.md", known)).toHaveLength(1);
});
