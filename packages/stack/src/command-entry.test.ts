import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { commandArguments } from "./command-entry";

const clone = mkdtempSync(join(tmpdir(), "lunas-command-"));
const bundle = "packages/ops/dist/bundle.js";
const main = "packages/ops/dist/lunas-ops-cli.js";
const fileOf = () => commandArguments("lunas-ops", clone).at(-1);

function write(file: string, text: string, atSeconds: number): void {
  const path = join(clone, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
  utimesSync(path, atSeconds, atSeconds);
}

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
