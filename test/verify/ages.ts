import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type History, openHistory } from "./history";
import { readMeasured, readParts, type Table } from "./tables";

/** Product commits after which a table says too little about the code of today. */
export const mostCommits = 150;

export interface Age extends Table {
  /** Product commits since the table; null: unknown. */
  readonly commits: number | null;
}

const readers = { "verification.md": readParts, "performance.md": readMeasured };

/** Every table of the two pages with its age, the oldest first. */
export function agesIn(clone: string, history: History = openHistory(clone)): readonly Age[] {
  return Object.entries(readers)
    .flatMap(([page, read]) => {
      const file = join(clone, "docs", page);
      return existsSync(file) ? read(page, readFileSync(file, "utf8")) : [];
    })
    .map((table) => ({ ...table, commits: table.since === null ? null : history.countSince(table.since) }))
    .sort((a, b) => (b.commits ?? Number.POSITIVE_INFINITY) - (a.commits ?? Number.POSITIVE_INFINITY) || 0);
}

export const isStale = ({ commits, flaw }: Age): boolean => flaw !== null || commits === null || commits > mostCommits;

/** `verification.md chaos: 354 product commits since abe5aaf44f69`. */
export function ageInWords({ page, title, since, commits, flaw }: Age): string {
  const flawed = flaw === null ? "" : ` (${flaw})`;
  if (since === null) return `${page} ${title}: no result${flawed}`;
  const measured = "commit" in since ? since.commit : since.day;
  const age = commits === null ? "not in the history of this clone:" : `${commits} product commits since`;
  return `${page} ${title}: ${age} ${measured}${flawed}`;
}
