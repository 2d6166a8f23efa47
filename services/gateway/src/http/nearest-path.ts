import { distance } from "@lunas/protocol/wire/check-names";

export interface KnownPath {
  readonly method: string;
  /** `/payments/:id`: a part that starts with a colon stands for any text. */
  readonly path: string;
}

/** The number of letters that may be wrong in a path that is suggested. */
const mostWrong = 3;
/** A longer path is no typo. The limit bounds the work for a stranger's request. */
const longestPath = 80;

/** The path that was probably meant; with the same method where several are equally near. */
export function nearestPath(known: readonly KnownPath[], given: KnownPath): KnownPath | undefined {
  if (given.path.length > longestPath) return undefined;
  const parts = partsOf(given.path);
  const rated = known.map((each) => ({ each, wrong: wrongLetters(parts, partsOf(each.path)) }));
  const [nearest] = rated
    .filter(({ wrong }) => wrong <= mostWrong)
    .sort((left, right) => left.wrong - right.wrong || otherMethod(left.each, given) - otherMethod(right.each, given));
  return nearest?.each;
}

/** In lower case, without the version or the `api` that other services put first. */
function partsOf(path: string): readonly string[] {
  const parts = path
    .toLowerCase()
    .split("/")
    .filter((part) => part !== "");
  const first = parts.findIndex((part) => !/^(?:api|v[0-9]+)$/.test(part));
  return first <= 0 ? parts : parts.slice(first);
}

function wrongLetters(given: readonly string[], known: readonly string[]): number {
  if (given.length !== known.length || known.length === 0) return Number.POSITIVE_INFINITY;
  return known.reduce((sum, part, at) => sum + wrongIn(given[at] ?? "", part), 0);
}

/** More than half of a part's letters wrong: another word. */
function wrongIn(given: string, known: string): number {
  if (known.startsWith(":")) return 0;
  const wrong = distance(given, known);
  return wrong * 2 > known.length ? Number.POSITIVE_INFINITY : wrong;
}

const otherMethod = (known: KnownPath, given: KnownPath) => Number(known.method !== given.method);
