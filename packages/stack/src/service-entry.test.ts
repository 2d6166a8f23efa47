import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { writeAged } from "@lunas/testkit/fixtures/write-aged";
import { serviceEntry } from "./service-entry";

let clone: string;
const source = "packages/chain/src/sign.ts";
const main = "services/settler/dist/main.js";
const bundle = "services/settler/dist/bundle/main.js";

const write = (file: string, text: string, atSeconds: number) => writeAged(join(clone, file), text, atSeconds);

beforeEach(() => {
  clone = mkdtempSync(join(tmpdir(), "lunas-entry-"));
  write(main, "", 100);
  write(source, "", 100);
  write(bundle, "", 200);
  write("services/settler/dist/bundle/inputs.json", JSON.stringify([source]), 200);
});
afterEach(() => rmSync(clone, { recursive: true, force: true }));

test("a bundle of the newest code runs", () => {
  expect(serviceEntry(clone, "settler")).toBe(join(clone, bundle));
  expect(serviceEntry(clone, "settler", true)).toBe(join(clone, main));
});

test("a source that was changed after it, or has gone, makes a bundle stale: the compiled code runs", () => {
  write(source, "changed", 300);
  expect(serviceEntry(clone, "settler")).toBe(join(clone, main));
  rmSync(join(clone, source));
  expect(serviceEntry(clone, "settler")).toBe(join(clone, main));
});

test("a clone of a version without bundles runs its compiled code", () => {
  rmSync(join(clone, "services/settler/dist/bundle"), { recursive: true });
  expect(serviceEntry(clone, "settler")).toBe(join(clone, main));
});

test("a clone that is not compiled is told how to be", () => {
  expect(() => serviceEntry(clone, "gateway")).toThrow("run `npm run setup`");
});
