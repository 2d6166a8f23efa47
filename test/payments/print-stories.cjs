// A reporter of Jest: at the end of `npm run test:payments` a table has a row for each story. It fails nothing.
const { existsSync, mkdirSync, readFileSync, rmSync } = require("node:fs");
const { basename, join } = require("node:path");

const columns = ["story", "payments", "refunds", "failed", "seconds", "result"];

module.exports = class PrintStories {
  constructor({ rootDir }) {
    const folder = join(rootDir, ".lunas");
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    this.file = join(folder, `stories-${process.pid}.jsonl`);
    // The workers start later and inherit it: test/harness/report-story.ts.
    process.env.STORY_REPORT = this.file;
  }

  async onRunComplete(_contexts, { testResults }) {
    const { tableLines } = await import("../harness/table-lines.mjs");
    const counted = existsSync(this.file)
      ? readFileSync(this.file, "utf8")
          .trim()
          .split("\n")
          .map((line) => JSON.parse(line))
      : [];
    rmSync(this.file, { force: true });
    const rows = testResults.map((result) => rowOf(result, counted)).sort((a, b) => a.story.localeCompare(b.story));
    if (rows.length > 0) console.log(`\n${tableLines(columns, rows, ["story", "result"]).join("\n")}\n`);
  }
};

/** A file may tell several stories, each with a database of its own. */
function rowOf({ testFilePath, perfStats, numPassingTests, numFailingTests, testExecError }, counted) {
  const its = counted.filter(({ path }) => path === testFilePath);
  const sum = (column) => (its.length === 0 ? null : its.reduce((total, each) => total + each[column], 0));
  const failures = numFailingTests + (testExecError ? 1 : 0);
  return {
    story: basename(testFilePath, ".test.ts").replaceAll("-", " "),
    ...{ payments: sum("payments"), refunds: sum("refunds"), failed: sum("failed") },
    seconds: Math.round((perfStats.end - perfStats.start) / 100) / 10,
    result: failures > 0 ? `${failures} FAILED, ${numPassingTests} passed` : `${numPassingTests} passed`,
  };
}
