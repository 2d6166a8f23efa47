// `npm run release -- 1.2.3` makes a version of this clone: the version of every package and of the chart, CHANGELOG.md, the changelogs of
// the libraries, one commit, one tag. It pushes nothing. `npm run release -- --check` only says what stands in the way.
import { execFileSync, spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { isEmpty, problemsOf, releasedIn } from "./changelog.mjs";

const clone = join(dirname(fileURLToPath(import.meta.url)), "..", "..");
const git = (...args) => execFileSync("git", args, { cwd: clone, encoding: "utf8" }).trim();
const read = (path) => readFileSync(join(clone, path), "utf8");
const write = (path, text) => writeFileSync(join(clone, path), text);

const [version] = process.argv.slice(2);
const isCheck = version === "--check";
const current = JSON.parse(read("package.json")).version;
const problems = [...problemsOf(read("CHANGELOG.md")), ...(isCheck ? [] : problemsOfRelease())];
if (problems.length > 0) {
  for (const problem of problems) console.error(problem);
  process.exit(1);
}
if (isCheck) check();
else release();

/** Stale tables stop no change, only the version: they are run anew right before it. */
function check() {
  const stale = staleTables();
  for (const table of stale) console.log(table);
  const before = stale.length === 0 ? "nothing stands" : `only ${stale.length} stale tables stand`;
  console.log(`${before} in the way of a version after ${current}`);
}

function problemsOfRelease() {
  if (!/^\d+\.\d+\.\d+$/.test(version ?? "")) return ["Name the version: npm run release -- 1.2.3"];
  return [
    ...(isAfter(version, current) ? [] : [`${version} does not come after ${current}, the version of package.json`]),
    ...(isEmpty(read("CHANGELOG.md")) ? ['Nothing stands under "Unreleased" of CHANGELOG.md'] : []),
    ...(git("status", "--porcelain") === "" ? [] : ["The clone has changes that are not committed"]),
    ...(git("tag", "--list", `v${version}`) === "" ? [] : [`The tag v${version} exists`]),
    ...staleTables(),
  ];
}

/** Tables of docs/verification.md and docs/performance.md that say too little about this commit: one line each. */
function staleTables() {
  const run = ["-r", join(clone, "test", "harness", "run-typescript.cjs"), join(clone, "test", "verify", "stale.ts")];
  const { stdout, stderr } = spawnSync(process.execPath, run, { cwd: clone, encoding: "utf8" });
  if (!/ tables are stale/.test(stdout)) return [`The ages of the tables are unknown: ${stderr.trim()}`];
  return stdout.split("\n").filter((line) => line.startsWith("stale "));
}

function isAfter(one, other) {
  const [a, b] = [one, other].map((each) => each.split(".").map(Number));
  const at = a.findIndex((part, index) => part !== b[index]);
  return at >= 0 && a[at] > b[at];
}

function release() {
  // The changelogs of the libraries come from the files in .changeset; the versions that it chooses are replaced below.
  execFileSync(process.execPath, [join(clone, "node_modules", "@changesets", "cli", "bin.js"), "version"], {
    cwd: clone,
    stdio: ["ignore", "ignore", "inherit"],
  });
  const chosen = JSON.parse(read("packages/server-sdk/package.json")).version;
  const manifests = git("ls-files", "package.json", "packages/*/package.json", "services/*/package.json").split("\n");
  for (const path of manifests) write(path, read(path).replace(/^( {2}"version": )"[^"]*"/m, `$1"${version}"`));
  for (const path of git("ls-files", "--cached", "--others", "--exclude-standard", "packages/*/CHANGELOG.md").split(
    "\n",
  )) {
    if (path !== "") write(path, read(path).replace(`## ${chosen}\n`, `## ${version}\n`));
  }
  const chart = "infra/helm/lunas/Chart.yaml";
  const versions = read(chart).replace(/^version: .*$/m, `version: ${version}`);
  write(chart, versions.replace(/^appVersion: .*$/m, `appVersion: "${version}"`));
  const server = "packages/mcp/src/create-server.ts";
  write(server, read(server).replace(/^const VERSION = .*$/m, `const VERSION = "${version}";`));
  const own = "packages/runtime/src/version.ts";
  write(own, read(own).replace(/^export const version = .*$/m, `export const version = "${version}";`));
  const dockerfile = "infra/docker/Dockerfile";
  write(dockerfile, read(dockerfile).replace(/ VERSION=\S+ /, ` VERSION=${version} `));
  const date = new Date().toISOString().slice(0, 10);
  write("CHANGELOG.md", releasedIn(read("CHANGELOG.md"), { version, date }));
  git("add", "--all");
  git("commit", "--quiet", "--message", `chore: release ${version}`);
  git("tag", "--annotate", `v${version}`, "--message", `Lunas ${version}`);
  console.log(`Lunas ${version}: one commit, tag v${version}. Next: git push --follow-tags`);
}
