import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { codeOf } from "../architecture/markdown";

/** The Indonesian page has the code of the English one, so one run counts for both. Null where there is no such page. */
export function hasEqualCode(clone: string, page: string): boolean | null {
  const translated = join(clone, page.replace(/^docs\//, "docs/id/"));
  if (!existsSync(translated)) return null;
  const [english, indonesian] = [join(clone, page), translated].map((path) => codeOf(readFileSync(path, "utf8")));
  return JSON.stringify(english) === JSON.stringify(indonesian);
}
