// What takes turns, since no run has the time for all of it: the number of commits chooses. The long suites of .ci/run
// (test/rotation.mjs), and here files of `npm test`, each of which keeps the machine busy for a minute.
import { execFileSync } from "node:child_process";
import { cloneFolder } from "./clone.mjs";

/**
 * Of each group a run of all tests has one file; the next commit has the next one. A file that is named on the command line
 * always runs: `npm test -- test/chaos/storm`. At full size all of chaos has its turns in test/rotation.mjs, too.
 */
export const rotatingFiles = [
  ["test/chaos/faults-first", "test/chaos/faults-second", "test/chaos/faults-third", "test/chaos/faults-fourth"],
  [
    "test/chaos/storm",
    "test/chaos/several-settlers",
    "test/chaos/networks",
    "test/chaos/bundles",
    "test/chaos/channels",
  ],
  ["test/payments/hostile-wallets-alone", "test/payments/hostile-wallets-in-bundles"],
  ["test/e2e/dashboard-money", "test/e2e/dashboard-channels", "test/e2e/dashboard-holds", "test/e2e/channels-ledger"],
].map((group) => group.map((name) => `${name}.test.ts`));

/** A tree without its history has the first turn. */
export function countCommits() {
  try {
    return Number(execFileSync("git", ["rev-list", "--count", "HEAD"], { cwd: cloneFolder, encoding: "utf8" }));
  } catch {
    return 0;
  }
}

/** Several commits of one push move on by as many: what is left out comes with the next push or the one after. */
export const ofTurn = (group, commits) => group[commits % group.length];

/** The files that a run of all tests leaves out after so many commits. */
export const leftOut = (commits) =>
  rotatingFiles.flatMap((group) => group.filter((file) => file !== ofTurn(group, commits)));
