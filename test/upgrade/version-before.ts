import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import before from "./before.json";
import { lastRelease } from "./last-release";

const root = join(__dirname, "..", "..");
export const thisVersion = root;

/** The commit of the last release, or the one in before.json where the clone has no tag of a release. */
function commitBefore(): { readonly commit: string; readonly because: string } {
  const tag = lastRelease(root);
  if (tag === undefined) return before;
  const commit = execFileSync("git", ["rev-list", "-n", "1", tag], { cwd: root, encoding: "utf8" }).trim();
  return { commit, because: `the last release, ${tag}` };
}

/**
 * The version before, built: a folder with its files as they were committed. It is made once for each commit, in about a minute.
 * Throws when the history of this clone does not have the commit.
 */
export function versionBefore(log: (line: string) => void): string {
  const { commit, because } = commitBefore();
  const folder = join(root, ".lunas", "versions", commit.slice(0, 12));
  const mark = join(folder, ".built");
  if (existsSync(mark)) return folder;
  const known = spawnSync("git", ["cat-file", "-e", `${commit}^{commit}`], { cwd: root });
  if (known.status !== 0) {
    throw new Error(`this clone does not have commit ${commit} (${because}).\nWhat to try: git fetch --unshallow`);
  }
  log(`building the version before, ${commit.slice(0, 12)} (${because}) …`);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const files = execFileSync("git", ["archive", "--format=tar", commit], { cwd: root, maxBuffer: 1 << 30 });
  execFileSync("tar", ["-x", "-C", folder], { input: files });
  const setUp = join(folder, "packages", "stack", "bootstrap", "setup.mjs");
  execFileSync(process.execPath, [setUp], { cwd: folder, stdio: ["ignore", "ignore", "inherit"] });
  writeFileSync(mark, "");
  return folder;
}
