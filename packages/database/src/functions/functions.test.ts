import { adopt } from "./adopt";
import { checkBlocks, formatBlock, readBlocks } from "./blocks";
import { definedBy } from "./defined-by-migrations";
import { parseFunctionFile, signatureOf } from "./function-file";
import { placeChanges } from "./place-changes";
import { changesOf, writeChanges } from "./write-changes";

const statement = (name: string, { args = "a text", body = "SELECT a", rest = "" } = {}) =>
  `CREATE OR REPLACE FUNCTION ${name}(${args}) RETURNS text\nLANGUAGE sql AS $$ ${body} $$;\n${rest}`;
const file = (name: string, definition: string) => parseFunctionFile(name, `-- What it does.\n${definition}`);
const migrationOf = (text: string) => [{ name: "20261127000000_baseline", text }];

/** What the migrations define once the changes are written. */
const afterwards = (first: string, second: string) =>
  definedBy([...migrationOf(first), { name: "20261127010000_next", text: second }]);

const one = statement("one");
const first = writeChanges(changesOf([file("one", one)], new Map()));

test("a file is a comment, one function of its own name and, at most, a REVOKE", () => {
  const revoked = "REVOKE EXECUTE ON FUNCTION one FROM PUBLIC;\n";
  expect(parseFunctionFile("one", `-- A.\n-- B.\n${one}${revoked}`)).toEqual({
    name: "one",
    header: "-- A.\n-- B.\n",
    definition: one + revoked,
  });
  expect(() => parseFunctionFile("two", one)).toThrow(/prisma\/functions\/two\.sql must be/);
  expect(() => parseFunctionFile("one", one + statement("two"))).toThrow(/one statement/);
  expect(() => parseFunctionFile("one", `${one}REVOKE EXECUTE ON FUNCTION two FROM PUBLIC;\n`)).toThrow(
    /one statement/,
  );
});

test("what is written is read again, and then nothing is left to write", () => {
  expect(definedBy(migrationOf(first))).toEqual(new Map([["one", one]]));
  expect(changesOf([file("one", one)], definedBy(migrationOf(first)))).toEqual([]);
});

test("another body replaces the function, and a comment above it changes nothing", () => {
  const changed = statement("one", { body: "SELECT a || a" });
  const second = writeChanges(changesOf([file("one", changed)], definedBy(migrationOf(first))));
  expect(second).not.toContain("DROP");
  expect(afterwards(first, second)).toEqual(new Map([["one", changed]]));
  const reworded = parseFunctionFile("one", `-- Other words.\n${one}`);
  expect(changesOf([reworded], definedBy(migrationOf(first)))).toEqual([]);
});

test("another signature drops the function and makes it anew, with the owner and the grants of the old one", () => {
  const revoked = "REVOKE EXECUTE ON FUNCTION one FROM PUBLIC;\n";
  const changed = statement("one", { args: "a text, b text", rest: revoked });
  const second = writeChanges(changesOf([file("one", changed)], definedBy(migrationOf(first))));
  const order = ["set_config('lunas.acl'", "DROP FUNCTION one;", "CREATE OR REPLACE", "OWNER TO", revoked];
  const places = order.map((each) => second.indexOf(each));
  expect(places.every((place) => place >= 0)).toBe(true);
  expect(places).toEqual([...places].sort((a, b) => a - b));
  expect(afterwards(first, second)).toEqual(new Map([["one", changed]]));
});

test("layout alone is no other signature", () => {
  const wide = "CREATE OR REPLACE FUNCTION one(\n    a text\n)\nRETURNS text\nLANGUAGE sql AS $$ SELECT a $$;\n";
  expect(signatureOf(wide)).toBe(signatureOf(one));
});

