// node unpack-packages.mjs <folder> <package> [always …]: fetches a Debian package and its missing dependencies, and unpacks them
// into the folder. `always`: packages of the same source, which are fetched even if the system has them.
//
// Downloaded, not installed, even for root: `apt-get install redis-server` would enable a system-wide Redis on port 6379, and
// change the machine without a request. apt keeps its lists in our own folder, which needs no rights and works where the system's
// lists are old or absent; it checks signatures as usual.
import { execFile } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);
const [folder, wanted, ...always] = process.argv.slice(2);

try {
  if (folder === undefined || wanted === undefined) throw new Error("name a folder and a package");
  await unpack();
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}

async function unpack() {
  const draft = `${folder}.${process.pid}`;
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

/** The names in apt's "Inst name (version …)" lines: the package and the missing libraries. */
function packagesToInstall(simulation) {
  return [...simulation.matchAll(/^Inst (\S+)/gm)].map(([, name]) => name);
}

function aptIn(draft) {
  const options = [
    `Dir::State::Lists=${join(draft, "lists")}`,
    `Dir::Cache=${join(draft, "cache")}`,
    // Debian's images turn them off, and each call of apt then reads all lists again, which takes it a second of the processor.
    "Dir::Cache::pkgcache=pkgcache.bin",
    "Dir::Cache::srcpkgcache=srcpkgcache.bin",
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
