// The workspace's packages, and which of them a package needs.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { cloneFolder } from "./clone.mjs";

/** The folder of every package in the workspace but the root. */
export function workspaceFolders() {
  const groups = ["packages", "services", "examples"].map((group) => join(cloneFolder, group)).filter(existsSync);
  return groups
    .flatMap((group) => readdirSync(group).map((name) => join(group, name)))
    .concat(join(cloneFolder, "packages", "stack", "bootstrap"));
}

/** What a folder's package.json says; null where there is none. */
export function manifestOf(folder) {
  const file = join(folder, "package.json");
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : null;
}

/** The folders of the named packages and of all packages of the workspace that they depend on. */
export function closureOf(names) {
  const known = new Map(workspaceFolders().map((folder) => [manifestOf(folder)?.name, folder]));
  const found = new Set();
  const add = (name) => {
    const folder = known.get(name);
    if (folder === undefined || found.has(folder)) return;
    found.add(folder);
    for (const dependency of Object.keys(manifestOf(folder).dependencies ?? {})) add(dependency);
  };
  for (const name of names) add(name);
  return [...found];
}
