import { stripVTControlCharacters } from "node:util";
import type { Part } from "./parts";

const mostLines = 120;
const tailOfFailure = 30;

/** What of a part's output goes into the document: its figures, and how it ended where it went wrong. Pure. */
export function pickFigures(output: string, { figures }: Pick<Part, "figures">, isGood: boolean): readonly string[] {
  const lines = stripVTControlCharacters(output)
    .split("\n")
    .map((line) => withoutPlaces(line).trimEnd());
  const picked = pick(lines, figures).slice(0, mostLines);
  if (isGood || picked.length > 0) return trimmed(picked);
  return trimmed(lines.slice(-tailOfFailure));
}

function pick(lines: readonly string[], figures: Part["figures"]): readonly string[] {
  if ("each" in figures) return lines.filter((line) => figures.each.test(line));
  const begin = lines.findIndex((line) => figures.from.test(line));
  return begin < 0 ? [] : lines.slice(begin);
}

/** The document is the same wherever it was written: no folders of the machine. */
const withoutPlaces = (line: string) => line.replace(/(?:file:\/\/)?(?<![\w.:/])\/(?:[\w.@+-]+\/)+/g, "…/");

function trimmed(lines: readonly string[]): readonly string[] {
  const last = lines.findLastIndex((line) => line !== "");
  return lines.slice(0, last + 1);
}
