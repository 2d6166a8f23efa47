import { existsSync } from "node:fs";
import { join } from "node:path";
import { listFiles, readFile, root } from "./repository";

const text = readFile("docs/threat-model.md");
const rows = text.split("\n").filter((line) => /^\|(?! *-)/.test(line));
/** What looks like a file: a folder, then a name with an ending. */
const paths = [...text.matchAll(/`([\w.-]+\/[\w./-]+\.\w+)`/g)].map(([, path = ""]) => path);

test("every path exists", () => {
  expect(paths.length).toBeGreaterThan(50);
  expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});

test("every measure against an attack has a test", () => {
  const [, attacks = ""] = text.split("## Anybody\n");
  const measured = attacks
    .split("\n")
    .filter((line) => /^\|(?! *-)/.test(line) && !/\| (?:Remaining risk|Result) +\|$/.test(line));
  expect(measured.length).toBeGreaterThan(40);
  expect(measured.filter((line) => !/`(?:test|packages|services)\/[\w./-]+\.ts`/.test(line))).toEqual([]);
});

test("every kind of hostile input stands in it, and is tried", () => {
  const kinds = listFiles().filter((path) => /^test\/hostile\/kinds\/[\w-]+\.ts$/.test(path));
  const registry = readFile("test/hostile/kinds.ts");
  expect(kinds.length).toBeGreaterThanOrEqual(15);
  expect(kinds.filter((path) => !paths.includes(path))).toEqual([]);
  const nameOf = (path: string) => path.replace(/^test\/hostile\/kinds\/|\.ts$/g, "");
  expect(kinds.filter((path) => !registry.includes(`"./kinds/${nameOf(path)}"`))).toEqual([]);
});

test("it is a page, and a row for each hypothesis that was tried", () => {
  expect(rows.length).toBeGreaterThan(40);
  expect(text.split("\n").length).toBeLessThanOrEqual(560);
});
