import { posix } from "node:path";
import { anchorsOf, codeOf, headingLevelsOf, linksOf, namesOf } from "./markdown";

/** The text of a page by its path from the root, or undefined. */
export type ReadPage = (path: string) => string | undefined;

/** The folder of the Indonesian pages; each has the name of its English page in `docs/`. */
export const TRANSLATIONS = "docs/id";

/** What a page must have in common with its page in the other language, in a form that can be compared. */
export function skeletonOf(path: string, read: ReadPage) {
  const text = read(path) ?? "";
  return {
    code: codeOf(text),
    names: [...new Set(namesOf(text))].sort(),
    headings: headingLevelsOf(text),
    /** Word order differs between languages, so the order of the links within a page does not count. */
    links: linksOf(text)
      .map((target) => targetOf(target, { path, read }))
      .sort(),
  };
}

/**
 * Where a link leads, the same for both languages: the English page's path, and the place of the heading in the page,
 * because a translated heading has another address.
 */
function targetOf(target: string, { path, read }: { readonly path: string; readonly read: ReadPage }): string {
  if (/^https?:/.test(target)) return target;
  const [file = "", anchor] = target.split("#");
  const found = file === "" ? path : posix.join(posix.dirname(path), file);
  const english = found.replace(`${TRANSLATIONS}/`, "docs/");
  if (anchor === undefined) return english;
  return `${english}#${anchorsOf(read(found) ?? "").indexOf(anchor)}`;
}

/** The links of an Indonesian page to English pages that have an Indonesian page. */
export function englishLinksOf(path: string, read: ReadPage): string[] {
  return linksOf(read(path) ?? "")
    .filter((target) => !/^(?:https?:|#)/.test(target))
    .filter((target) => {
      const found = posix.join(posix.dirname(path), target.split("#")[0] ?? "");
      return posix.dirname(found) === "docs" && read(found.replace(/^docs\//, `${TRANSLATIONS}/`)) !== undefined;
    });
}