test("a function without a file is dropped, and one that is open again is granted to the public", () => {
  const second = writeChanges(changesOf([], definedBy(migrationOf(first))));
  expect(second).toContain("DROP FUNCTION IF EXISTS one;");
  expect(afterwards(first, second).size).toBe(0);

  const revoked = statement("one", { rest: "REVOKE EXECUTE ON FUNCTION one FROM PUBLIC;\n" });
  const opened = writeChanges(changesOf([file("one", one)], new Map([["one", revoked]])));
  expect(opened).toContain("GRANT EXECUTE ON FUNCTION one TO PUBLIC;");
});

test("changes stand at the migration's own place, and a second run replaces those of the first", () => {
  const own = "CREATE TABLE t (a text);\n-- functions\nCREATE TRIGGER t BEFORE UPDATE ON t EXECUTE FUNCTION one();\n";
  const placed = placeChanges(own, changesOf([file("one", one)], new Map()));
  expect(placed.indexOf("CREATE TABLE")).toBeLessThan(placed.indexOf("CREATE OR REPLACE"));
  expect(placed.indexOf("CREATE OR REPLACE")).toBeLessThan(placed.indexOf("CREATE TRIGGER"));
  expect(checkBlocks(placed)).toEqual([]);

  const changed = statement("one", { body: "SELECT 'b'" });
  const again = placeChanges(placed, changesOf([file("one", changed)], new Map()));
  expect(readBlocks(again)).toHaveLength(1);
  expect(placeChanges(again, changesOf([file("one", one)], new Map()))).toBe(placed);
  expect(placeChanges(placed, [])).toBe(own);
});

test.each([
  ["an edited body", first.replace("SELECT a", "SELECT b"), /one was edited/],
  ["an edited name", first.replace("-- end of one", "-- end of two"), /one was edited/],
  ["a pasted body", one, /CREATE OR REPLACE FUNCTION one.*by hand/],
  ["small letters, no replacing", "create\n  function two() returns int", /by hand/],
  ["an attribute", "ALTER FUNCTION one(text) SECURITY DEFINER;", /ALTER FUNCTION one.*by hand/],
  ["an end", "DROP FUNCTION one(text);", /DROP FUNCTION one.*by hand/],
  ["a block and more", `${formatBlock({ name: "one", kind: "defined", statements: one })}${statement("two")}`, /two/],
])("goes red on: %s", (_, migration, complaint) => {
  const found = checkBlocks(migration);
  expect(found).toHaveLength(1);
  expect(found[0]).toMatch(complaint);
});

test("what names functions without defining one is none of its business", () => {
  const migration = "-- create function in a comment\nCREATE TRIGGER t BEFORE UPDATE ON t EXECUTE FUNCTION one();\n";
  expect(checkBlocks(migration + first)).toEqual([]);
});

test("functions that a migration defines by hand move out of it, with what refuses them to the public", () => {
  const made = "CREATE FUNCTION two(\n    a text\n) RETURNS text\nLANGUAGE sql AS $$ SELECT a $$;\n";
  const refusals =
    "REVOKE EXECUTE ON FUNCTION two(text) FROM PUBLIC;\nREVOKE EXECUTE ON FUNCTION other(text) FROM PUBLIC;\n";
  const byHand = `CREATE TABLE t (a text);\n\n-- Says.\n-- More.\n${made}\n${one}\nCREATE INDEX i ON t (a);\n${refusals}`;
  const { functions, rest } = adopt(byHand);
  expect(functions).toEqual([
    {
      name: "two",
      comment: "-- Says.\n-- More.\n",
      definition: `${made.replace("CREATE", "CREATE OR REPLACE")}REVOKE EXECUTE ON FUNCTION two FROM PUBLIC;\n`,
    },
    { name: "one", comment: "", definition: one },
  ]);
  expect(rest).toBe(
    "CREATE TABLE t (a text);\n\n-- functions\nCREATE INDEX i ON t (a);\nREVOKE EXECUTE ON FUNCTION other(text) FROM PUBLIC;\n",
  );
  expect(checkBlocks(rest)).toEqual([]);
  expect(() => adopt(one + one)).toThrow(/one twice/);
});
