import { join } from "node:path";
import { parseFunctionFile, readFunctionFiles } from "@lunas/database/functions/function-file";
import { changesOf, writeChanges } from "@lunas/database/functions/write-changes";
import { inDatabase } from "@lunas/stack/postgres/in-database";
import { query } from "@lunas/stack/postgres/query";
import type { Stack } from "@lunas/stack/stack";
import { startPostgresOnly } from "./database-postgres";
import { compareFunctions, findUncalled } from "./sql-functions";

jest.setTimeout(60_000);

const files = readFunctionFiles(join(__dirname, "../../prisma/functions"));

let stack: Stack;
beforeAll(async () => {
  stack = await startPostgresOnly();
});
afterAll(() => stack.stop());

test("every function of the database is as its file has it, and every file has its function", async () => {
  const differences = { withoutFile: [], withoutFunction: [], different: [] };
  expect(await compareFunctions(stack.databaseUrl, files)).toEqual(differences);
  expect(files.length).toBeGreaterThan(50);
});

test("a function without a file, a file without a function, another body, another result and another grant are found", async () => {
  const url = await stack.newDatabase();
  await query(url, "CREATE FUNCTION planted() RETURNS integer LANGUAGE sql AS 'SELECT 1'");
  await query(url, "DROP FUNCTION leave_payment");
  await query(
    url,
    "CREATE OR REPLACE FUNCTION roll_up_age() RETURNS interval LANGUAGE sql IMMUTABLE AS $$ SELECT interval '9 minutes' $$",
  );
  await query(url, "DROP FUNCTION wallet_clock");
  await query(url, "CREATE FUNCTION wallet_clock() RETURNS timestamp LANGUAGE sql AS 'SELECT localtimestamp'");
  await query(url, "ALTER FUNCTION apply_wallet_changes SECURITY INVOKER");
  await query(url, "GRANT EXECUTE ON FUNCTION accept_together TO PUBLIC");
  await query(url, "REVOKE EXECUTE ON FUNCTION iso_time FROM PUBLIC");
  expect(await compareFunctions(url, files)).toEqual({
    withoutFile: ["planted"],
    withoutFunction: ["leave_payment"],
    different: ["accept_together", "apply_wallet_changes", "iso_time", "roll_up_age", "wallet_clock"],
  });
});

test("every function is called: by a process, a trigger, a function that is, or, as its header says, the version before", async () => {
  const kept = files.filter(({ header }) => /^-- Kept for the version before/m.test(header)).map(({ name }) => name);
  expect(await findUncalled(stack.databaseUrl)).toEqual(kept);
});

test("a function that nothing calls is found, also one that only another such calls, or itself, or that a comment names", async () => {
  const url = await stack.newDatabase();
  await query(url, "CREATE FUNCTION lonely(a integer) RETURNS integer LANGUAGE sql AS $$ SELECT a $$");
  await query(url, "CREATE FUNCTION outer_one(a integer) RETURNS integer LANGUAGE sql AS $$ SELECT lonely(a) $$");
  await query(
    url,
    "CREATE FUNCTION itself(a integer) RETURNS integer LANGUAGE plpgsql AS $$ BEGIN RETURN itself(a - 1); END $$",
  );
  await query(url, "CREATE FUNCTION named(a integer) RETURNS integer LANGUAGE sql AS $$ SELECT a -- as lonely(a)\n $$");
  expect(await findUncalled(url, "run(sql`select named(1)`)")).toEqual(
    expect.arrayContaining(["itself", "lonely", "outer_one"]),
  );
  expect(await findUncalled(url, "run(sql`select outer_one(1)`, `itself`)")).toEqual(
    expect.not.arrayContaining(["itself", "lonely"]),
  );
});

test("another signature keeps the owner and the grants, and refuses what it refused", async () => {
  const url = await stack.newDatabase();
  const wanted = files
    .filter(({ name }) => name === "apply_wallet_changes" || name === "iso_time")
    .map(({ name, header, definition }) =>
      parseFunctionFile(name, header + definition.replace(/\((\w+ \w+)\)/, "($1, more text DEFAULT NULL)")),
    );
  const rights =
    "SELECT proname, proowner::regrole::text AS owner, proacl::text AS acl, pronargs AS arguments FROM pg_proc";
  const select = `${rights} WHERE proname IN ('apply_wallet_changes', 'iso_time') ORDER BY 1`;
  await query(url, "ALTER FUNCTION iso_time OWNER TO lunas_settler");
  const before = (await query(url, select)) as { arguments: number }[];
  const defined = new Map(files.map(({ name, definition }) => [name, definition]));
  const changes = changesOf(wanted, defined).filter(({ after }) => after !== undefined);
  expect(changes).toHaveLength(2);
  await inDatabase(url, (client) => client.query(writeChanges(changes)));
  const aclOfAll = { acl: "{lunas_settler=X/lunas_settler,=X/lunas_settler}" };
  expect(await query(url, select)).toEqual(
    before.map((row) => ({ ...row, arguments: 2, ...("proname" in row && row.proname === "iso_time" && aclOfAll) })),
  );
});
