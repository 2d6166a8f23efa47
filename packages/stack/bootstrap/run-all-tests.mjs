// Every test in one run of Jest, in the order of test/order-of-tests.cjs.
import { readFileSync, rmSync } from "node:fs";
import { join, relative } from "node:path";
import { cloneFolder } from "./clone.mjs";
import { describeTimes } from "./report-times.mjs";
import { countCommits, leftOut, ofTurn, rotatingFiles } from "./rotating-files.mjs";
import { runJest } from "./run-jest.mjs";

const projects = ["unit", "architecture", "integration", "e2e", "payments", "chaos"];
/** As in jest.config.js: what the command line ignores takes the place of it. */
const ignored = ["/node_modules/", "/dist/"];
/** More failures than this are not caused by a busy machine. */
const mostReRuns = 5;

/** The bar for the whole run on a quiet machine of two cores. A busy one misses it, so it is printed and fails nothing. */
const barMs = 10 * 60_000;

const outputFile = join(cloneFolder, ".lunas", "test-results.json");

/**
 * Runs all projects with so many workers, but of what takes turns the files of this commit; returns an exit code, 0 when
 * every file has passed. Throws when Jest failed but no file did. `which`: `turn`; `all`, which leaves nothing out; or `rest`, the
 * files that the run of this commit leaves out.
 */
export async function runAll(workers, jest = runJest, { commits = countCommits(), which = "turn" } = {}) {
  const startedAtMs = performance.now();
  const timed = [];
  const failuresOf = async (args) => {
    rmSync(outputFile, { force: true });
    // The reporter test/end-by-itself.cjs ends a run that a test holds open. .ci/run looks for leftover processes.
    const code = await jest([...args, "--json", `--outputFile=${outputFile}`]);
    if (code > 128) process.exit(code);
    const testResults = readResults(code);
    timed.push(...testResults);
    return code === 0 ? [] : failuresIn(testResults, code);
  };
  const paths = which === "rest" ? leftOut(commits) : [];
  const others = ["--testPathIgnorePatterns", ...ignored, ...(which === "turn" ? leftOut(commits) : [])];
  const failed = await failuresOf([...workers, ...paths, "--selectProjects", ...projects, ...others]);
  for (const line of describeTimes(timed)) console.log(line);
  if (which === "turn")
    console.log(`By turns: ${rotatingFiles.map((group) => ofTurn(group, commits)).join(", ")} with commit ${commits}.`);
  const tookMs = performance.now() - startedAtMs;
  if (which === "turn" && tookMs > barMs)
    console.log(`The whole run took ${Math.round(tookMs / 1_000)} s; the bar is ${barMs / 1_000} s.`);
  if (failed.length === 0) return 0;
  if (failed.length > mostReRuns) return report(`${failed.length} test files failed`, failed, 1);
  // A test with ten processes on two cores may exceed a time limit that it never exceeds alone. A test that fails twice
  // is broken.
  report("failed, and run once more, alone", failed, 0);
  const broken = await failuresOf(["--runInBand", "--runTestsByPath", ...failed]);
  if (broken.length > 0) return report("failed twice", broken, 1);
  return report("UNSTEADY: failed beside others and passed alone; every test has passed", failed, 0);
}

/** Jest writes no file when it fails before the tests. */
function readResults(code) {
  try {
    return JSON.parse(readFileSync(outputFile, "utf8")).testResults;
  } catch (error) {
    throw new Error(`the tests ended with exit code ${code} and without results`, { cause: error });
  }
}

function failuresIn(testResults, code) {
  const failed = testResults.filter(({ status }) => status === "failed");
  if (failed.length === 0) throw new Error(`the tests ended with exit code ${code}, and none of them failed`);
  return failed.map(({ name }) => relative(cloneFolder, name));
}

function report(what, files, code) {
  console.log(`\n${what}:\n${files.map((file) => `  ${file}`).join("\n")}\n`);
  return code;
}
