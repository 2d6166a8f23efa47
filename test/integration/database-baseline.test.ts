import { execFile } from "node:child_process";
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { applyGrants } from "@lunas/database/roles/apply-grants";
import { catalogOf } from "@lunas/database/schema/catalog-of";
import { inDatabase } from "@lunas/stack/postgres/in-database";
import { query } from "@lunas/stack/postgres/query";
import type { Stack } from "@lunas/stack/stack";
import { oldestVersion, unpackVersion } from "../upgrade/unpack-version";
import { startPostgresOnly } from "./database-postgres";

jest.setTimeout(120_000);

const prisma = join(__dirname, "../../prisma");
const current = join(prisma, "migrations");
const older = join(prisma, "migrations-before-baseline");
const command = join(__dirname, "../../packages/database/dist/migrate-cli.js");

let stack: Stack;
let expected: readonly string[];
let baseline: string;
let scratch: string;
let release: Release;
let made: Databases;
beforeAll(async () => {
  stack = await startPostgresOnly();
  baseline = (await namesIn(current)).find((name) => name.endsWith("_baseline")) ?? "";
  scratch = await mkdtemp(join(tmpdir(), "lunas-baseline-"));
  release = await unpackRelease();
  made = await makeDatabases();
  expected = await schemaOf(made.byCurrent);
});
afterAll(async () => {
  await rm(scratch, { recursive: true });
  await stack.stop();
});

const namesIn = async (folder: string) => (await readdir(folder)).filter((name) => /^\d{14}_/.test(name)).sort();

/** The migrations of the release from which databases come, as its commit has them. */
interface Release {
  readonly migrations: string;
  /** From before its own baseline. */
  readonly older: string;
}

async function unpackRelease(): Promise<Release> {
  const folder = join(scratch, "release");
  unpackVersion(oldestVersion, folder, "prisma");
  const unpacked = {
    migrations: join(folder, "prisma/migrations"),
    older: join(folder, "prisma/migrations-before-baseline"),
  };
  // For this version's code: a database with all of those may take the release's baseline.
  const migration = (await namesIn(unpacked.older)).at(-1);
  await writeFile(join(unpacked.older, "last-release.json"), JSON.stringify({ version: "0.0.0", migration }));
  return unpacked;
}

/** Migrates as an operator does; answers the names that the command prints. */
async function migrate(url: string, folder: string): Promise<string[]> {
  const { stdout } = await promisify(execFile)(process.execPath, [command, url, folder]);
  return [...stdout.matchAll(/^applied (.+)$/gm)].map(([, name = ""]) => name);
}

/** Databases that were migrated before there were grants for them. */
interface Databases {
  /** With a part of what the last release has. */
  readonly beforeRelease: string;
  /** Three that began with the last release. */
  readonly released: string;
  readonly alsoReleased: string;
  readonly thirdReleased: string;
  /** With what came after the release, but for the last of it. */
  readonly allButLast: string;
  /** With all that the baseline stands for. */
  readonly byAllOlder: string;
  /** As `released`, but it began before the release had a baseline. */
  readonly grownToRelease: string;
  readonly byCurrent: string;
}

async function makeDatabases(): Promise<Databases> {
  const { migrations } = release;
  const [first20, allButLast] = [await firstOf(migrations, 20), await firstOf(older, -1)];
  const [grown, [, grownToRelease = ""], [byCurrent = ""]] = await Promise.all([
    databasesBy(first20, migrations, migrations, migrations, allButLast, older),
    databasesBy(release.older, migrations),
    databasesBy(current),
  ]);
  const [beforeRelease = "", released = "", alsoReleased = "", thirdReleased = ""] = grown;
  const [butLast = "", byAllOlder = ""] = grown.slice(4);
  const ofRelease = { beforeRelease, released, alsoReleased, thirdReleased, grownToRelease };
  return { ...ofRelease, allButLast: butLast, byAllOlder, byCurrent };
}

/** A database for each folder, migrated by it alone; each folder goes on where the one before it ends. */
async function databasesBy(...folders: readonly string[]): Promise<readonly string[]> {
  const program = join(__dirname, "fixtures/grow-chain.cjs");
  const { stdout } = await promisify(execFile)(process.execPath, [program, stack.databaseUrl, ...folders]);
  return JSON.parse(stdout);
}

/** A developer's command, with the database server of this test; answers what it prints. */
async function tool(program: string, ...args: readonly string[]): Promise<string> {
  const env = { ...process.env, DATABASE_URL: stack.databaseUrl };
  const path = join(prisma, "../packages", program);
  return (await promisify(execFile)(process.execPath, [path, ...args], { env })).stdout;
}

async function schemaOf(url: string): Promise<readonly string[]> {
  await applyGrants(url);
  return await inDatabase(url, catalogOf);
}

