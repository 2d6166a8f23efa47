import { execFileSync, spawnSync } from "node:child_process";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import oldest from "../../prisma/migrations-before-baseline/last-release.json";
import { lastRelease } from "./last-release";

const root = join(__dirname, "..", "..");

interface VersionBefore {
  readonly commit: string;
  /** Why this one: for messages. */
  readonly because: string;
}

/** The version from which databases come: no older one is migrated. */
export const oldestVersion: VersionBefore = { commit: oldest.commit, because: `version ${oldest.version}` };

/** The last release, or the oldest version where the clone has no tag of a release. */
export function lastVersion(): VersionBefore {
  const tag = lastRelease(root);
  if (tag === undefined) return oldestVersion;
  const commit = execFileSync("git", ["rev-list", "-n", "1", tag], { cwd: root, encoding: "utf8" }).trim();
  return { commit, because: `the last release, ${tag}` };
}

/**
 * Writes the files of a version, as they were committed, into this folder: all of them, or those below `path`. Throws when
 * the history of this clone does not have the commit.
 */
export function unpackVersion({ commit, because }: VersionBefore, folder: string, path = "."): void {
  const known = spawnSync("git", ["cat-file", "-e", `${commit}^{commit}`], { cwd: root });
  if (known.status !== 0) {
    throw new Error(`this clone does not have commit ${commit} (${because}).\nWhat to try: git fetch --unshallow`);
  }
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const files = execFileSync("git", ["archive", "--format=tar", commit, path], { cwd: root, maxBuffer: 1 << 30 });
  execFileSync("tar", ["-x", "-C", folder], { input: files });
}
