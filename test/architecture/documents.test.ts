import { existsSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { anchorsOf, withoutCode } from "./markdown";
import { withoutPictures } from "./pictures/put-picture";
import { listFiles, readFile, root } from "./repository";
import { verifyParts } from "./verify-parts";

const pages = listFiles().filter((path) => path.endsWith(".md") && !path.startsWith(".changeset/"));
const linesOf = (path: string) => readFile(path).trimEnd().split("\n");
const { scripts } = JSON.parse(readFile("package.json")) as { scripts: Record<string, string> };
const foldersOf = (group: string) =>
  new Set(listFiles().flatMap((path) => (path.startsWith(`${group}/`) ? [path.split("/")[1] ?? ""] : [])));

test.each(pages)("%s: every link leads somewhere", (page) => {
  const text = readFile(page);
  const links = [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = ""]) => target);
  const broken = links
    .filter((target) => !/^https?:/.test(target))
    .filter((target) => {
      const [path = "", anchor] = target.split("#");
      const file = path === "" ? page : join(dirname(page), path);
      if (!existsSync(join(root, file))) return true;
      return anchor !== undefined && !anchorsOf(readFile(file)).includes(anchor);
    });
  expect(broken).toEqual([]);
});

// Without code: a translated page repeats the code of its English page.
test("no paragraph is written twice", () => {
  const paragraphs = pages.flatMap((page) =>
    withoutCode(readFile(page))
      .split(/\n{2,}/)
      .filter((text) => text.length > 160 && !text.startsWith("<!-- test: ")),
  );
  expect(paragraphs.filter((text, index) => paragraphs.indexOf(text) !== index)).toEqual([]);
});

test("the index numbers the decisions without gaps; each has a short note of this number, or its line says that the subject is gone", () => {
  const listed = linesOf("docs/decisions/README.md").filter((line) => /^- \[?\d{4}/.test(line));
  const numbers = listed.map((line) => /\d{4}/.exec(line)?.[0] ?? "");
  expect(numbers).toEqual(listed.map((_, index) => String(index + 1).padStart(4, "0")));
  const linked = listed.flatMap((line) => /^- \[\d{4}\]\((\S+?)\)/.exec(line)?.[1] ?? []);
  const decisions = pages.filter((path) => /^docs\/decisions\/(?!README)/.test(path)).sort();
  expect(decisions.map((path) => basename(path))).toEqual(linked);
  for (const path of decisions) expect(linesOf(path)[0]).toMatch(new RegExp(`^# ${basename(path).slice(0, 4)} `));
  expect(decisions.filter((path) => linesOf(path).length > 40)).toEqual([]);
});

test("the architecture has at most 150 lines beside its pictures, and names every package and service", () => {
  const text = readFile("ARCHITECTURE.md");
  expect(withoutPictures(text).trimEnd().split("\n").length).toBeLessThanOrEqual(150);
  const folders = [...foldersOf("packages"), ...foldersOf("services")];
  expect(folders.filter((name) => !new RegExp(`\\b${name}\\b`).test(text))).toEqual([]);
});

/** The names of a table's first column, and its last column, in the section with every script. */
function rowsOf(head: RegExp): readonly { readonly names: readonly string[]; readonly takes: string }[] {
  const [, section = ""] = readFile("CONTRIBUTING.md").split("## Every script\n");
  const [tables = ""] = section.split("\n## ");
  const table = tables.split(/\n{2,}/).find((block) => head.test(block)) ?? "";
  return table
    .trim()
    .split("\n")
    .slice(2)
    .map((row) => row.split("|").slice(1, -1))
    .map((cells) => ({
      names: [...(cells[0] ?? "").matchAll(/`([\w:]+)`/g)].map(([, name = ""]) => name),
      takes: cells.at(-1)?.trim() ?? "",
    }));
}

test.each([
  ["script", /^\| `npm run …`/, () => Object.keys(scripts)],
  ["part of npm run verify", /^\| part/, () => verifyParts],
])("CONTRIBUTING names every %s with its time, and no other", (_kind, head, all) => {
  const rows = rowsOf(head);
  expect(rows.flatMap(({ names }) => names).sort()).toEqual(all().toSorted());
  expect(rows.filter(({ takes }) => takes === "")).toEqual([]);
});