/** A folder of these migrations as it was when there were `count` of them; below 0: without so many of the last. */
async function firstOf(migrations: string, count: number): Promise<string> {
  const folder = join(await mkdtemp(join(scratch, "chain-")), "migrations");
  await cp(migrations, folder, { recursive: true });
  for (const name of (await namesIn(migrations)).slice(count)) await rm(join(folder, name), { recursive: true });
  return folder;
}

const rowsOf = async (url: string) =>
  await query(
    url,
    "SELECT migration_name AS name FROM _prisma_migrations WHERE finished_at IS NOT NULL ORDER BY started_at",
  );

const followingBaseline = async () => (await namesIn(current)).filter((name) => name !== baseline);

test("a database of the last release gets what came after it, takes the baseline as applied, and has the schema of a new one", async () => {
  const url = made.released;
  await query(
    url,
    `INSERT INTO merchants (id, email, wallet_address, name, default_token, default_network)
      VALUES ('mer_old', 'a@example.com', '0xaa', 'A', 'IDRX', 'base')`,
  );
  const before = await query(url, "SELECT * FROM merchants");
  const following = await followingBaseline();
  expect(await migrate(url, current)).toEqual([...(await namesIn(older)), ...following]);
  expect(await rowsOf(url)).toEqual(
    [...(await namesIn(release.migrations)), ...(await namesIn(older)), baseline, ...following].map((name) => ({
      name,
    })),
  );
  expect(await schemaOf(url)).toEqual(expected);
  expect(expected.length).toBeGreaterThan(800);
  expect(await query(url, "SELECT * FROM merchants")).toMatchObject(before);
  expect(await migrate(url, current)).toEqual([]);
});

test("so does a database that began before the release had a baseline", async () => {
  const url = made.grownToRelease;
  expect(await migrate(url, current)).toEqual([...(await namesIn(older)), ...(await followingBaseline())]);
  expect(await schemaOf(url)).toEqual(expected);
});

test("a database with all that the baseline stands for takes it as applied, and has the schema of a new one", async () => {
  const url = made.byAllOlder;
  expect(await migrate(url, current)).toEqual(await followingBaseline());
  expect(await schemaOf(url)).toEqual(expected);
});

test("a database from before the last release is refused and stays as it is", async () => {
  const url = made.beforeRelease;
  const before = [await inDatabase(url, catalogOf), await rowsOf(url)];
  await expect(migrate(url, current)).rejects.toThrow(
    /this database is older than Lunas \d+\.\d+\.\d+: it lacks the migration .* nothing has been changed/,
  );
  expect([await inDatabase(url, catalogOf), await rowsOf(url)]).toEqual(before);
  await migrate(url, release.migrations);
  await migrate(url, current);
  expect(await schemaOf(url)).toEqual(expected);
});

test("the last release's last migration is the one that a database must have", async () => {
  const { migration } = JSON.parse(await readFile(join(older, "last-release.json"), "utf8"));
  expect((await namesIn(release.migrations)).at(-1)).toBe(migration);
  expect((await namesIn(older)).filter((name) => name <= migration)).toEqual([]);
});

test("an older migration that failed stops everything, and the baseline is not marked", async () => {
  const url = made.alsoReleased;
  await query(url, "CREATE TABLE instances (planted integer)");
  await expect(migrate(url, current)).rejects.toThrow(/instances/);
  await expect(migrate(url, current)).rejects.toThrow(/failed migrations/);
  const all = [...(await namesIn(release.migrations)), ...(await namesIn(older))];
  const done = await rowsOf(url);
  expect(done).toEqual(all.slice(0, done.length).map((name) => ({ name })));
});

test("a database of an earlier baseline gets what came between the two", async () => {
  const last = (await namesIn(older)).at(-1) ?? "";
  const url = made.allButLast;
  // As if the baseline had stood before the last of the older migrations.
  const earlier = `${last.slice(0, 14)}_a_baseline`;
  await query(url, "DELETE FROM _prisma_migrations WHERE migration_name NOT LIKE '%_baseline'");
  await query(url, "UPDATE _prisma_migrations SET migration_name = $1", [earlier]);
  expect((await migrate(url, current))[0]).toBe(last);
  expect(await schemaOf(url)).toEqual(expected);
});

test("stock Prisma refuses the baseline on a database with older migrations, says what to do, and that then works", async () => {
  const url = made.thirdReleased;
  const alone = join(scratch, "alone/migrations");
  // Without the older migrations beside it the command does what `prisma migrate deploy` does.
  await cp(current, alone, { recursive: true });
  await expect(migrate(url, alone)).rejects.toThrow(/migrations from before the baseline: run "npm run db:migrate"/);
  await expect(migrate(url, current)).rejects.toThrow(/failed migrations/);
  // As `prisma migrate resolve --rolled-back` does it.
  const fixture = join(__dirname, "fixtures/database-engine.cjs");
  const engine = promisify(execFile)(process.execPath, [fixture, url, "markMigrationRolledBack"]);
  engine.child.stdin?.end(JSON.stringify({ migrationName: baseline }));
  await engine;
  expect((await migrate(url, current)).slice(0, 1)).toEqual((await namesIn(older)).slice(0, 1));
  expect(await schemaOf(url)).toEqual(expected);
});

