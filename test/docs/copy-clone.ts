import { execFileSync } from "node:child_process";
import { copyFileSync, existsSync, mkdirSync } from "node:fs";
import { dirname, join } from "node:path";

/** This repository as a clone has it: the files of git with today's text, and nothing that a set-up made. */
export function copyClone(from: string, to: string): void {
  const listed = execFileSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"], {
    cwd: from,
    encoding: "utf8",
  });
  for (const path of new Set(listed.split("\0").filter((each) => each !== "" && existsSync(join(from, each))))) {
    mkdirSync(join(to, dirname(path)), { recursive: true });
    copyFileSync(join(from, path), join(to, path));
  }
}
