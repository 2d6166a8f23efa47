import { execFileSync } from "node:child_process";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { copyFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { readFunctionFiles } from "@lunas/database/functions/function-file";
import { migrate } from "@lunas/database/migrate";
import { findMigrations } from "@lunas/database/migrations/find-migrations";
import type { LastRelease } from "@lunas/database/migrations/finish-old-chain";
import { applyGrants } from "@lunas/database/roles/apply-grants";
import { catalogOf } from "@lunas/database/schema/catalog-of";
import { tableStatements } from "@lunas/database/schema/table-statements";
import { writeBaseline } from "@lunas/database/schema/write-baseline";
import type { Client } from "pg";
import { createDatabase, dropDatabase } from "./postgres/create-database";
import { inDatabase } from "./postgres/in-database";
import { startStack } from "./start-stack";

const lockfile = "migration_lock.toml";
const releaseFile = "last-release.json";

/**
 * `npm run db:squash -- <timestamp>_baseline <tag of the last release> [prisma folder]`: writes the schema that all migrations
 * make into one baseline. Those after the release move to `prisma/migrations-before-baseline`, where a database of the release finds
 * what it lacks. The others are removed, and a baseline that there is gives way.
 * Before any file changes it makes a database by the baseline alone and compares the two schemas.
 */
async function squash([
  name = "",
  revision = "",
  folder = dirname(findMigrations()),
]: readonly string[]): Promise<void> {
  const migrations = join(folder, "migrations");
  const present = foldersOf(migrations);
  refuseName(name, present);
  const older = join(folder, "migrations-before-baseline");
  const release = releaseAt(revision);
  refuseEarlier(release, older);
  const stack = await startStack({ parts: ["postgres"] });
  const chain = await createDatabase(stack.databaseUrl);
  const fresh = await createDatabase(stack.databaseUrl);
  try {
    await migrate(chain, migrations);
    await applyGrants(chain);
    const files = readFunctionFiles(join(folder, "functions"));
    const baseline = await inDatabase(chain, (client) => writeBaseline(client, files));
    await applyAlone(fresh, { name, baseline, from: migrations });
    await applyGrants(fresh);
    compare(await inDatabase(chain, contentsOf), await inDatabase(fresh, contentsOf));
    replace({ name, baseline, migrations, present, older, release });
  } finally {
    await Promise.all([chain, fresh].map(dropDatabase));
    await stack.stop();
  }
}

/** It has to come after all that it stands for, and before all that follows. */
function refuseName(name: string, present: readonly string[]): void {
  if (!/^\d{14}_baseline$/.test(name)) throw new Error("name the baseline: npm run db:squash -- <timestamp>_baseline");
  const later = present.filter((each) => each >= name);
  if (later.length > 0) throw new Error(`${name} must come after ${later.join(", ")}: choose a later timestamp`);
  const baseline = present.find((each) => each.endsWith("_baseline")) ?? "";
  const early = present.filter((each) => each < baseline);
  if (early.length > 0)
    throw new Error(`${early.join(", ")} would never reach a database that has ${baseline}: give later timestamps`);
}

/** What this tag or commit has. */
function releaseAt(revision: string): LastRelease {
  const git = (...args: readonly string[]) =>
    execFileSync("git", args, { cwd: __dirname, encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }).trim();
  try {
    const commit = git("rev-parse", "--verify", `${revision}^{commit}`);
    const names = git("ls-tree", "-d", "--full-tree", "--name-only", `${commit}:prisma/migrations`).split("\n");
    const { version } = JSON.parse(git("show", `${commit}:package.json`));
    return { version, commit, migration: names.sort().at(-1) ?? "" };
  } catch {
    throw new Error("name the last release by its tag or commit: npm run db:squash -- <timestamp>_baseline v1.2.3");
  }
}

/** The migrations that an older release lacks are gone. */
function refuseEarlier(release: LastRelease, older: string): void {
  const file = join(older, releaseFile);
  if (!existsSync(file)) return;
  const { version, migration }: LastRelease = JSON.parse(readFileSync(file, "utf8"));
  if (release.migration < migration)
    throw new Error(`databases come from ${version} or later: name it, or a later one`);
}

interface Draft {
  readonly name: string;
  readonly baseline: string;
  readonly from: string;
}

async function applyAlone(databaseUrl: string, { name, baseline, from }: Draft): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "lunas-baseline-"));
  try {
    writeScript(join(folder, name), baseline);
    await copyFile(join(from, lockfile), join(folder, lockfile));
    await migrate(databaseUrl, folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The schema, and the statements that write the rows. */
async function contentsOf(client: Client): Promise<readonly string[]> {
  return [...(await catalogOf(client)), ...(await tableStatements(client))];
}

function compare(chain: readonly string[], fresh: readonly string[]): void {
  const missing = chain.filter((line) => !fresh.includes(line)).map((line) => `- ${line}`);
  const added = fresh.filter((line) => !chain.includes(line)).map((line) => `+ ${line}`);
  if (missing.length + added.length === 0) return;
  throw new Error(
    ["the baseline makes another schema than the migrations (-: lacks, +: adds); is `npm run db:functions` due?"]
      .concat(missing, added)
      .join("\n"),
  );
}

interface Replacement {
  readonly name: string;
  readonly baseline: string;
  readonly migrations: string;
  readonly present: readonly string[];
  /** The folder of what databases of the last release lack. */
  readonly older: string;
  readonly release: LastRelease;
}

function replace({ name, baseline, migrations, present, older, release }: Replacement): void {
  mkdirSync(older, { recursive: true });
  writeFileSync(join(older, lockfile), 'provider = "postgresql"\n');
  writeFileSync(join(older, releaseFile), `${JSON.stringify(release, undefined, 2)}\n`);
  for (const each of foldersOf(older)) if (each <= release.migration) rmSync(join(older, each), { recursive: true });
  for (const each of present) {
    if (each <= release.migration || each.endsWith("_baseline")) rmSync(join(migrations, each), { recursive: true });
    else renameSync(join(migrations, each), join(older, each));
  }
  writeScript(join(migrations, name), baseline);
  console.log(
    `wrote ${name}; a database of ${release.version} first gets ${foldersOf(older).length} migrations from before it`,
  );
}

function foldersOf(directory: string): readonly string[] {
  if (!existsSync(directory)) return [];
  const entries = readdirSync(directory, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return entries.map((entry) => entry.name).sort();
}

function writeScript(folder: string, text: string): void {
  mkdirSync(folder);
  writeFileSync(join(folder, "migration.sql"), text);
}

squash(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
