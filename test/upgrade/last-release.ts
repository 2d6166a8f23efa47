import { spawnSync } from "node:child_process";

/** The newest tag of a version before this commit, or undefined: in a clone without tags, and before the first release. */
export function lastRelease(clone: string): string | undefined {
  const described = spawnSync("git", ["describe", "--tags", "--abbrev=0", "--match", "v[0-9]*", "HEAD^"], {
    cwd: clone,
  });
  return described.status === 0 ? described.stdout.toString().trim() : undefined;
}
