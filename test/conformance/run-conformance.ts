import { readFileSync } from "node:fs";
import { join } from "node:path";
import { sandbox } from "@lunas/catalog/chains/sandbox";
import { operations } from "@lunas/protocol/api/operations";
import { asks, allCases as cases, derived, untestedOperations } from "./all-cases";
import type { Case, Row } from "./case";
import { type Fixture, type Place, setUpFixture } from "./fixture";

export interface Conformance {
  readonly passed: number;
  readonly failed: number;
  /** Rows whose operations the protocol still calls planned. */
  readonly pending: readonly string[];
}

type Verdict = "ok" | "FAILED" | "pending";

const written = JSON.parse(readFileSync(join(__dirname, "rows.json"), "utf8")) as readonly Row[];
const rows = [...written, ...derived.map(({ row }) => row)];

/** The sandbox's file lists the amounts that fail. */
const hasFailuresOnDemand = JSON.stringify(sandbox, (_, value) =>
  typeof value === "bigint" ? String(value) : value,
).includes("9990200");

/** Puts every row of the interface to a running service, and prints a line for each. */
export async function runConformance(place: Place, print: (line: string) => void): Promise<Conformance> {
  const fixture = await setUpFixture(place);
  const ended: { row: string; verdict: Verdict }[] = [];
  const report = (row: string, verdict: Verdict, line: string) => {
    ended.push({ row, verdict });
    print(`${verdict.padEnd(8)}${row}  ${line}`);
  };
  for (const { row, problem } of withoutPartner()) report(row, "FAILED", problem);
  for (const each of cases) {
    const found = rows.find(({ id, sameAs }) => id === each.row && sameAs === undefined);
    if (found === undefined) continue;
    const { verdict, line } = await judge(found, each, fixture);
    for (const { id } of rows.filter(({ id, sameAs }) => id === each.row || sameAs === each.row))
      report(id, verdict, line);
  }
  const count = (wanted: Verdict) => ended.filter(({ verdict }) => verdict === wanted);
  return {
    passed: count("ok").length,
    failed: count("FAILED").length,
    pending: count("pending").map(({ row }) => row),
  };
}

async function judge(row: Row, each: Case, fixture: Fixture): Promise<{ verdict: Verdict; line: string }> {
  const line = `${each.method} ${each.path}  ${each.given}  expected: ${each.expected}`;
  const missing = missingFor(row, each);
  if (missing.length > 0) return { verdict: "pending", line: `${line}  waits for: ${missing.join(", ")}` };
  const got = await reported(each, fixture);
  return { verdict: got === each.expected ? "ok" : "FAILED", line: `${line}  got: ${got}` };
}

/** A row without a case, a case without a row, an operation without a case, and what is there twice. */
function withoutPartner(): readonly { row: string; problem: string }[] {
  const ids = rows.map(({ id }) => id);
  const own = rows.filter(({ sameAs }) => sameAs === undefined).map(({ id }) => id);
  const lent = rows.flatMap(({ sameAs }) => (sameAs === undefined ? [] : [sameAs]));
  const tested = cases.map(({ row }) => row);
  const twice = (list: readonly string[]) => list.filter((each, index) => list.indexOf(each) !== index);
  return [
    ...[...own, ...lent].filter((id) => !tested.includes(id)).map((row) => ({ row, problem: "has no case" })),
    ...tested.filter((id) => !own.includes(id)).map((row) => ({ row, problem: "is in no row" })),
    ...untestedOperations().map((row) => ({ row, problem: "is an operation that no case asks" })),
    ...twice(ids).map((row) => ({ row, problem: "is in two rows" })),
    ...twice(tested).map((row) => ({ row, problem: "has two cases" })),
  ];
}

/** What is described and not served yet. It counts as served, and the row in full, as soon as the protocol says so. */
function missingFor({ needs = [], feature }: Row, { method, path }: Case): readonly string[] {
  const planned = operations.filter(
    (operation) =>
      operation.status === "planned" &&
      (needs.includes(operation.id) || (operation.method === method && asks(path, operation.path))),
  );
  return [...planned.map(({ id }) => id), ...(feature !== undefined && !hasFailuresOnDemand ? [feature] : [])];
}

async function reported(each: Case, fixture: Fixture): Promise<string> {
  try {
    return await each.got(fixture);
  } catch (error) {
    return `error: ${error instanceof Error ? error.message : error}`.replaceAll("\n", " ").slice(0, 300);
  }
}
