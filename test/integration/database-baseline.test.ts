import { execFile } from "node:child_process";
import { cp, mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { applyGrants } from "@lunas/database/roles/apply-grants";
import { catalogOf } from "@lunas/database/schema/catalog-of";
import { query } from "@lunas/stack/postgres/query";
import type { Stack } from "@lunas/stack/stack";
import { startPostgresOnly } from "./database-postgres";
import { inDatabase } from "./sql-functions";

jest.setTimeout(60_000);

const prisma = join(__dirname, "../../prisma");
const current = join(prisma, "migrations");
const older = join(prisma, "migrations-before-baseline");
const command = join(__dirname, "../../packages/database/dist/migrate-cli.js");

let stack: Stack;
let expected: readonly string[];
let baseline: string;
let scratch: string;
let made: Databases;
beforeAll(async () => {
  stack = await startPostgresOnly();
  baseline = (await namesIn(current)).find((name) => name.endsWith("_baseline")) ?? "";
  scratch = await mkdtemp(join(tmpdir(), "lunas-baseline-"));
  made = await makeDatabases();
  expected = await schemaOf(made.byCurrent);
});
afterAll(async () => {
  await rm(scratch, { recursive: true });
  await stack.stop();
});

const namesIn = async (folder: string) => (await readdir(folder)).filter((name) => /^\d{14}_/.test(name)).sort();

/** Migrates as an operator does; answers the names that the command prints. */
async function migrate(url: string, folder: string): Promise<string[]> {
  const { stdout } = await promisify(execFile)(process.execPath, [command, url, folder]);
  return [...stdout.matchAll(/^applied (.+)$/gm)].map(([, name = ""]) => name);
}

/** Databases that were migrated before there were grants for them: by the older migrations so far, and by those of now. */
interface Databases {
  readonly after3: string;
  readonly after5: string;
  readonly after20: string;
  readonly allButLast: string;
  readonly byAllOlder: string;
  readonly alsoByAllOlder: string;
  readonly byCurrent: string;
}

async function makeDatabases(): Promise<Databases> {
  const last = (await namesIn(older)).length - 1;
  const chains = await Promise.all([3, 5, 20, last].map(chainOf));
  const [grown, [byCurrent = ""]] = await Promise.all([databasesBy(...chains, older, older), databasesBy(current)]);
  const [after3 = "", after5 = "", after20 = "", allButLast = "", byAllOlder = "", alsoByAllOlder = ""] = grown;
  return { after3, after5, after20, allButLast, byAllOlder, alsoByAllOlder, byCurrent };
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

/** A folder of the older migrations as it was when there were `count` of them. */
async function chainOf(count: number): Promise<string> {
  const folder = await mkdtemp(join(scratch, "chain-"));
  await cp(older, folder, { recursive: true });
  for (const name of (await namesIn(older)).slice(count)) await rm(join(folder, name), { recursive: true });
  return folder;
}

const rowsOf = async (url: string) =>
  await query(
    url,
    "SELECT migration_name AS name FROM _prisma_migrations WHERE finished_at IS NOT NULL ORDER BY started_at",
  );

test("a database with all older migrations takes the baseline as applied, and has the schema of a new one", async () => {
  const url = made.byAllOlder;
  const following = (await namesIn(current)).filter((name) => name !== baseline);
  expect(await migrate(url, current)).toEqual(following);
  expect(await rowsOf(url)).toEqual([...(await namesIn(older)), baseline, ...following].map((name) => ({ name })));
  expect(await schemaOf(url)).toEqual(expected);
  expect(expected.length).toBeGreaterThan(800);
  expect(await migrate(url, current)).toEqual([]);
});

test("a database in the middle of the older migrations gets the rest first, rows and all", async () => {
  const names = await namesIn(older);
  const url = made.after20;
  await query(
    url,
    `INSERT INTO merchants (id, email, wallet_address, name, default_token, default_network)
      VALUES ('mer_old', 'a@example.com', '0xaa', 'A', 'IDRX', 'base')`,
  );
  expect(await migrate(url, current)).toEqual([
    ...names.slice(20),
    ...(await namesIn(current)).filter((name) => name !== baseline),
  ]);
  expect(await schemaOf(url)).toEqual(expected);
  // An older migration brought it over: merchants that were there have their wallet.
  expect(await query(url, "SELECT address FROM merchant_wallets")).toEqual([{ address: "0xaa" }]);
});

test("an older migration that failed stops everything, and the baseline is not marked", async () => {
  const names = await namesIn(older);
  const url = made.after5;
  await query(url, "CREATE TABLE refills (planted integer)");
  await expect(migrate(url, current)).rejects.toThrow(/refills/);
  await expect(migrate(url, current)).rejects.toThrow(/failed migrations/);
  const done = await rowsOf(url);
  expect(done).toEqual(names.slice(0, done.length).map((name) => ({ name })));
});

test("a database of an earlier baseline gets what came between the two", async () => {
  const names = await namesIn(older);
  const last = names.at(-1) ?? "";
  const url = made.allButLast;
  // As if the baseline had stood before the last of the older migrations.
  const earlier = `${last.slice(0, 14)}_a_baseline`;
  await query(url, "DELETE FROM _prisma_migrations WHERE migration_name <> $1", [names[0] ?? ""]);
  await query(url, "UPDATE _prisma_migrations SET migration_name = $1", [earlier]);
  expect((await migrate(url, current))[0]).toBe(last);
  expect(await schemaOf(url)).toEqual(expected);
});

test("stock Prisma refuses the baseline on a database with older migrations, says what to do, and that then works", async () => {
  const url = made.after3;
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
  expect((await migrate(url, current)).slice(0, 1)).toEqual((await namesIn(older)).slice(3, 4));
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
  const old = made.alsoByAllOlder;
  await migrate(old, own);
  const beforeSquash = await schemaOf(old);
  expect(beforeSquash.filter((line) => /planted_stays/.test(line))).toHaveLength(2);

  await mkdir(join(own, "20200101000000_early"));
  await expect(tool("stack/dist/squash-cli.js", "20991231000100_baseline", folder)).rejects.toThrow(/never reach/);
  await rm(join(own, "20200101000000_early"), { recursive: true });
  const squashed = await tool("stack/dist/squash-cli.js", "20991231000100_baseline", folder);
  expect(squashed).toMatch(/stands for \d+ migrations/);
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
