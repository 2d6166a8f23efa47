import { execFileSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { hasDebianTools, libraryFoldersIn, unpackPackages } from "@lunas/stack/debian/unpack-packages";
import { lunasFolder } from "@lunas/stack/folders";
import { onPath } from "@lunas/stack/on-path";

export interface Program {
  readonly path: string;
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string>>;
}

/** This machine's PHP with curl, else Debian's, unpacked below `.lunas`: nothing is installed. */
export async function findPhp(): Promise<Program | undefined> {
  const own = onPath("php");
  if (own !== undefined && /^curl$/m.test(execFileSync(own, ["-m"], { encoding: "utf8" })))
    return { path: own, args: [], env: {} };
  if (!hasDebianTools()) return undefined;
  const [interpreter, extension] = ["php-cli", "php-curl"].map((name) => join(lunasFolder(), name)) as [string, string];
  if (!existsSync(interpreter)) await unpackPackages(interpreter, "php-cli", []);
  if (!existsSync(extension)) await unpackPackages(extension, "php-curl", []);
  const path = fileIn(join(interpreter, "usr", "bin"), /^php\d[\d.]*$/);
  const folder = fileIn(join(extension, "usr", "lib", "php"), /^\d+$/);
  const libraries = [...libraryFoldersIn(interpreter), ...libraryFoldersIn(extension)].join(":");
  return { path, args: ["-n", "-d", `extension=${join(folder, "curl.so")}`], env: { LD_LIBRARY_PATH: libraries } };
}

function fileIn(folder: string, name: RegExp): string {
  const found = readdirSync(folder).find((each) => name.test(each));
  if (found === undefined) throw new Error(`${folder} holds nothing like ${name}`);
  return join(folder, found);
}
