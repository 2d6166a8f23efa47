import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Packed } from "../http/packed";
import type { Page } from "../http/page";
import { sitePolicy } from "./policy";

export type Language = "en" | "id";

export interface Site {
  /** The first page, by language. */
  readonly home: Readonly<Record<Language, Packed>>;
  /** The API reference, the documentation, and their files. */
  readonly pages: readonly Page[];
}

interface ManifestEntry {
  readonly path: string;
  readonly type: string;
  readonly file: string;
}

/** The output folder of `services/site`; the path is valid from the sources and from `dist`. */
const builtSite = join(__dirname, "..", "..", "..", "site", "dist", "web");

/** The built pages in memory, or null where they were not built. Nothing is read from disk for a request. */
export function readSite(folder: string = builtSite): Site | null {
  if (!existsSync(join(folder, "manifest.json"))) return null;
  const manifest = JSON.parse(readFileSync(join(folder, "manifest.json"), "utf8")) as readonly ManifestEntry[];
  const pages = manifest.map(({ path, type, file }) => pageOf(path, type, readPacked(join(folder, file))));
  const homeIn = (language: Language) => {
    const page = pages.find(({ path }) => path === `/home/${language}`);
    if (page?.packed === undefined) throw new Error(`${folder} has no first page in ${language}`);
    return page.packed;
  };
  return {
    home: { en: homeIn("en"), id: homeIn("id") },
    pages: pages.filter(({ path }) => !path.startsWith("/home/")),
  };
}

function pageOf(path: string, type: string, packed: Packed): Page {
  const policy = type === "html" || type === "svg" ? { contentSecurityPolicy: sitePolicy } : {};
  return { path, type: types[type] ?? type, body: packed.plain, packed, ...policy };
}

const types: Readonly<Record<string, string>> = { md: "text/markdown; charset=utf-8" };

function readPacked(path: string): Packed {
  return { plain: readFileSync(path), brotli: readFileSync(`${path}.br`), gzip: readFileSync(`${path}.gz`) };
}
