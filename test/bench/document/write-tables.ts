import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { BenchResult } from "../result";
import { barsOf } from "./bars";
import { csvOf, figuresOf, listsOf, memoryOf } from "./figures";
import { profileOf } from "./profile";
import { realisticOf } from "./realistic";

const page = join(__dirname, "..", "..", "..", "docs", "performance.md");

/** Writes the measured tables between the page's marks. A table without new figures stays. Returns the page's path. */
export function writeTables(result: BenchResult, file = page): string {
  const { realistic, lists, csv, memory, profile } = result;
  const sections: Readonly<Record<string, string | null>> = {
    realistic: realistic ? realisticOf(realistic) : null,
    figures: figuresOf(result),
    lists: lists && listsOf(lists),
    csv: csv ? csvOf(csv) : null,
    memory: memory && memoryOf(memory),
    profile: profile ? profileOf(profile) : null,
    bars: barsOf(result),
  };
  const written = Object.entries(sections).reduce(
    (text, [name, section]) => (section === null ? text : put(text, name, section)),
    readFileSync(file, "utf8"),
  );
  writeFileSync(file, written);
  return file;
}

export function put(text: string, name: string, section: string): string {
  const marks = { from: `<!-- measured: ${name} -->`, to: `<!-- end of ${name} -->` };
  const from = text.indexOf(marks.from);
  const to = text.indexOf(marks.to);
  if (from === -1 || to < from) throw new Error(`the page has no place for ${name}`);
  return `${text.slice(0, from)}${marks.from}\n\n${section}\n\n${text.slice(to)}`;
}
