import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { readFile, root } from "./repository";

/**
 * Compares a committed file with what it is generated from.
 * `npm run generate` writes it anew instead.
 */
export function expectGenerated(path: string, content: string): void {
  if (process.env.UPDATE === "1") writeFileSync(join(root, path), content);
  expect(existsSync(join(root, path)) ? readFile(path) : "").toBe(content);
}
