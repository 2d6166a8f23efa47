import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { readMigrations } from "@lunas/database/migrations/read-migrations";
import { createDatabase } from "@lunas/stack/postgres/create-database";
import { query } from "@lunas/stack/postgres/query";
import type { Stack } from "@lunas/stack/stack";
import { startPostgresOnly } from "./database-postgres";

jest.setTimeout(60_000);

const root = join(__dirname, "../..");
const migrations = join(root, "prisma/migrations");
const filters = { externalTables: [], externalEnums: [] };

let stack: Stack;
let names: readonly string[];
beforeAll(async () => {
  stack = await startPostgresOnly();
  const entries = await readdir(migrations, { withFileTypes: true });
  names = entries
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();
});
afterAll(() => stack.stop());

const emptyDatabase = () => createDatabase(stack.databaseUrl);

const run = promisify(execFile);
const command = join(root, "packages/database/dist/migrate-cli.js");

/** Migrates as an operator does, by the command; answers the names that it prints. */
async function migrate(...args: string[]): Promise<string[]> {
  const { stdout } = await run(process.execPath, [command, ...args]);
  return [...stdout.matchAll(/^applied (.+)$/gm)].map(([, name = ""]) => name);
}

async function askEngine(url: string, method: string, input: object): Promise<unknown> {
  const fixture = join(__dirname, "fixtures/database-engine.cjs");
  const requested = run(process.execPath, [fixture, url, method]);
  // Not among its arguments: all migrations together are longer than one may be.
  requested.child.stdin?.end(JSON.stringify(input));
  return JSON.parse((await requested).stdout);
}

test("an empty database gets every migration in order, and a second run adds none", async () => {
  const url = await emptyDatabase();
  await expect(migrate(url)).resolves.toEqual(names);
  await expect(migrate(url)).resolves.toEqual([]);
});

test("of several that migrate at once one does, and all find the database migrated", async () => {
  const url = await emptyDatabase();
  const applied = await Promise.all([migrate(url), migrate(url), migrate(url)]);
  expect(applied.flat()).toEqual(names);
});

test("Prisma's own engine finds the history in order: its rows, its checksums", async () => {
  const url = await emptyDatabase();
  await migrate(url);
  const migrationsList = await readMigrations(migrations);
  const question = { migrationsList, optInToShadowDatabase: false, filters };
  const diagnosis = await askEngine(url, "diagnoseMigrationHistory", question);
  const inOrder = { editedMigrationNames: [], failedMigrationNames: [], hasMigrationsTable: true, history: null };
  expect(diagnosis).toEqual(inOrder);

  const sql = `SELECT migration_name, checksum, applied_steps_count, logs, rolled_back_at, finished_at IS NOT NULL AS finished
    FROM _prisma_migrations ORDER BY started_at`;
  const rest = { applied_steps_count: 1, logs: null, rolled_back_at: null, finished: true };
  const checksumOf = async (name: string) =>
    createHash("sha256")
      .update(await readFile(join(migrations, name, "migration.sql")))
      .digest("hex");
  const expected = names.map(async (name) => ({ migration_name: name, checksum: await checksumOf(name), ...rest }));
  expect(await query(url, sql)).toEqual(await Promise.all(expected));
});

test("the migrations make what schema.prisma says, no more and no less", async () => {
  const [migrated, declared] = await Promise.all([emptyDatabase(), emptyDatabase()]);
  await migrate(migrated);
  const content = await readFile(join(root, "prisma/schema.prisma"), "utf8");
  const to = { tag: "schemaDatamodel", files: [{ path: "schema.prisma", content }] };
  const question = { from: { tag: "empty" }, to, script: true, exitCode: null, filters };
  const { stdout } = (await askEngine(declared, "diff", question)) as { stdout: string };
  await query(declared, stdout);
  const [found, wanted] = await Promise.all([shapeOf(migrated), shapeOf(declared)]);
  expect(found).toEqual(wanted);
  expect(found.length).toBeGreaterThan(100);
});

/**
 * Columns, keys and indexes. Prisma has no words for CHECKs, partial and covering indexes, and partitions: those are the migrations'
 * own. Each partition of attempts has a primary key; the table itself has none.
 */
async function shapeOf(url: string): Promise<unknown[]> {
  return await query(
    url,
    `SELECT * FROM (SELECT c.table_name AS of, c.column_name AS name, concat_ws(' ', format_type(a.atttypid, a.atttypmod),
        CASE WHEN a.attnotnull THEN 'NOT NULL' END, c.column_default) AS is
      FROM information_schema.columns c
      JOIN pg_attribute a ON a.attrelid = c.table_name::regclass AND a.attname = c.column_name
      WHERE c.table_schema = 'public' AND c.table_name <> '_prisma_migrations'
    UNION ALL
      SELECT t.relname, i.relname, replace(pg_get_indexdef(x.indexrelid), ' ON ONLY ', ' ON ') FROM pg_index x
      JOIN pg_class t ON t.oid = x.indrelid JOIN pg_class i ON i.oid = x.indexrelid
      WHERE t.relnamespace = 'public'::regnamespace AND x.indpred IS NULL AND x.indnatts = x.indnkeyatts
        AND t.relname <> '_prisma_migrations'
    UNION ALL
      SELECT conrelid::regclass::text, conname, pg_get_constraintdef(oid) FROM pg_constraint
      WHERE connamespace = 'public'::regnamespace AND contype IN ('p', 'u', 'f')
        AND conrelid <> coalesce(to_regclass('_prisma_migrations'), 0)
    ) AS shape
    WHERE name <> 'attempts_pkey' AND of NOT IN (SELECT relname FROM pg_class WHERE relispartition)
    ORDER BY 1, 2, 3`,
  );
}

test("a migration that fails leaves nothing of itself, and stops every later one until it is resolved", async () => {
  const folder = await mkdtemp(join(tmpdir(), "lunas-migrations-"));
  try {
    await cp(migrations, folder, { recursive: true });
    const broken = join(folder, "99990101000000_broken");
    await mkdir(broken);
    await writeFile(join(broken, "migration.sql"), "CREATE TABLE half (id int);\nSELECT no_such_function();\n");
    const url = await emptyDatabase();
    await expect(migrate(url, folder)).rejects.toThrow(
      /function no_such_function\(\) does not exist[\s\S]*99990101000000_broken/,
    );
    expect(await query(url, "SELECT to_regclass('half') AS half")).toEqual([{ half: null }]);
    await expect(migrate(url, folder)).rejects.toThrow(/failed migrations/);
  } finally {
    await rm(folder, { recursive: true });
  }
});

test("the command says what it did, and how it is used", async () => {
  const url = await emptyDatabase();
  await migrate(url);
  await expect(run(process.execPath, [command, url, migrations])).resolves.toMatchObject({
    stdout: "the database is up to date\n",
  });
  const usage = { code: 1, stderr: expect.stringMatching(/DATABASE_URL=.*migrate-cli\.js <database url>/) };
  await expect(run(process.execPath, [command])).rejects.toMatchObject(usage);
  await expect(run(process.execPath, [command, ""])).rejects.toMatchObject(usage);
});
