import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { clone } from "./stack-starter";

const program = pathToFileURL(join(clone, "packages", "stack", "bootstrap", "run-all-tests.mjs")).href;

/** Runs all tests by a Jest of which each run fails in so many files; what it exits with, and says. */
function runAll(failuresByRun: readonly number[], exitCode = 1, which = "turn") {
  const script = `
    import { mkdirSync, writeFileSync } from "node:fs";
    import { dirname } from "node:path";
    import { runAll } from ${JSON.stringify(program)};
    const failures = ${JSON.stringify(failuresByRun)};
    const jest = async (args) => {
      console.log("jest " + args.filter((each) => !each.startsWith("--outputFile")).join(" "));
      const name = (index) => ({ name: process.cwd() + "/test/" + index + ".test.ts", status: "failed" });
      const testResults = Array.from({ length: failures.shift() }, (_, index) => name(index));
      const file = args.find((each) => each.startsWith("--outputFile=")).slice("--outputFile=".length);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, JSON.stringify({ testResults }));
      return testResults.length === 0 ? ${exitCode === 1 ? 0 : exitCode} : ${exitCode};
    };
    process.exit(await runAll(["--maxWorkers=2"], jest, { commits: 6, which: ${JSON.stringify(which)} }));`;
  const { status, stdout, stderr } = spawnSync(process.execPath, ["--input-type=module", "-e", script], {
    cwd: clone,
    encoding: "utf8",
  });
  return { status, stdout, stderr };
}

it("runs all projects at once: files that share a stack, other stories, those that break processes, short ones", () => {
  const { status, stdout } = runAll([0]);
  expect(status).toBe(0);
  const [projects, paths] = stdout.split("\n")[0]?.split(" --testPathIgnorePatterns ") ?? [];
  expect(projects).toBe("jest --maxWorkers=2 --selectProjects unit architecture integration e2e payments chaos");
  expect(paths).toMatch(/^\/node_modules\/ \/dist\/ test\/chaos\/.* --json$/);
  const Sequencer = require("../order-of-tests.cjs");
  const file = (path: string, name: string, size: number) => ({
    path,
    context: { config: { id: name, displayName: { name } }, hasteFS: { getSize: () => size } },
  });
  const sharing = join(__dirname, "gateway-payments-look-up.test.ts");
  const sorted = new Sequencer({ globalConfig: {}, contexts: [] }).sort([
    file("/chaos", "chaos", 900),
    file("/short", "unit", 1),
    file("/simulation.test.ts", "unit", 3),
    file(sharing, "integration", 2),
    file(__filename, "integration", 500),
  ]);
  expect(sorted.map(({ path }: { path: string }) => path)).toEqual([
    sharing,
    __filename,
    "/simulation.test.ts",
    "/chaos",
    "/short",
  ]);
});

it("of what takes turns it runs one file, the next one with the next commit, and says which", async () => {
  const rotations = await rotationAfter([4, 5, 6, 7, 8, 9]);
  expect(rotations.map(({ left, now }) => [...left, ...now].sort())).toEqual(
    rotations.map(() => rotations[0]?.all.toSorted()),
  );
  for (const group of rotations[0]?.groups ?? []) {
    expect(group.filter((file) => !existsSync(join(clone, file)))).toEqual([]);
    expect(group.filter((file) => !rotations.some(({ now }) => now.includes(file)))).toEqual([]);
  }
  const { stdout } = runAll([0]);
  expect(stdout).toContain("By turns: test/chaos/faults-third.test.ts, test/chaos/several-settlers.test.ts, ");
  expect(stdout.split("\n")[0]).not.toContain("faults-third");
  expect(stdout.split("\n")[0]).toContain("test/chaos/faults-fourth.test.ts");
});

interface Turn {
  readonly groups: readonly (readonly string[])[];
  readonly all: readonly string[];
  readonly now: readonly string[];
  readonly left: readonly string[];
}

