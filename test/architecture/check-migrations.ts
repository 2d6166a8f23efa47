import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { root } from "./repository";

/** Rules of style, and two that the migrator keeps: it sets a lock timeout, and a row that may be null harms no reader. */
const excluded = [
  "prefer-bigint-over-int",
  "prefer-bigint-over-smallint",
  "prefer-identity",
  "prefer-robust-stmts",
  "prefer-text-field",
  "prefer-timestamp-tz",
  "require-lock-timeout",
  "require-statement-timeout",
  "ban-drop-not-null",
];

/** Tables that grow with every payment: no migration rewrites their rows at once. */
const growing = ["payments", "events", "deliveries", "delivery_attempts", "transactions", "attempts", "payment_notes"];

export interface Migration {
  readonly name: string;
  readonly text: string;
}

/** What would hold up running services, or break the version before: one line for each complaint. */
export function checkMigration({ name, text }: Migration): readonly string[] {
  const statements = statementsOf(text);
  const isConcurrent = statements.some((statement) => /\bconcurrently\b/i.test(statement));
  return [
    ...(isConcurrent && statements.length > 1 ? [`${name}: a concurrent index is alone in its migration`] : []),
    ...statements.flatMap((statement) => rewrites(statement).map((table) => `${name}: it writes all rows of ${table}`)),
    ...lint(text, isConcurrent).map((complaint) => `${name}: ${complaint}`),
  ];
}

/** A function's body is no statement of the migration. */
function statementsOf(text: string): readonly string[] {
  return text
    .replace(/\$(\w*)\$[\s\S]*?\$\1\$/g, "$$body$$")
    .replace(/--.*$/gm, "")
    .split(";")
    .map((statement) => statement.trim())
    .filter((statement) => statement !== "");
}

function rewrites(statement: string): readonly string[] {
  const [, table = ""] =
    /^(?:with\b[\s\S]*?\b)?(?:update|delete\s+from)\s+(?:only\s+)?"?(\w+)"?/i.exec(statement) ?? [];
  return growing.includes(table.toLowerCase()) ? [table] : [];
}

function lint(text: string, isConcurrent: boolean): readonly string[] {
  const squawk = join(root, "node_modules", "squawk-cli", "js", "bin", "squawk");
  const transaction = isConcurrent ? [] : ["--assume-in-transaction"];
  const options = [
    ...transaction,
    "--pg-version=16.0",
    "--reporter=json",
    "--stdin-filepath=migration.sql",
    `--exclude=${excluded.join(",")}`,
  ];
  const { stdout, stderr, status } = spawnSync(process.execPath, [squawk, ...options], {
    input: text,
    encoding: "utf8",
  });
  if (status === null || stdout === "") throw new Error(`squawk did not run: ${stderr}`);
  const found = JSON.parse(stdout) as readonly { line: number; rule_name: string; message: string }[];
  return found.map(({ line, rule_name, message }) => `line ${line + 1}: ${message} (${rule_name})`);
}
