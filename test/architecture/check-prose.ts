import { posix } from "node:path";

/** A word that the prose of a page may not use. In code and in the targets of links it is allowed. */
export interface PrivateWord {
  readonly word: string;
  readonly pattern: RegExp;
}

/** Words that the project once used for a thing that the field has its own word for. */
export const PRIVATE_WORDS: readonly PrivateWord[] = [
  { word: "bell", pattern: /\b(?:door)?bells?\b/i },
  { word: "asker", pattern: /\baskers?\b/i },
  { word: "intake", pattern: /\bintakes?\b/i },
  { word: "stranger", pattern: /\bstrangers?\b/i },
  { word: "filler", pattern: /\bfillers?\b/i },
  { word: "fate", pattern: /\bfates?\b/i },
  { word: "rehearsal", pattern: /\brehears\w+/i },
  { word: "purse", pattern: /\bpurses?\b/i },
  { word: "wish", pattern: /\bwish(?:es)?\b/i },
  { word: "hang-ups", pattern: /\bhang-?ups?\b/i },
  { word: "desk", pattern: /\bdesks?\b/i },
  { word: "teller", pattern: /\btellers?\b/i },
  { word: "whoever", pattern: /\bwhoever\b/i },
  { word: "Step N", pattern: /\bstep \d/i },
];

/** The prose of a page: without code, without the targets of links, with the same number of lines. */
export function readProse(text: string): string {
  const keepLines = (part: string) => part.replace(/[^\n]/g, "");
  return text
    .replace(/```[\s\S]*?```/g, keepLines)
    .replace(/`[^`\n]*`/g, "")
    .replace(/\]\([^)\n]*\)/g, "]");
}

/** Every private word in the prose of a page, with its line. */
export function checkProse(path: string, text: string): string[] {
  return readProse(text)
    .split("\n")
    .flatMap((line, at) =>
      PRIVATE_WORDS.flatMap(({ word, pattern }) =>
        pattern.test(line) ? [`${path}:${at + 1} says "${word}": ${line.trim()}`] : [],
      ),
    );
}

const ENDINGS = /\.(?:ts|tsx|mjs|cjs|md|ya?ml|sql|acl|prisma|sol|sh)$/;
const NAME = /^[\w.@-]+(?:\/[\w.-]+)*\/?$/;

/** Every path in backticks that leads nowhere. `files` are the tracked files. */
export function checkPaths(page: string, text: string, files: ReadonlySet<string>): string[] {
  const topFolders = new Set([...files].filter((file) => file.includes("/")).map((file) => file.split("/")[0]));
  const isPath = (word: string) =>
    NAME.test(word) && (ENDINGS.test(word) || (word.includes("/") && topFolders.has(word.split("/")[0])));
  const spans = [...text.replace(/```[\s\S]*?```/g, "").matchAll(/`([^`\n]+)`/g)].map(([, span = ""]) => span);
  return spans
    .flatMap((span) => span.split(/[\s=,;]+/))
    .filter(isPath)
    .filter((path) => !existsInTree(path, page, files))
    .map((path) => `${page} names \`${path}\`, which does not exist`);
}

/** A path from the root, from the page's folder, or the end of one path. A compiled file counts as its source. */
function existsInTree(path: string, page: string, files: ReadonlySet<string>): boolean {
  const source = path.replace(/\/$/, "").replace(/\/dist\/(.+)\.js$/, "/src/$1.ts");
  const places = [posix.normalize(source), posix.join(posix.dirname(page), source)];
  return [...files].some(
    (file) =>
      places.some((place) => file === place || file.startsWith(`${place}/`)) ||
      `/${file}`.includes(`/${source}/`) ||
      `/${file}`.endsWith(`/${source}`),
  );
}
