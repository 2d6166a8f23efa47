// A step does not run again if its inputs are the same as at its last success.
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { cloneFolder } from "./clone.mjs";

const stampFolder = join(cloneFolder, ".lunas", "setup");
const stampPath = (name) => join(stampFolder, `${name}.json`);

/** True when the step `name` last succeeded with exactly these inputs. */
export function isFresh(name, inputs) {
  try {
    return JSON.parse(readFileSync(stampPath(name), "utf8")).inputs === inputs;
  } catch {
    return false;
  }
}

/** True when the step `name` has succeeded in this clone, with whatever inputs, and was not begun again since. */
export function wasEverRun(name) {
  return existsSync(stampPath(name));
}

export function writeStamp(name, inputs) {
  mkdirSync(stampFolder, { recursive: true });
  writeFileSync(stampPath(name), `${JSON.stringify({ inputs, at: new Date().toISOString() })}\n`);
}

export function dropStamp(name) {
  rmSync(stampPath(name), { force: true });
}

/** One digest of the contents of several files and of the words in `more`; a missing file counts as empty. */
export function digestOf(paths, more = []) {
  const hash = createHash("sha256");
  for (const path of [...paths].sort()) {
    hash
      .update(`${path}\0`)
      .update(existsSync(path) ? readFileSync(path) : "")
      .update("\0");
  }
  return hash.update(JSON.stringify(more)).digest("hex");
}

/** All files under `folder` with a matching name, without the output of tools. */
export function filesUnder(folder, passes) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (["node_modules", "dist", "generated", "coverage", ".lunas"].includes(entry.name)) return [];
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return filesUnder(path, passes);
    return entry.isFile() && passes(entry.name) && statSync(path).size >= 0 ? [path] : [];
  });
}
