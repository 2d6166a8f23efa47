import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { cloneFolder } from "./folders";

// V8 keeps a file's text in memory, and takes two bytes for each character where one is not in Latin-1.
test.each(["gateway", "settler", "dispatcher", "console"])("the bundle of the %s has ASCII alone", (service) => {
  const bundle = join(cloneFolder, "services", service, "dist", "bundle", "main.js");
  expect(existsSync(bundle)).toBe(true);
  const bytes = readFileSync(bundle);
  expect(bytes.findIndex((byte) => byte > 0x7f)).toBe(-1);
});

// Kept code (code-cache.ts) has no `import()`.
test.each(["gateway", "settler", "dispatcher", "console"])("the bundle of the %s has `require` alone", (service) => {
  const bundle = join(cloneFolder, "services", service, "dist", "bundle", "main.js");
  expect(readFileSync(bundle, "utf8")).not.toMatch(/\bimport\s*\(/);
});
