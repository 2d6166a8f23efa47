import { execFileSync } from "node:child_process";

/** What ships, as git's pathspecs: a commit of tests, their harness or documents makes no other product. */
export const product: readonly string[] = [
  ...["packages", "services", "prisma", "pnpm-lock.yaml", ":!packages/stack", ":!packages/testkit"],
  ...[":!packages/simulation", ":(exclude,glob)**/*.test.ts", ":(exclude,glob)**/*.test.tsx", ":(exclude,glob)**/*.md"],
];

/** Questions to a clone's history. A count is null where the clone does not have that part of it. */
export interface History {
  readonly lastCommit: () => string;
  readonly countSince: (since: { readonly commit: string } | { readonly day: string }) => number | null;
}

export function openHistory(clone: string): History {
  const git = (...args: readonly string[]) =>
    execFileSync("git", args, { cwd: clone, encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] }).trim();
  const isKnown = (commit: string) => {
    try {
      git("merge-base", "--is-ancestor", commit, "HEAD");
      return true;
    } catch {
      return false;
    }
  };
  // Those that a merge brings count one by one, and the merge itself does not.
  const count = (...range: readonly string[]) =>
    Number(git("rev-list", "--count", "--no-merges", ...range, "--", ...product));
  const isWholeSince = (date: string) =>
    git("rev-parse", "--is-shallow-repository") === "false" || git("rev-list", "-1", `--before=${date}`, "HEAD") !== "";
  return {
    lastCommit: () => git("log", "-1", "--format=%h", "--abbrev=12", "--", ...product),
    countSince: (since) => {
      if ("commit" in since) return isKnown(since.commit) ? count(`${since.commit}..HEAD`) : null;
      // A day is measured at its end: what was committed on that day may be older than the table.
      const end = `${since.day}T23:59:59Z`;
      return isWholeSince(end) ? count(`--since-as-filter=${end}`, "HEAD") : null;
    },
  };
}
