import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { writeAged } from "@lunas/testkit/fixtures/write-aged";
import { commandArguments } from "./command-entry";

const clone = mkdtempSync(join(tmpdir(), "lunas-command-"));
const bundle = "packages/ops/dist/bundle.js";
const main = "packages/ops/dist/lunas-ops-cli.js";
const fileOf = () => commandArguments("lunas-ops", clone).at(-1);

const write = (file: string, text: string, atSeconds: number) => writeAged(join(clone, file), text, atSeconds);

beforeEach(() => {
  write(main, "", 100);
  write(bundle, "", 200);
  write("packages/ops/dist/bundle.inputs.json", JSON.stringify([main]), 200);
});
afterEach(() => rmSync(clone, { recursive: true, force: true }));

test("a command runs in one file", () => {
  expect(fileOf()).toBe(join(clone, bundle));
});

test("compiled code that is newer runs instead", () => {
  write(main, "changed", 300);
  expect(fileOf()).toBe(join(clone, main));
});

test("a clone that is not set up is told how to be", () => {
  expect(() => commandArguments("lunas", clone)).toThrow("run `npm run setup`");
});
