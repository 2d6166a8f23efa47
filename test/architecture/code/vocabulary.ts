import { insteadOf, judgeOldWords, oldWordsIn, oldWordsOf } from "../check-vocabulary";
import { findOldWords } from "../find-old-words";
import { parseSources } from "../parse-sources";

test("no identifier and no file has a word that was replaced", () => {
  expect(findOldWords()).toEqual([]);
});

test.each([
  ["askerId", "waiter, caller"],
  ["ASKER_LEASE_MS", "waiter, caller"],
  ["createHangUps", "client disconnects"],
  ["hang-ups", "client disconnects"],
  ["lookAgain", "look up, poll, re-check, check, read"],
  ["soughtOf", "look-up, request"],
  ["isHopeless", "refusal"],
  ["PublishOutcome", "broadcast"],
  ["XMLPurse", "payer funds"],
  ["Told", "the full noun"],
  ["fromStepTen", "the name of the check"],
  ["step4", "the name of the check"],
])("%s is an old word", (name, instead) => {
  expect(insteadOf(name)).toBe(instead);
});

test.each([
  "during",
  "string",
  "publicKey",
  "earliest",
  "publisher2",
  "asks",
  "task",
  "lookUp",
  "lookUpOf",
  "looksLikeOrigin",
  "isShared",
  "stepOf",
  "screenshot",
])("%s is none", (name) => {
  expect(insteadOf(name)).toBeNull();
});

test.each([
  ["a variable", "const askerId = 1;"],
  ["a property", "const a = { askerId: 1 };"],
  ["a shorthand", "function f({ askerId }: T) {}"],
  ["a private field", "class A { #askerId = 1; }"],
  ["a type", "interface AskerId { readonly id: string }"],
  ["a method of a type", "interface A { ofAsker(): void }"],
  ["an import", 'import { a as asker } from "./a";'],
])("goes red on %s", (_, source) => {
  const path = "packages/domain/src/planted.ts";
  const module = parseSources({ [path]: source })[path];
  if (module === undefined) throw new Error("not read");
  expect(judgeOldWords(oldWordsIn(path, module, source), []).length).toBeGreaterThan(0);
});

test("goes red on a file and on a folder, and leaves migrations alone", () => {
  const paths = ["test/world/a.ts", "docs/patience.txt", "prisma/migrations/1_bell/migration.sql", "src/waiter.ts"];
  expect(judgeOldWords(oldWordsOf(paths), [])).toEqual([
    "test/world world: write harness",
    "docs/patience.txt patience: write wait limit",
  ]);
});

test("an exception holds in its place alone, and goes red when nothing needs it", () => {
  const found = [{ name: "stage", path: "a/timeline.ts", line: 1, instead: "fixture" }];
  const kept = (paths: RegExp) => [{ names: ["stage"], paths, because: "the public API" }];
  expect(judgeOldWords(found, kept(/timeline/))).toEqual([]);
  expect(judgeOldWords(found, kept(/elsewhere/))).toEqual([
    "a/timeline.ts:1 stage: write fixture",
    "stage is kept by an exception that nothing needs",
  ]);
});
