import { execFile } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import type { RedisProgram } from "./redis-program";

const run = promisify(execFile);

/**
 * Fetches Debian's redis-server with the libraries that this system lacks and unpacks it into `folder`.
 *
 * Downloaded, not installed, for root as well: `apt-get install redis-server` would enable a system-wide Redis and take
 * port 6379, a change of the machine that nobody asked for. apt keeps its lists in a folder of ours, which needs no
 * rights and works where the system's lists are old or absent; what it fetches is signed and checked as always.
 */
export async function unpackRedis(folder: string): Promise<RedisProgram> {
  const draft = `${folder}.${process.pid}`;
  rmSync(draft, { recursive: true, force: true });
  const root = join(draft, "root");
  for (const part of ["lists/partial", "cache/archives/partial", "packages", "root"]) {
    mkdirSync(join(draft, part), { recursive: true });
  }
  try {
    const apt = aptIn(draft);
    await apt("update");
    const packages = packagesToInstall(await apt("--simulate", "--no-install-recommends", "install", "redis-server"));
    await apt("download", ...(packages.length > 0 ? packages : ["redis-server", "redis-tools"]));
    for (const file of readdirSync(join(draft, "packages")))
      await run("dpkg", ["-x", join(draft, "packages", file), root]);
    // Another process may have fetched it in the meantime: then its copy is as good.
    if (!existsSync(folder)) renameSync(root, folder);
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
  const program = unpackedRedis(folder);
  if (program === undefined)
    throw new Error(`Debian's redis-server package holds no /usr/bin/redis-server (${folder})`);
  return program;
}

/** What `unpackRedis` left in `folder` earlier. */
export function unpackedRedis(folder: string): RedisProgram | undefined {
  const path = join(folder, "usr", "bin", "redis-server");
  if (!existsSync(path)) return undefined;
  const libraryFolders = ["usr/lib", "lib"]
    .map((parent) => join(folder, parent))
    .filter((parent) => existsSync(parent))
    .flatMap((parent) => readdirSync(parent).map((name) => join(parent, name)))
    .filter((each) => /-linux-gnu/.test(each));
  return { kind: "native", path, libraryFolders };
}

/** The names in apt's "Inst name (version …)" lines: the package and the libraries that are not installed. */
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
