import { join } from "node:path";
import { ageInWords, agesIn, isStale, mostCommits } from "./ages";

/** Prints every table with its age, and which of them are stale. Returns whether none is. */
export function printStale(clone: string): boolean {
  const ages = agesIn(clone);
  const stale = ages.filter(isStale);
  for (const age of ages) console.log(`${isStale(age) ? "stale" : "fresh"}  ${ageInWords(age)}`);
  console.log(
    `${stale.length} of ${ages.length} tables are stale: older than ${mostCommits} product commits, or without a good result`,
  );
  return stale.length === 0;
}

if (require.main === module) process.exitCode = printStale(join(__dirname, "..", "..")) ? 0 : 1;
