import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";

/**
 * The file that runs a service of a clone: its bundle, which starts in half of the time, or the compiled code where a source is
 * newer than the bundle, as after `tsc` alone. Throws when the clone is not compiled.
 */
export function serviceEntry(clone: string, service: string, isUnbundled = false): string {
  const dist = join(clone, "services", service, "dist");
  const main = join(dist, "main.js");
  const bundle = join(dist, "bundle", "main.js");
  if (!isUnbundled && isFresh(clone, bundle, join(dist, "bundle", "inputs.json"))) return bundle;
  if (!existsSync(main)) throw new Error(`${main} is missing: run \`npm run setup\``);
  return main;
}

/** Whether no file that a bundle was made of is newer, or gone. `inputsFile` lists them, relative to the clone. */
export function isFresh(clone: string, bundle: string, inputsFile: string): boolean {
  if (!existsSync(bundle) || !existsSync(inputsFile)) return false;
  const bundledMs = statSync(bundle).mtimeMs;
  const inputs: readonly string[] = JSON.parse(readFileSync(inputsFile, "utf8"));
  return inputs.every((file) => {
    const found = statSync(join(clone, file), { throwIfNoEntry: false });
    return found !== undefined && found.mtimeMs <= bundledMs;
  });
}
