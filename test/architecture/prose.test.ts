import { testedPages } from "../docs/pages";
import { readSteps } from "../docs/read-steps";
import { checkPaths, checkProse, PRIVATE_WORDS } from "./check-prose";
import { listFiles, readFile } from "./repository";

const files = new Set(listFiles());
const pages = [...files].filter((path) => path.endsWith(".md") && !path.startsWith(".changeset/"));

/** Files that a reader of the pages writes. */
const writtenByReaders = testedPages.flatMap((page) =>
  readSteps(page, readFile(page)).flatMap((step) => (step.kind === "file" ? [step.name] : [])),
);

/** Paths that pages name and the repository does not have: files that a command or the reader makes, and patterns of Jest. */
const NOT_IN_THE_REPOSITORY: readonly string[] = [
  ...["infra/docker/images.env", "test/payments/gas"],
  ...writtenByReaders,
  "app/article/route.js",
  "app/ticket/route.js",
  "app/api/lunas/config/route.js",
];

test.each(pages)("%s: every path in backticks exists", (page) => {
  const found = checkPaths(page, readFile(page), files);
  expect(found.filter((line) => !NOT_IN_THE_REPOSITORY.some((path) => line.includes(`\`${path}\``)))).toEqual([]);
});

test.each(pages)("%s: uses no private word", (page) => {
  expect(checkProse(page, readFile(page))).toEqual([]);
});

test("the glossary has at most 40 entries, each with its meaning, in the order of the alphabet", () => {
  const rows = readFile("GLOSSARY.md")
    .split("\n")
    .filter((line) => /^\| (?!-|Word )/.test(line))
    .map((line) => line.split("|").map((cell) => cell.trim()));
  const words = rows.map(([, word = ""]) => word);
  expect(words.length).toBeGreaterThan(20);
  expect(words.length).toBeLessThanOrEqual(40);
  expect(rows.filter(([, , meaning = ""]) => meaning.length < 20)).toEqual([]);
  expect([...words].sort((a, b) => a.localeCompare(b, "en", { sensitivity: "base" }))).toEqual(words);
});

describe("the rules find what they are for", () => {
  const tree = new Set(["packages/domain/src/payment/accept.ts", "README.md", "test/supply-chain.mjs"]);

  test.each([
    "`accept.ts`",
    "`payment/accept.ts`",
    "`packages/domain/src`",
    "`packages/domain/dist/payment/accept.js`",
    "`node test/supply-chain.mjs --all`",
    "`domain/src/payment/accept.ts`",
    "`application/json`",
    "`GET /payments`",
    "`read/`",
  ])("no path is missing in %s", (text) => {
    expect(checkPaths("README.md", text, tree)).toEqual([]);
  });

  test.each(["`gone.ts`", "`packages/domain/gone`", "`node test/gone.mjs`", "`domain/src/gone/accept.ts`"])(
    "a path is missing in %s",
    (text) => {
      expect(checkPaths("README.md", text, tree)).toHaveLength(1);
    },
  );

  test.each(PRIVATE_WORDS.map(({ word }) => word.replace("N", "4")))("the word %s", (word) => {
    expect(checkProse("README.md", `First line.\nThe ${word} is here.`)).toHaveLength(1);
    expect(
      checkProse("README.md", `The \`${word}\` in code, and [a link](${word}.md).\n\n\`\`\`sh\n${word}\n\`\`\``),
    ).toEqual([]);
  });
});
