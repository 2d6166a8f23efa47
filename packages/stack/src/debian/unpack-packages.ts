import { execFile } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { onPath } from "../on-path";

const run = promisify(execFile);

/** Whether this system has Debian's tools to fetch and unpack packages. */
export function hasDebianTools(): boolean {
  return onPath("apt-get") !== undefined && onPath("dpkg") !== undefined;
}

/**
 * Fetches a Debian package and its missing dependencies, and unpacks them into `folder`. `always`: packages of the same
 * source, which are fetched even if the system has them.
 *
 * Downloaded, not installed, even for root: `apt-get install redis-server` would enable a system-wide Redis on port
 * 6379, and change the machine without a request. apt keeps its lists in our own folder, which needs no rights and
 * works where the system's lists are old or absent; it checks signatures as usual.
 */
export async function unpackPackages(folder: string, wanted: string, always: readonly string[]): Promise<void> {
  const draft = `${folder}.${process.pid}`;
  rmSync(draft, { recursive: true, force: true });
  const root = join(draft, "root");
  for (const part of ["lists/partial", "cache/archives/partial", "packages", "root"]) {
    mkdirSync(join(draft, part), { recursive: true });
  }
  try {
    const apt = aptIn(draft);
    await apt("update");
    const missing = packagesToInstall(await apt("--simulate", "--no-install-recommends", "install", wanted));
    await apt("download", ...new Set([wanted, ...always, ...missing]));
    for (const file of readdirSync(join(draft, "packages")))
      await run("dpkg", ["-x", join(draft, "packages", file), root]);
    // Another process may have fetched it meanwhile: then that copy is used.
    if (!existsSync(folder)) renameSync(root, folder);
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}

/** The folders of unpacked shared libraries, for `LD_LIBRARY_PATH`; some libraries have parts in a subfolder. */
export function libraryFoldersIn(folder: string): readonly string[] {
  return ["usr/lib", "lib"]
    .flatMap((parent) => foldersIn(join(folder, parent)))
    .filter((each) => /-linux-gnu/.test(each))
    .flatMap((each) => [each, ...foldersIn(each).filter(holdsLibraries)]);
}

function foldersIn(parent: string): string[] {
  if (!existsSync(parent)) return [];
  return readdirSync(parent, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => join(parent, name));
}

function holdsLibraries(folder: string): boolean {
  return readdirSync(folder).some((name) => /^lib.*\.so/.test(name));
}

/** The names in apt's "Inst name (version …)" lines: the package and the missing libraries. */
export function packagesToInstall(simulation: string): string[] {
  return [...simulation.matchAll(/^Inst (\S+)/gm)].map((match) => match[1] ?? "");
}

function aptIn(draft: string): (...args: string[]) => Promise<string> {
  const options = [
    `Dir::State::Lists=${join(draft, "lists")}`,
    `Dir::Cache=${join(draft, "cache")}`,
    // Its sandbox user could not enter a clone under a private folder.
    "APT::Sandbox::User=",
    "Debug::NoLocking=1",
  ].flatMap((option) => ["-o", option]);
  const env = { ...process.env, LC_ALL: "C", DEBIAN_FRONTEND: "noninteractive" };
  return async (...args) => {
    const { stdout } = await run("apt-get", ["-qq", ...options, ...args], { cwd: join(draft, "packages"), env });
    return stdout;
  };
}
