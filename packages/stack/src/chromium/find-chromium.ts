import { existsSync } from "node:fs";
import { join } from "node:path";
import { hasDebianTools, libraryFoldersIn, unpackPackages } from "../debian/unpack-packages";
import { lunasFolder } from "../folders";
import { onPath } from "../on-path";

/** A Chromium, and the environment that its process needs to find its libraries. */
export interface Chromium {
  readonly path: string;
  readonly env: Readonly<Record<string, string>>;
}

const names = ["chromium", "chromium-browser", "google-chrome", "chromium-headless-shell"];

/**
 * The Chromium of this machine (`CHROMIUM` names one elsewhere), else Debian's headless one, fetched for this clone
 * only and stored in `.lunas`. If neither works, throws with what to install.
 */
export async function findChromium(log: (line: string) => void): Promise<Chromium> {
  const installed = process.env.CHROMIUM ?? names.map((name) => onPath(name)).find((path) => path !== undefined);
  if (installed !== undefined) return { path: installed, env: {} };
  const folder = join(lunasFolder(), "chromium");
  const found = unpackedChromium(folder);
  if (found !== undefined) return found;
  if (!hasDebianTools()) throw new Error(advice);
  log("fetching Chromium from this system's package source into .lunas/chromium; nothing is installed …");
  await unpackPackages(folder, "chromium-headless-shell", ["chromium-common"]);
  const fetched = unpackedChromium(folder);
  if (fetched === undefined) throw new Error(`Debian's chromium-headless-shell holds no program (${folder})`);
  return fetched;
}

const advice = "A Chromium is needed, and none was found: install one, or set CHROMIUM to its program.";

function unpackedChromium(folder: string): Chromium | undefined {
  const path = join(folder, "usr", "lib", "chromium", "chromium-headless-shell");
  if (!existsSync(path)) return undefined;
  return { path, env: { LD_LIBRARY_PATH: libraryFoldersIn(folder).join(":") } };
}