/** What a run of all tests leaves out and has after each of these numbers of commits. */
async function rotationAfter(commits: readonly number[]): Promise<readonly Turn[]> {
  const rotatingUrl = pathToFileURL(join(clone, "packages", "stack", "bootstrap", "rotating-files.mjs")).href;
  const script = `
    import { leftOut, ofTurn, rotatingFiles as groups } from ${JSON.stringify(rotatingUrl)};
    const turn = (commits) => ({ groups, all: groups.flat(), now: groups.map((each) => ofTurn(each, commits)), left: leftOut(commits) });
    console.log(JSON.stringify(${JSON.stringify(commits)}.map(turn)));`;
  const { stdout } = spawnSync(process.execPath, ["--input-type=module", "-e", script], { encoding: "utf8" });
  return JSON.parse(stdout) as Turn[];
}

it("prints how long the files of all runs took, by project, slowest first", () => {
  const took = { "test/e2e/a.test.ts": 9_000, "test/chaos/b.test.ts": 30_000, "packages/c/src/c.test.ts": 1_000 };
  const script = `
    import { writeFileSync } from "node:fs";
    import { runAll } from ${JSON.stringify(program)};
    const all = Object.entries(${JSON.stringify(took)}).map(([file, endTime]) =>
      ({ name: process.cwd() + "/" + file, status: "passed", startTime: 0, endTime }));
    const jest = async (args) => {
      const option = args.find((each) => each.startsWith("--outputFile="));
      writeFileSync(option.slice("--outputFile=".length), JSON.stringify({ testResults: all }));
      return 0;
    };
    process.exit(await runAll([], jest, { commits: 1 }));`;
  const options = { cwd: clone, encoding: "utf8" } as const;
  const { status, stdout } = spawnSync(process.execPath, ["--input-type=module", "-e", script], options);
  expect(status).toBe(0);
  expect(stdout.trimEnd().split("\n")).toEqual([
    "The test files took 40 s in sum, several at a time: chaos 30 s in 1 files, e2e 9 s in 1 files, unit 1 s in 1 files.",
    "    30 s  test/chaos/b.test.ts",
    "     9 s  test/e2e/a.test.ts",
    "     1 s  packages/c/src/c.test.ts",
    expect.stringContaining("By turns: "),
  ]);
});

it("runs all files, or those alone that a run of the commit leaves out", () => {
  const all = runAll([0], 1, "all").stdout;
  expect(all.split("\n")[0]).toMatch(/--testPathIgnorePatterns \/node_modules\/ \/dist\/ --json$/);
  expect(all).not.toContain("By turns");
  const rest = runAll([0], 1, "rest").stdout.split("\n")[0];
  expect(rest).toContain("jest --maxWorkers=2 test/chaos/faults-first.test.ts test/chaos/faults-second.test.ts ");
  expect(rest).not.toContain("faults-third");
  expect(rest).toMatch(/--testPathIgnorePatterns \/node_modules\/ \/dist\/ --json$/);
});

it("runs a failed file once more, alone, and names it as unsteady when it passes then", () => {
  const { status, stdout } = runAll([1, 0]);
  expect(status).toBe(0);
  expect(stdout).toContain("jest --runInBand --runTestsByPath test/0.test.ts");
  expect(stdout).toContain("UNSTEADY");
});

it.each([
  ["a file that fails twice", [1, 1], "failed twice:\n  test/0.test.ts"],
  ["more failures than bad luck explains", [6], "6 test files failed"],
])("fails for %s", (_name, failures, reported) => {
  const { status, stdout } = runAll(failures);
  expect(status).toBe(1);
  expect(stdout).toContain(reported);
});

it("fails when the runner does, although no test did", () => {
  const { status, stderr } = runAll([0], 3);
  expect(status).not.toBe(0);
  expect(stderr).toContain("ended with exit code 3, and none of them failed");
});
