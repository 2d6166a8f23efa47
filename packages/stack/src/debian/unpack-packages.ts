import { execFile } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { onPath } from "../on-path";

const run = promisify(execFile);

/** Whether this system has Debian's tools to fetch and unpack packages. */
export function hasDebianTools(): boolean {
  return onPath("apt-get") !== undefined && onPath("dpkg") !== undefined;
}

/** In a program of its own without any library, because the set-up fetches Redis while it installs the libraries. */
const program = join(__dirname, "..", "..", "bootstrap", "unpack-packages.mjs");

/**
 * Fetches a Debian package and its missing dependencies, and unpacks them into `folder`; nothing is installed. `always`:
 * packages of the same source, which are fetched even if the system has them. Throws with the words of apt or dpkg.
 */
export async function unpackPackages(folder: string, wanted: string, always: readonly string[]): Promise<void> {
  await run(process.execPath, [program, folder, wanted, ...always]).catch((error: { readonly stderr?: string }) => {
    throw new Error(error.stderr?.trim() || `${wanted} could not be fetched`);
  });
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
