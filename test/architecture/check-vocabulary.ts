import { lineAt } from "./modules";
import { type Parsed, walk } from "./parse-sources";
import { EMPTY_TYPES, FINE, KEPT_NAMES, KEPT_OUT, NUMBERED_STEP } from "./vocabulary";

/** A name that has a word of the list, with its place. */
export interface OldWord {
  readonly name: string;
  readonly path: string;
  readonly line: number | null;
  readonly instead: string;
}

const IDENTIFIERS = ["Identifier", "PrivateIdentifier", "JSXIdentifier"];
const INSTEAD = new Map(KEPT_OUT.flatMap(({ words, instead }) => words.map((word) => [word, instead] as const)));
const MOST_WORDS = Math.max(...[...INSTEAD.keys()].map((words) => words.split(" ").length));

/** `askedAtMs`, `ASKED_AT` and `asked-at.ts` are the same words. */
export function wordsOf(name: string): readonly string[] {
  return name
    .replace(/([a-z0-9])([A-Z])/g, "$1 $2")
    .replace(/([A-Z])([A-Z][a-z])/g, "$1 $2")
    .replace(/([a-z])(\d)/gi, "$1 $2")
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean);
}

/** What to write instead of a name; null: it may stay. */
export function insteadOf(name: string): string | null {
  if (EMPTY_TYPES.includes(name)) return "the full noun";
  const words = wordsOf(name);
  for (let at = 0; at < words.length; at++) {
    if (FINE.includes(words.slice(at, at + 2).join(" "))) at++;
    for (let count = 1; count <= Math.min(MOST_WORDS, words.length - at); count++) {
      const part = words.slice(at, at + count).join(" ");
      const instead = NUMBERED_STEP.test(part) ? "the name of the check" : INSTEAD.get(part);
      if (instead !== undefined) return instead;
    }
  }
  return null;
}

/** Every identifier of a file that has a word of the list. */
export function oldWordsIn(path: string, { program }: Parsed, text: string): readonly OldWord[] {
  const found: OldWord[] = [];
  walk(program, (node) => {
    if (!IDENTIFIERS.includes(node.type) || typeof node.name !== "string") return;
    const instead = insteadOf(node.name);
    if (instead !== null) found.push({ name: node.name, path, line: lineAt(text, node.start), instead });
  });
  return found;
}

/** Every folder and file whose name has a word of the list. A migration that was released keeps its name. */
export function oldWordsOf(paths: readonly string[]): readonly OldWord[] {
  const parts = paths
    .filter((path) => !path.startsWith("prisma/migrations/"))
    .flatMap((path) => path.split("/").map((part, at, all) => ({ part, path: all.slice(0, at + 1).join("/") })));
  const known = new Map(parts.map(({ part, path }) => [path, part.replace(/\..*$/, "") || part]));
  return [...known].flatMap(([path, name]) => {
    const instead = insteadOf(name);
    return instead === null ? [] : [{ name, path, line: null, instead }];
  });
}

/** Those that no exception allows, and the exceptions that nothing needs. */
export function judgeOldWords(found: readonly OldWord[], kept = KEPT_NAMES): readonly string[] {
  const used = new Set<string>();
  const isKept = ({ name, path }: OldWord) => {
    const reason = kept.find(({ names, paths }) => names.includes(name) && (paths?.test(path) ?? true));
    if (reason !== undefined) used.add(`${kept.indexOf(reason)} ${name}`);
    return reason !== undefined;
  };
  const old = found.filter((each) => !isKept(each));
  const unused = kept.flatMap(({ names }, index) => names.filter((name) => !used.has(`${index} ${name}`)));
  return [
    ...old.map(
      ({ name, path, line, instead }) => `${path}${line === null ? "" : `:${line}`} ${name}: write ${instead}`,
    ),
    ...unused.map((name) => `${name} is kept by an exception that nothing needs`),
  ];
}
