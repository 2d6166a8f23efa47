// What takes turns, since no run has the time for all of it: the number of commits chooses. The long suites of .ci/run
// (test/rotation.mjs), and here files of `npm test`, each of which keeps the machine busy for a minute.
import { execFileSync } from "node:child_process";
import { cloneFolder } from "./clone.mjs";

/**
 * Of each group a run of all tests has one file; the next commit has the next one. The files of a group tell like stories, so that
 * each run has one of each kind, and a file comes again within as many commits as its group has files. A file that is named on the
 * command line always runs: `npm test -- test/chaos/storm`. `npm test -- --all` leaves nothing out; what a commit's run leaves out
 * has its turn in test/rotation.mjs, too. At full size all of chaos has its turns there.
 */
export const rotatingFiles = [
  ["chaos/faults-first", "chaos/faults-second", "chaos/faults-third", "chaos/faults-fourth"],
  ["chaos/storm", "chaos/several-settlers", "chaos/networks", "chaos/bundles", "chaos/channels"],
  [
    "payments/hostile-wallets-alone",
    "payments/order",
    "payments/bundles",
    "payments/hostile-wallets-in-bundles",
    "payments/failed-with-proof",
    "payments/gas-budgets",
  ],
  ["payments/refunds", "payments/refund-sponsoring", "payments/refund-outages", "payments/refund-changes"],
  ["payments/idempotency", "payments/once-only", "payments/mutations"],
  ["payments/foreign-settlement", "payments/payers", "payments/settlement-pending", "payments/like-payments"],
  ["payments/preconfirmed", "payments/at-depth", "payments/chains-apart", "payments/overdraft"],
  ["payments/hold-outages", "payments/hold-changes"],
  ["e2e/dashboard", "e2e/dashboard-money", "e2e/dashboard-channels", "e2e/dashboard-holds", "e2e/channels-ledger"],
  ["e2e/pages", "e2e/dashboard-states", "e2e/dashboard-themes"],
  ["e2e/payment-link-page", "e2e/first-day", "e2e/operators"],
  [
    "e2e/operators-console",
    "e2e/paywall-states",
    "e2e/sign-in-link",
    "e2e/paywall-test-wallet",
    "e2e/hosted-sandbox",
    "e2e/paywall-channel",
  ],
  ["e2e/command-line", "e2e/mcp", "e2e/sdk-examples", "e2e/frameworks"],
  ["e2e/channels-claims", "e2e/channels-deposits", "e2e/x402-channels"],
  ["e2e/x402-held", "e2e/x402-stock"],
  ["e2e/what-a-merchant-sees", "e2e/one-purchase", "e2e/one-purchase-mcp"],
  ["e2e/fork", "e2e/without-redis", "e2e/without-sandbox"],
  ["e2e/fuzz", "e2e/secrets-in-logs", "e2e/traces"],
  ["e2e/going-live", "e2e/timeline"],
  ["integration/attacks-web", "integration/attacks-ops", "integration/attacks-web-access"],
  [
    "integration/database-contracts",
    "integration/service-checks",
    "integration/database-baseline",
    "integration/half-open",
  ],
].map((group) => group.map((name) => `test/${name}.test.ts`));

/**
 * What chooses the turn: the number of the run where a server counts its runs, else of the commits. A tree without its history has the first
 * turn.
 */
export function countCommits() {
  const run = Number(process.env.GITHUB_RUN_NUMBER);
  if (run > 0) return run;
  try {
    return Number(execFileSync("git", ["rev-list", "--count", "HEAD"], { cwd: cloneFolder, encoding: "utf8" }));
  } catch {
    return 0;
  }
}

/** Several commits at once move on by as many. */
export const ofTurn = (group, commits) => group[commits % group.length];

/** The files that a run of all tests leaves out after so many commits. */
export const leftOut = (commits) =>
  rotatingFiles.flatMap((group) => group.filter((file) => file !== ofTurn(group, commits)));
