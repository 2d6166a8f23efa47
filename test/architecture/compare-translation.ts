import { posix } from "node:path";
import { anchorsOf, codeOf, headingLevelsOf, linksOf, namesOf } from "./markdown";

/** The text of a page by its path from the root, or undefined. */
export type ReadPage = (path: string) => string | undefined;

/** The Indonesian pages: `README.id.md`, and `docs/id` with the names of the English pages in `docs`. */
export const isTranslation = (path: string): boolean => /^(?:docs\/id\/|README\.id\.md$)/.test(path);

/** The English page of a page: itself, when it is English. */
export const englishOf = (path: string): string =>
  path.replace(/^docs\/id\//, "docs/").replace(/^README\.id\./, "README.");

const indonesianOf = (path: string): string =>
  path === "README.md" ? "README.id.md" : path.replace(/^docs\//, "docs/id/");

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
  const english = englishOf(found);
  if (anchor === undefined) return english;
  return `${english}#${anchorsOf(read(found) ?? "").indexOf(anchor)}`;
}

/** The links of an Indonesian page to English pages that have an Indonesian page, without the one to its own English page. */
export function englishLinksOf(path: string, read: ReadPage): string[] {
  return linksOf(read(path) ?? "")
    .filter((target) => !/^(?:https?:|#)/.test(target))
    .filter((target) => {
      const found = posix.join(posix.dirname(path), target.split("#")[0] ?? "");
      if (isTranslation(found) || found === englishOf(path)) return false;
      return indonesianOf(found) !== found && read(indonesianOf(found)) !== undefined;
    });
}
