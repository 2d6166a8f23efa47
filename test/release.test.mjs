// A release, made in a copy of this repository: `node --test test/release.test.mjs`
import assert from "node:assert/strict";
import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { after, before, test } from "node:test";
import { fileURLToPath } from "node:url";

const root = join(dirname(fileURLToPath(import.meta.url)), "..");
const folder = mkdtempSync(join(tmpdir(), "lunas-release-"));
const clone = join(folder, "clone");
const git = (...args) => execFileSync("git", args, { cwd: clone, encoding: "utf8" }).trim();
const read = (path) => readFileSync(join(clone, path), "utf8");
const change = (path, from, to) => writeFileSync(join(clone, path), read(path).replace(from, to));

function release(...args) {
  return spawnSync(process.execPath, [join(clone, "infra", "release", "release.mjs"), ...args], { encoding: "utf8" });
}

before(() => {
  execFileSync("git", ["clone", "--quiet", "--depth", "1", `file://${root}`, clone]);
  git("config", "user.email", "release@lunas.example");
  git("config", "user.name", "Release");
  git("config", "commit.gpgsign", "false");
  symlinkSync(join(root, "node_modules"), join(clone, "node_modules"));
  writeFileSync(join(clone, ".git", "info", "exclude"), "node_modules\n");
  change("CHANGELOG.md", "### For operators\n\nNothing.", "### For operators\n\n- A change.");
  // As after a whole verify:full and bench: each table is of this commit, and of this day.
  change("docs/verification.md", /^Commit [^,]+(, with changes)?,/gm, `Commit ${git("rev-parse", "HEAD")},`);
  change("docs/verification.md", /: \*\*(?!passed).+\*\* in /g, ": **passed** in ");
  const result = `\`npm run verify\`: **passed** in 1 min\n\nCommit ${git("rev-parse", "HEAD")},`;
  change("docs/verification.md", /^Not run yet\.$/gm, `${result} begun 2026-01-01T00:00 UTC.`);
  change("docs/performance.md", /\b20\d\d-\d\d-\d\d\b/g, new Date().toISOString().slice(0, 10));
  git("commit", "--quiet", "--allow-empty", "--all", "--message", "docs: a change");
});
after(() => rmSync(folder, { recursive: true, force: true }));

test("CHANGELOG.md has the form that a release needs", () => {
  const { status, stderr } = release("--check");
  assert.equal(status, 0, stderr);
});

test("what stands in the way is told, and nothing is changed", () => {
  const head = git("rev-parse", "HEAD");
  for (const [version, said] of [
    [undefined, "Name the version"],
    ["1.0", "Name the version"],
    ["0.0.9", "does not come after"],
    ["0.1.0", "does not come after"],
  ]) {
    const { status, stderr } = release(...(version === undefined ? [] : [version]));
    assert.equal(status, 1);
    assert.match(stderr, new RegExp(said));
  }
  change("README.md", "# Lunas", "# Lunas!");
  assert.match(release("9.9.9").stderr, /not committed/);
  git("checkout", "README.md");
  change("docs/verification.md", /^Commit \w+/m, "Commit 0123456789ab");
  assert.match(release("9.9.9").stderr, /stale {2}verification\.md chaos: not in the history of this clone/);
  assert.match(release("--check").stdout, /only 1 stale tables stand in the way/);
  git("checkout", "docs/verification.md");
  change("CHANGELOG.md", "### Operators must\n", "### Operators should\n");
  assert.match(release("--check").stderr, /has no "### Operators must"/);
  git("checkout", "CHANGELOG.md");
  assert.equal(git("rev-parse", "HEAD"), head);
  assert.equal(git("status", "--porcelain"), "");
});

test("a release gives each package, the chart, the changelogs and the tag one version", () => {
  const { status, stdout, stderr } = release("9.9.9");
  assert.equal(status, 0, stderr);
  assert.match(stdout, /Lunas 9\.9\.9: one commit, tag v9\.9\.9/);
  assert.equal(git("status", "--porcelain"), "");
  assert.equal(git("describe"), "v9.9.9");
  for (const path of git("ls-files", "package.json", "packages/*/package.json", "services/*/package.json").split("\n"))
    assert.equal(JSON.parse(read(path)).version, "9.9.9", path);
  assert.match(read("infra/helm/lunas/Chart.yaml"), /^version: 9\.9\.9\nappVersion: "9\.9\.9"$/m);
  assert.match(read("packages/mcp/src/create-server.ts"), /^const VERSION = "9\.9\.9";$/m);
  assert.match(read("packages/runtime/src/version.ts"), /^export const version = "9\.9\.9";$/m);
  assert.match(read("infra/docker/Dockerfile"), / VERSION=9\.9\.9 /);
  assert.match(
    read("CHANGELOG.md"),
    /## Unreleased\n\n### Operators must\n\nNothing\.[\s\S]*\n## 9\.9\.9 \(\d{4}-\d\d-\d\d\)\n/,
  );
  assert.match(release("9.9.10").stderr, /Nothing stands under "Unreleased"/);
});