test("a change of tables and functions goes from its files to a migration, and from there to the next baseline", async () => {
  const folder = join(scratch, "changed");
  await cp(prisma, folder, { recursive: true });
  const [own, functions] = [join(folder, "migrations"), join(folder, "functions")];
  const before = await namesIn(own);
  const name = "20991231000000_planted";
  await mkdir(join(own, name));
  await writeFile(
    join(own, name, "migration.sql"),
    `CREATE TABLE planted (a integer PRIMARY KEY, b integer REFERENCES planted, c text);
INSERT INTO planted VALUES (1, 2, 'it''s'), (2, NULL, '\\');
-- functions
CREATE TRIGGER planted_stays BEFORE UPDATE ON planted FOR EACH ROW EXECUTE FUNCTION planted_stays();
`,
  );
  await writeFile(
    join(functions, "planted_stays.sql"),
    "-- Refuses.\n-- Locks: nothing.\nCREATE OR REPLACE FUNCTION planted_stays() RETURNS trigger\nLANGUAGE plpgsql AS $$ BEGIN RETURN NULL; END $$;\n",
  );
  await rm(join(functions, "widest_pause.sql"));
  await expect(tool("database/dist/functions-cli.js", "20200101000000_early", folder)).rejects.toThrow(/comes before/);
  const written = await tool("database/dist/functions-cli.js", name, folder);
  expect(written.split("\n").slice(0, 2)).toEqual(["adds planted_stays", "drops widest_pause"]);
  const old = made.byAllOlder;
  await migrate(old, own);
  const beforeSquash = await schemaOf(old);
  expect(beforeSquash.filter((line) => /planted_stays/.test(line))).toHaveLength(2);

  await mkdir(join(own, "20200101000000_early"));
  const squash = (tag: string) => tool("stack/dist/squash-cli.js", "20991231000100_baseline", tag, folder);
  await expect(squash(oldestVersion.commit)).rejects.toThrow(/never reach/);
  await rm(join(own, "20200101000000_early"), { recursive: true });
  await expect(squash("no-such-tag")).rejects.toThrow(/name the last release by its tag or commit/);
  const log = ["log", "-1", "--skip=3", "--format=%H", oldestVersion.commit, "--", ":/prisma/migrations"];
  const { stdout: earlier } = await promisify(execFile)("git", log, { cwd: prisma });
  await expect(squash(earlier.trim())).rejects.toThrow(/databases come from .* or later/);
  expect(await squash(oldestVersion.commit)).toMatch(/a database of \d+\.\d+\.\d+ first gets \d+ migrations/);
  expect(await namesIn(own)).toEqual(["20991231000100_baseline"]);
  expect(await namesIn(join(folder, "migrations-before-baseline"))).toEqual([
    ...(await namesIn(older)),
    ...before.filter((each) => each !== baseline),
    name,
  ]);
  expect(await migrate(old, own)).toEqual([]);
  expect(await schemaOf(old)).toEqual(beforeSquash);
  const [fresh = ""] = await databasesBy(own);
  expect(await schemaOf(fresh)).toEqual(beforeSquash);
  const rows = "SELECT * FROM planted ORDER BY a";
  expect(await query(fresh, rows)).toEqual(await query(old, rows));
});

test("the comparison sees a column, a check, an index, a trigger, a function, an owner and a grant", async () => {
  const planted = [
    "ALTER TABLE lanes ADD COLUMN planted text",
    "ALTER TABLE lanes ALTER COLUMN resting DROP DEFAULT",
    "ALTER TABLE lanes DROP CONSTRAINT lanes_next_nonce_check",
    "DROP INDEX payments_pending_idx",
    "ALTER TABLE payments DISABLE TRIGGER payments_end_once",
    "ALTER FUNCTION iso_time IMMUTABLE",
    "ALTER TABLE pauses OWNER TO lunas_settler",
    "GRANT SELECT ON pauses TO lunas_dispatcher",
    "ALTER TABLE lanes SET (fillfactor = 90)",
    "COMMENT ON TABLE pauses IS 'planted'",
  ];
  const url = made.byCurrent;
  let before = await inDatabase(url, catalogOf);
  for (const statement of planted) {
    await query(url, statement);
    const after = await inDatabase(url, catalogOf);
    expect({ statement, isSeen: JSON.stringify(after) !== JSON.stringify(before) }).toEqual({
      statement,
      isSeen: true,
    });
    before = after;
  }
});
