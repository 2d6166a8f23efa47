import { execFileSync } from "node:child_process";
import { existsSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { lastVersion, unpackVersion } from "./unpack-version";

const root = join(__dirname, "..", "..");
export const thisVersion = root;

/**
 * The version before, built: a folder with its files as they were committed. It is made once for each commit, in about a minute.
 * Throws when the history of this clone does not have the commit.
 */
export function versionBefore(log: (line: string) => void): string {
  const before = lastVersion();
  const folder = join(root, ".lunas", "versions", before.commit.slice(0, 12));
  const mark = join(folder, ".built");
  if (existsSync(mark)) return folder;
  log(`building the version before, ${before.commit.slice(0, 12)} (${before.because}) …`);
  rmSync(folder, { recursive: true, force: true });
  unpackVersion(before, folder);
  const setUp = join(folder, "packages", "stack", "bootstrap", "setup.mjs");
  execFileSync(process.execPath, [setUp], { cwd: folder, stdio: ["ignore", "ignore", "inherit"] });
  writeFileSync(mark, "");
  return folder;
}
