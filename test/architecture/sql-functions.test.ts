import { join } from "node:path";
import { checkBlocks } from "@lunas/database/functions/blocks";
import { definedBy, readScripts } from "@lunas/database/functions/defined-by-migrations";
import { type FunctionFile, readFunctionFiles } from "@lunas/database/functions/function-file";
import { changesOf } from "@lunas/database/functions/write-changes";
import { root } from "./repository";

const files = readFunctionFiles(join(root, "prisma/functions"));
const scripts = readScripts(join(root, "prisma/migrations"));

/** What a header lacks: its words, or its line on locks. */
function checkHeader({ name, header }: Pick<FunctionFile, "name" | "header">): readonly string[] {
  const lines = header.split("\n");
  const says = lines[0] !== undefined && /^-- (?!Locks:)\S/.test(lines[0]);
  return [
    ...(says ? [] : [`${name}: the first line says what the function does`]),
    ...(lines.some((line) => line.startsWith("-- Locks: "))
      ? []
      : [`${name}: a line "-- Locks: …" says what, in what order and why`]),
    ...(/\b(?:whoever|nobody|somebody|everybody|askers?)\b/i.test(header) ? [`${name}: names a subject`] : []),
  ];
}

test("each function's file says what it does and what it locks", () => {
  expect(files.flatMap(checkHeader)).toEqual([]);
});

test("the migrations have the text of every file: else `npm run db:functions -- <migration name>` writes the next one", () => {
  expect(changesOf(files, definedBy(scripts)).map(({ name }) => name)).toEqual([]);
});

test("no migration has a function that the generator did not write", () => {
  expect(scripts.flatMap(({ name, text }) => checkBlocks(text).map((complaint) => `${name}: ${complaint}`))).toEqual(
    [],
  );
});

test("one baseline comes first, and the older migrations before it", () => {
  const older = readScripts(join(root, "prisma/migrations-before-baseline")).map(({ name }) => name);
  const [first = "", ...rest] = scripts.map(({ name }) => name);
  expect(first).toMatch(/^\d{14}_baseline$/);
  expect(rest.filter((name) => name.endsWith("_baseline"))).toEqual([]);
  expect(older.filter((name) => name >= first)).toEqual([]);
});

test.each([
  ["nothing", "", 2],
  ["no word on locks", "-- Adds.\n", 1],
  ["locks alone", "-- Locks: nothing.\n", 1],
  ["a riddle", "-- Adds, whoever calls.\n-- Locks: nothing.\n", 1],
  ["all", "-- Adds.\n-- Locks: nothing.\n", 0],
])("a header with %s has its complaints", (_, header, count) => {
  expect(checkHeader({ name: "one", header })).toHaveLength(count);
});
