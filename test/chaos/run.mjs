// `npm run chaos [-- --networks | --storm | --settlers | --bundles | --channels | --mutants] [-- -t F7]`: every fault at full size; prints a table, and exits by it.
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { tableLines } from "../harness/table-lines.mjs";

const root = join(fileURLToPath(new URL(".", import.meta.url)), "..", "..");
const suites = {
  "--networks": "networks",
  "--storm": "storm",
  "--settlers": "several-settlers",
  "--bundles": "bundles",
  "--channels": "channels",
};
const given = process.argv.slice(2);
if (given.includes("--mutants")) {
  // In virtual time: each safeguard is taken out of the same code that the faults are done to.
  const hunt = spawnSync("npm", ["run", "--silent", "verify", "--", "mutants"], { cwd: root, stdio: "inherit" });
  process.exit(hunt.status ?? 1);
}
const wanted = Object.keys(suites).find((flag) => given.includes(flag));
const files =
  wanted === undefined
    ? ["faults-first", "faults-second", "faults-third", "faults-fourth", "channels"]
    : [suites[wanted]];
const folder = join(root, ".lunas");
const report = join(folder, `chaos-${process.pid}.jsonl`);
const longestRecoverySeconds = 60;
/** While a fault lasts, the p95 of other payers' payments is at most this many times the normal one. */
const mostFelt = 2;

mkdirSync(folder, { recursive: true, mode: 0o700 });
const { status } = spawnSync(
  process.execPath,
  [
    join(root, "packages", "stack", "bootstrap", "test.mjs"),
    ...files.map((file) => `test/chaos/${file}.test.ts`),
    "--selectProjects",
    "chaos",
    "--runInBand",
    ...given.filter((each) => each !== wanted),
  ],
  { cwd: root, stdio: "inherit", env: { ...process.env, CHAOS_SIZE: "full", CHAOS_REPORT: report } },
);
const rows = existsSync(report)
  ? readFileSync(report, "utf8")
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line))
  : [];
rmSync(report, { force: true });

const columns = ["id", "payments", "lost", "double", "stuck", "ledger", "seconds", "others", "title"];
console.log(`\n${tableLines(columns, rows, ["id", "title"]).join("\n")}`);
for (const { id, wrong } of rows) for (const each of wrong) console.log(`${id}: ${each}`);
const isGood = ({ lost, double, stuck, ledger, seconds, others }) =>
  lost + double + stuck + ledger === 0 && seconds <= longestRecoverySeconds && (others ?? 0) <= mostFelt;
const failures = rows.filter((row) => !isGood(row)).length;
console.log(`\n${rows.length} faults, ${failures} not survived`);
process.exit(status === 0 && rows.length > 0 && failures === 0 ? 0 : 1);
