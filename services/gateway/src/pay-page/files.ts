import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { builtFolder } from "../dashboard/read-files";

/** A file of the page, with the hash that the browser compares. */
export interface PageFile {
  readonly path: string;
  readonly integrity: string;
}

export interface PayPageFiles {
  readonly script: PageFile;
  readonly style: PageFile;
}

interface Manifest {
  readonly [entry: string]: { readonly file: string; readonly css?: readonly string[] } | undefined;
}

/** The built script and style sheet of the page, or null where they were not built. */
export function readPayPageFiles(folder: string = builtFolder): PayPageFiles | null {
  const manifest = join(folder, "pay-page.json");
  if (!existsSync(manifest)) return null;
  const entry = (JSON.parse(readFileSync(manifest, "utf8")) as Manifest)["src/pay-page/main.ts"];
  const [style] = entry?.css ?? [];
  if (entry === undefined || style === undefined) return null;
  return { script: fileOf(folder, entry.file), style: fileOf(folder, style) };
}

function fileOf(folder: string, name: string): PageFile {
  const hash = createHash("sha384")
    .update(readFileSync(join(folder, name)))
    .digest("base64");
  return { path: `/dashboard/${name}`, integrity: `sha384-${hash}` };
}
