import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Sources } from "./parse-sources";

export const root = join(__dirname, "..", "..");

/** Every file that is, or would be, under version control. */
export function listFiles(): readonly string[] {
  const listed = execFileSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"], { cwd: root });
  return listed
    .toString()
    .split("\0")
    .filter((path) => path && existsSync(join(root, path)));
}

export function readFile(path: string): string {
  return readFileSync(join(root, path), "utf8");
}

export function readAll(paths: readonly string[]): Sources {
  return Object.fromEntries(paths.map((path) => [path, readFile(path)]));
}

/** All code that people write: what runs, its tests, and the scripts. */
export function readCode(): Sources {
  const isWritten = (path: string) => !path.startsWith("packages/database/prepared-client/");
  return readAll(listFiles().filter((path) => /\.(?:ts|tsx|mts|cts|js|mjs|cjs)$/.test(path) && isWritten(path)));
}

export function isTest(path: string): boolean {
  return /\.test\.tsx?$/.test(path) || path.startsWith("test/") || path.includes("/fixtures/");
}

/** The folder of the package that a file belongs to: `packages/chain`, `services/gateway`, `examples/…`. */
export function packageOf(path: string): string | undefined {
  return /^(?:packages\/stack\/bootstrap|(?:packages|services|examples)\/[^/]+)/.exec(path)?.[0];
}
