import { posix } from "node:path";
import { FORBIDDEN_WORDS } from "./words";

/** Every forbidden word of a file, with its place. */
export function checkWords(path: string, text: string): string[] {
  const rules = FORBIDDEN_WORDS.filter(({ except }) => !except?.test(path));
  return text.split("\n").flatMap((line, at) =>
    rules.flatMap(({ what, pattern }) => {
      const found = pattern.exec(line)?.[0];
      return found ? [`${path}:${at + 1} names ${what}: ${found.trim()}`] : [];
    }),
  );
}

const PAGE = /(?<![\w@*/.-])(?:\.{1,2}\/)*[\w-]+(?:\/[\w.-]+)*\.md\b/g;

/** Every page of documentation that is named and does not exist: a reader must be able to follow what is said. */
export function checkPages(path: string, text: string, files: ReadonlySet<string>): string[] {
  return [...text.matchAll(PAGE)]
    .map(([page]) => page)
    .filter(
      (page) =>
        !files.has(posix.join(posix.dirname(path), page)) &&
        !files.has(posix.normalize(page)) &&
        !isBareName(page, files),
    )
    .map((page) => `${path} names ${page}, which does not exist`);
}

/** A page spoken of by its name alone, as if there were one of that name only. */
function isBareName(page: string, files: ReadonlySet<string>): boolean {
  return !page.includes("/") && [...files].some((file) => posix.basename(file) === page);
}
