import { join } from "node:path";
import { readScripts } from "@lunas/database/functions/defined-by-migrations";
import { checkMigration } from "./check-migrations";
import { root } from "./repository";

const migrations = ["migrations-before-baseline", "migrations"].flatMap((folder) =>
  readScripts(join(root, "prisma", folder)),
);
// It is for an empty database.
const isBaseline = (name: string) => name.endsWith("_baseline");

test("no migration holds up running services or breaks the version before", () => {
  expect(migrations.filter(({ name }) => !isBaseline(name)).flatMap(checkMigration)).toEqual([]);
});

test.each([
  ["an index that blocks writes", "CREATE INDEX one ON payments (payer);", /concurrently|index creation/i],
  [
    "a concurrent index beside something else",
    "CREATE INDEX CONCURRENTLY one ON payments (payer);\nALTER TABLE payments ADD COLUMN one text;",
    /alone in its migration/,
  ],
  ["an index that goes under a lock", "DROP INDEX one;", /require-concurrent-index-deletion/],
  ["a check of all rows under a lock", "ALTER TABLE payments ADD CONSTRAINT one CHECK (id <> '');", /not-valid/],
  [
    "a check and its validation in one transaction",
    "ALTER TABLE payments ADD CONSTRAINT one CHECK (id <> '') NOT VALID;\nALTER TABLE payments VALIDATE CONSTRAINT one;",
    /NOT VALID/,
  ],
  ["a column without a default", "ALTER TABLE payments ADD COLUMN one text NOT NULL;", /adding-required-field/],
  ["another type", "ALTER TABLE payments ALTER COLUMN block_number TYPE int;", /changing-column-type/],
  ["a column renamed", "ALTER TABLE payments RENAME COLUMN payer TO one;", /renaming-column/],
  ["a column dropped", "ALTER TABLE payments DROP COLUMN payer;", /ban-drop-column/],
  ["a table dropped", "DROP TABLE payments;", /ban-drop-table/],
  ["all rows written", "UPDATE payments SET reason = '';", /writes all rows of payments/],
  ["rows removed", "DELETE FROM events WHERE id < 10;", /writes all rows of events/],
])("the rules refuse %s", (_, text, complaint) => {
  expect(checkMigration({ name: "planted", text }).join("\n")).toMatch(complaint);
});

test.each([
  ["a column", "ALTER TABLE payments ADD COLUMN one text;"],
  ["a check that is validated later", "ALTER TABLE payments ADD CONSTRAINT one CHECK (id <> '') NOT VALID;"],
  ["a validation", "ALTER TABLE payments VALIDATE CONSTRAINT one;"],
  ["an index, concurrently", "CREATE INDEX CONCURRENTLY one ON payments (payer);"],
  ["an index that goes, concurrently", "DROP INDEX CONCURRENTLY IF EXISTS one;"],
  ["a new table with its index", "CREATE TABLE one (id text PRIMARY KEY);\nCREATE INDEX two ON one (id);"],
  [
    "a function that writes",
    "CREATE OR REPLACE FUNCTION one() RETURNS void LANGUAGE sql AS $$ UPDATE payments SET reason = ''; $$;",
  ],
])("the rules allow %s", (_, text) => {
  expect(checkMigration({ name: "planted", text })).toEqual([]);
});
