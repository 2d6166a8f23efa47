import { readFileSync } from "node:fs";
import { join } from "node:path";
import { listFiles, root } from "./repository";
import { verifyParts } from "./verify-parts";

/** What nobody runs rots: each suite is run by .ci/run, itself or in turn, or has a reason. */
const elsewhere: Readonly<Record<string, string>> = {
  "test:quick": "a part of npm test",
  "test:payments": "a part of npm test, with a printed account",
  "test:browser": "its files are in npm test, which .ci/run runs with pictures",
  "verify:full": "runs the others",
  conformance: "npm test runs every case of it against its own service",
  "verify -- stack": "conformance and ledger are in npm test; the hour's version is in verify:full",
  "verify -- endurance": "an hour; verify:full has it",
  "verify -- resets": "a hundred times a part of npm test; verify:full has it",
};
const suite = /^(?:test|chaos|conformance|verify)(?::|$)/;

const read = (...path: string[]) => readFileSync(join(root, ...path), "utf8");
const { scripts } = JSON.parse(read("package.json")) as { scripts: Record<string, string> };
const suites = [
  ...Object.keys(scripts).filter((name) => suite.test(name)),
  ...verifyParts.map((part) => `verify -- ${part}`),
];
const ci = read(".ci", "run");
const rotation = read("test", "rotation.mjs");
const isRun = (name: string) => {
  const words = name === "test" ? "npm test" : name;
  return [ci, rotation].some((text) => new RegExp(`(?:run (?:--silent )?|)${words}(?![\\w:-])`).test(text));
};

it("every suite is run by .ci/run, itself or in turn, or has a reason", () => {
  const forgotten = suites.filter((name) => !isRun(name) && !(name in elsewhere));
  expect(forgotten).toEqual([]);
});

it("no reason is left over", () => {
  expect(Object.keys(elsewhere).filter((name) => !suites.includes(name) || isRun(name))).toEqual([]);
});

it("each turn runs a script that there is", () => {
  const named = [...rotation.matchAll(/npm run (verify -- \w+|[\w:]+)/g)].map(([, name = ""]) => name);
  expect(named.length).toBeGreaterThan(15);
  // `bench` measures, and fails where it can measure nothing: it is a suite where it takes a turn.
  expect(named.filter((name) => name !== "bench" && !suites.includes(name))).toEqual([]);
});

it("each part of npm run verify runs files that there are", () => {
  const named = [...read("test", "verify", "commands.mjs").matchAll(/\btest\/[\w./-]+/g)].map(([path]) => path);
  expect(named.length).toBeGreaterThan(8);
  // Jest takes the beginning of a name.
  expect(named.filter((path) => !listFiles().some((file) => file.startsWith(path)))).toEqual([]);
});
