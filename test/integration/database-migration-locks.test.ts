import { execFile } from "node:child_process";
import { cp, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { query } from "@lunas/stack/postgres/query";
import type { Stack } from "@lunas/stack/stack";
import { until } from "@lunas/testkit/time/until";
import { Client } from "pg";
import { connectTo } from "../harness/connect-to";
import { startPostgresOnly } from "./database-postgres";

jest.setTimeout(60_000);

const root = join(__dirname, "../..");
const command = join(root, "packages/database/dist/migrate-cli.js");
const run = promisify(execFile);

let stack: Stack;
let url: string;
let folder: string;
beforeAll(async () => {
  stack = await startPostgresOnly();
  url = await stack.newDatabase();
  folder = await mkdtemp(join(tmpdir(), "lunas-migrations-"));
  await cp(join(root, "prisma/migrations"), folder, { recursive: true });
});
afterAll(async () => {
  await stack.stop();
  await rm(folder, { recursive: true });
});

/** Adds one more migration to those of the folder; answers what applies it. */
async function plant(name: string, sql: string): Promise<() => Promise<string>> {
  await mkdir(join(folder, name));
  await writeFile(join(folder, name, "migration.sql"), sql);
  return async () => (await run(process.execPath, [command, url, folder])).stdout;
}

/** A payment that is being stored: its transaction is open until `end`. */
async function openTransaction(): Promise<{ end: () => Promise<void> }> {
  const client = await connectTo(url);
  await client.query("BEGIN");
  await client.query("LOCK TABLE payments IN ROW EXCLUSIVE MODE");
  const end = async () => {
    await client.query("COMMIT");
    await client.end();
  };
  return { end };
}

/** Until the migration's statement waits for a lock. */
const untilItWaits = () =>
  until(
    async () => {
      const sql = "SELECT FROM pg_stat_activity WHERE application_name = 'lunas-migrate' AND wait_event_type = 'Lock'";
      return (await query(url, sql)).length > 0;
    },
    { timeoutMs: 20_000, intervalMs: 10, what: "the migration to wait for a lock" },
  );

/** Throws after five seconds: a lock in the way. */
async function readPayments(): Promise<unknown> {
  const client = new Client({ connectionString: url, statement_timeout: 5_000 });
  await client.connect();
  try {
    return (await client.query("SELECT count(*)::int AS n FROM payments")).rows;
  } finally {
    await client.end();
  }
}

/** Applies while one payment is being stored; meanwhile another one is stored. */
async function appliedBesidePayments(apply: () => Promise<string>): Promise<string> {
  const open = await openTransaction();
  const applied = apply();
  try {
    await untilItWaits();
    const another = await openTransaction();
    await another.end();
  } finally {
    await open.end();
  }
  return await applied;
}

test("a migration that waits for its lock lets others use the table meanwhile", async () => {
  const apply = await plant("99990101000000_column", "ALTER TABLE payments ADD COLUMN planted text;");
  const open = await openTransaction();
  const applied = apply();
  try {
    await untilItWaits();
    await expect(readPayments()).resolves.toEqual([{ n: 0 }]);
  } finally {
    await open.end();
  }
  await expect(applied).resolves.toContain("applied 99990101000000_column");
});

test("an index is created concurrently, while payments are stored", async () => {
  const sql = "CREATE INDEX CONCURRENTLY planted_idx ON payments (payer);";
  const applied = await appliedBesidePayments(await plant("99990102000000_index", sql));
  expect(applied).toContain("applied 99990102000000_index");
});

test("an index is dropped concurrently, while payments are stored", async () => {
  await query(url, "CREATE INDEX dropped_idx ON payments (payer)");
  const apply = await plant("99990102500000_dropped_index", "DROP INDEX CONCURRENTLY IF EXISTS dropped_idx;");
  expect(await appliedBesidePayments(apply)).toContain("applied 99990102500000_dropped_index");
  expect(await query(url, "SELECT to_regclass('dropped_idx') AS found")).toEqual([{ found: null }]);
});

test("what a failed creation of the same index left is replaced", async () => {
  const sql = "CREATE UNIQUE INDEX CONCURRENTLY twice_idx ON twice (a);";
  await query(url, "CREATE TABLE twice (a int)");
  await query(url, "INSERT INTO twice VALUES (1), (1)");
  await expect(query(url, sql)).rejects.toThrow(/could not create unique index/);
  await query(url, "DELETE FROM twice");
  const apply = await plant("99990103000000_unique", sql);
  await expect(apply()).resolves.toContain("applied 99990103000000_unique");
  const state = "SELECT indisvalid AS valid FROM pg_index WHERE indexrelid = 'twice_idx'::regclass";
  expect(await query(url, state)).toEqual([{ valid: true }]);
});
