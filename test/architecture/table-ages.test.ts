import { execFileSync, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { oldestVersion } from "../upgrade/unpack-version";
import { ageInWords, agesIn, isStale, mostCommits } from "../verify/ages";
import { openHistory } from "../verify/history";
import { readMeasured, readParts } from "../verify/tables";
import { readFile, root } from "./repository";

/** A clone with its history; a copy of the files, as the tests of recipes make one, has none. */
const isWhole = () =>
  spawnSync("git", ["merge-base", "--is-ancestor", oldestVersion.commit, "HEAD"], { cwd: root }).status === 0;

(isWhole() ? it : it.skip)(`no table is older than ${mostCommits} product commits`, () => {
  expect(agesIn(root).filter(isStale).map(ageInWords)).toEqual([]);
});

const section = (id: string, verdict: string, commit: string) =>
  `<!-- part: ${id} -->\n\n## T\n\n\`npm run ${id}\`: **${verdict}** in 1 min 1 s\n\nCommit ${commit}, begun 2026-01-02T03:04 UTC.\n`;

describe("the tables of the pages", () => {
  it("each part of docs/verification.md has a commit; a failure, changes and a missing result are flaws", () => {
    const text = `# V\n\n${section("a", "passed", "abcdef012345")}\n${section("b", "FAILED (exit code 1)", "abcdef012345, with changes")}\n<!-- part: c -->\n\n## C\n\nNot run yet.\n`;
    expect(readParts("v", text)).toEqual([
      { page: "v", title: "a", since: { commit: "abcdef012345" }, flaw: null },
      {
        ...{ page: "v", title: "b", since: { commit: "abcdef012345" } },
        flaw: "FAILED (exit code 1), with changes that no commit has",
      },
      { page: "v", title: "c", since: null, flaw: "not run yet" },
    ]);
  });

  it("docs/performance.md has marked tables and those that a person wrote, with a day; the others explain or compare", () => {
    const marked = "<!-- measured: lists -->\n\n2026-01-02, x.\n\n| a |\n| - |\n| 1 |\n\n<!-- end of lists -->";
    const text = `# P\n\n| Mode |\n| - |\n\n## Reading\n\n${marked}\n\nOf 2026-01-03:\n\n| Step | x |\n| - | - |\n\nOf 2026-01-04:\n\n<!-- comparison -->\n\n| before | now |\n| - | - |\n`;
    expect(readMeasured("p", text)).toEqual([
      { page: "p", title: "lists", since: { day: "2026-01-02" }, flaw: null },
      { page: "p", title: "Reading: Step", since: { day: "2026-01-03" }, flaw: null },
    ]);
  });

  it("are found in the pages of this repository", () => {
    const parts = readParts("v", readFile("docs/verification.md"));
    expect(parts.filter(({ since }) => since !== null).length).toBeGreaterThan(20);
    const measured = readMeasured("p", readFile("docs/performance.md")).map(({ title }) => title);
    expect(measured).toEqual(expect.arrayContaining(["realistic", "figures", "lists", "csv", "memory", "profile"]));
  });
});

describe("the age of a table, in a history made up for it", () => {
  const scratch = join(root, ".lunas");
  let clone = "";
  const git = (...args: readonly string[]) => execFileSync("git", args, { cwd: clone, encoding: "utf8" }).trim();
  /** A commit of one file; returns its hash. */
  const commit = (path: string, date = "2026-01-01T12:00:00Z") => {
    mkdirSync(join(clone, dirname(path)), { recursive: true });
    writeFileSync(join(clone, path), `${Math.random()}`);
    git("add", "--all");
    const env = { ...process.env, GIT_COMMITTER_DATE: date, GIT_AUTHOR_DATE: date };
    const author = ["-c", "user.name=A", "-c", "user.email=a@lunas.example", "-c", "commit.gpgsign=false"];
    execFileSync("git", [...author, "commit", "--quiet", "--message", path], { cwd: clone, env });
    return git("rev-parse", "--short=12", "HEAD");
  };

  beforeEach(() => {
    mkdirSync(scratch, { recursive: true });
    clone = mkdtempSync(join(scratch, "ages-"));
    git("init", "--quiet", "--initial-branch=main");
  });
  afterEach(() => rmSync(clone, { recursive: true, force: true }));

  it("is the number of commits that change the product, and of no others", () => {
    const measured = commit("packages/chain/src/send.ts");
    for (const path of ["docs/errors.md", "test/a.ts", "packages/chain/src/a.test.ts", "packages/stack/src/a.ts"])
      commit(path);
    for (const path of ["packages/client-sdk/README.md", "packages/testkit/src/a.ts", ".ci/run"]) commit(path);
    const history = openHistory(clone);
    expect(history.countSince({ commit: measured })).toBe(0);
    expect(history.lastCommit()).toBe(measured);
    for (const path of ["packages/chain/src/a.ts", "services/gateway/src/a.ts", "prisma/a.sql"]) commit(path);
    expect(history.countSince({ commit: measured })).toBe(3);
    expect(history.countSince({ commit: "0123456789ab" })).toBeNull();
  });

  it("counts what a merge brings one by one, without the merge", () => {
    const measured = commit("packages/a/a.ts");
    git("checkout", "--quiet", "-b", "other");
    commit("packages/a/b.ts");
    commit("packages/a/c.ts");
    git("checkout", "--quiet", "main");
    commit("packages/a/d.ts");
    const author = ["-c", "user.name=A", "-c", "user.email=a@lunas.example"];
    git(...author, "merge", "--quiet", "--no-ff", "--no-edit", "other");
    expect(openHistory(clone).countSince({ commit: measured })).toBe(3);
  });

  it("begins after the day that a table names", () => {
    commit("packages/a/a.ts", "2026-01-01T23:00:00Z");
    commit("packages/a/b.ts", "2026-01-02T01:00:00Z");
    commit("packages/a/c.ts", "2026-01-03T01:00:00Z");
    const ages = ["2025-12-31", "2026-01-01", "2026-01-02", "2026-01-03"];
    expect(ages.map((day) => openHistory(clone).countSince({ day }))).toEqual([3, 2, 1, 0]);
  });

  it("is unknown where the clone has too little of the history, and an unknown age is stale", () => {
    commit("packages/a/a.ts", "2026-01-01T12:00:00Z");
    const last = commit("packages/a/b.ts", "2026-01-05T12:00:00Z");
    git("clone", "--quiet", "--depth", "1", `file://${clone}`, "shallow");
    const history = openHistory(join(clone, "shallow"));
    expect(history.countSince({ day: "2026-01-02" })).toBeNull();
    expect(history.countSince({ day: "2026-01-05" })).toBe(0);
    expect(history.countSince({ commit: last })).toBe(0);
    const table = { page: "v", title: "a", since: { day: "2026-01-02" }, flaw: null };
    expect(isStale({ ...table, commits: null })).toBe(true);
  });

  it(`is stale from ${mostCommits + 1} commits on; flawed and missing results are stale at once`, () => {
    mkdirSync(join(clone, "docs"));
    const measured = commit("packages/a/a.ts");
    const sections = [
      section("good", "passed", measured),
      section("bad", "FAILED (exit code 1)", measured),
      "<!-- part: none -->\n",
    ];
    writeFileSync(join(clone, "docs", "verification.md"), sections.join("\n"));
    const aged = (commits: number) =>
      agesIn(clone, { lastCommit: () => "", countSince: () => commits })
        .filter(isStale)
        .map(ageInWords);
    const others = ["verification.md none: no result (not run yet)"];
    const bad = (commits: number) =>
      `verification.md bad: ${commits} product commits since ${measured} (FAILED (exit code 1))`;
    expect(aged(mostCommits)).toEqual([...others, bad(mostCommits)]);
    expect(aged(mostCommits + 1)).toEqual([
      ...others,
      `verification.md good: ${mostCommits + 1} product commits since ${measured}`,
      bad(mostCommits + 1),
    ]);
  });
});
