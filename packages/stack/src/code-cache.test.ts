import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { codeCacheArguments } from "./code-cache-arguments";
import { cloneFolder } from "./folders";

const limit = join(cloneFolder, "packages", "runtime", "dist", "limit-heap-growth.js");

const folder = mkdtempSync(join(tmpdir(), "lunas-code-cache-"));
const main = join(folder, "main.js");
const kept = `${main}.cache`;
afterAll(() => rmSync(folder, { recursive: true }));
beforeEach(() => rmSync(kept, { force: true }));

/** A main file that says what it has and answers a word. */
const saying = (word: string) =>
  [
    `require(${JSON.stringify(limit)}).limitHeapGrowth();`,
    'const { basename } = require("node:path");',
    `const answer = () => ["${word}", basename(__filename), require.main === module, this === exports];`,
    "console.log(JSON.stringify(answer()));",
  ].join("\n");

function run(text: string) {
  writeFileSync(main, text);
  const { stdout, stderr } = spawnSync(process.execPath, ["--enable-source-maps", ...codeCacheArguments(true), main], {
    encoding: "utf8",
  });
  return { stdout: stdout.trim(), stderr };
}
const said = (word: string) => JSON.stringify([word, "main.js", true, true]);

it("a process keeps its compiled code, and the next one does the same with it", () => {
  expect(run(saying("one"))).toEqual({ stdout: said("one"), stderr: "" });
  const first = readFileSync(kept);
  expect(run(saying("one"))).toEqual({ stdout: said("one"), stderr: "" });
  expect(readFileSync(kept).equals(first)).toBe(true);
});

it("another text, also of the same length, is compiled anew", () => {
  run(saying("one"));
  expect(run(saying("two")).stdout).toBe(said("two"));
  expect(run(saying("two")).stdout).toBe(said("two"));
});

it("a damaged file is replaced", () => {
  run(saying("one"));
  const good = readFileSync(kept);
  for (const bad of [
    good.subarray(0, 10),
    good.subarray(0, 200),
    Buffer.concat([good.subarray(0, 20), Buffer.alloc(500, 7)]),
  ]) {
    writeFileSync(kept, bad);
    expect(run(saying("one"))).toEqual({ stdout: said("one"), stderr: "" });
    expect(readFileSync(kept)).toHaveLength(good.length);
  }
});

it("a process that fails at once keeps nothing", () => {
  run("process.exitCode = 1;");
  expect(existsSync(kept)).toBe(false);
});

it("a command that succeeds at once keeps its code, also where it begins as a script", () => {
  const text = '#!/usr/bin/env node\nconsole.log("done");';
  expect(run(text)).toEqual({ stdout: "done", stderr: "" });
  expect(existsSync(kept)).toBe(true);
  expect(run(text)).toEqual({ stdout: "done", stderr: "" });
});

it("an error names the place in the source", () => {
  const mappings = "AAAA,MAAM,IAAI,KAAK"; // the first line of source.ts
  writeFileSync(`${main}.map`, JSON.stringify({ version: 3, sources: ["source.ts"], names: [], mappings }));
  const text = 'throw new Error("on purpose");\n//# sourceMappingURL=main.js.map\n';
  for (const _ of ["first", "second"]) expect(run(text).stderr).toContain(join(folder, "source.ts"));
});
