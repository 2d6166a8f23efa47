import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { parseArgs } from "node:util";
import { adopt } from "./functions/adopt";
import { readBlocks } from "./functions/blocks";
import { definedBy, type MigrationScript, readScripts } from "./functions/defined-by-migrations";
import { parseFunctionFile, readFunctionFiles } from "./functions/function-file";
import { placeChanges } from "./functions/place-changes";
import { changesOf, type FunctionChange } from "./functions/write-changes";
import { findMigrations } from "./migrations/find-migrations";

/**
 * `npm run db:functions -- <migration name> [prisma folder]`: writes a migration that defines the functions of `prisma/functions` whose text the
 * migrations do not have yet, and drops those that have no file any more. A name of a migration that exists adds to that one:
 * at its line `-- functions`, or at its end. Without a name it says what differs, and fails where something does. With
 * `--adopt` it first moves the functions that this migration defines by hand into files.
 */
function main(args: readonly string[]): void {
  const { positionals, values } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { adopt: { type: "boolean" } },
  });
  const [name, folder = dirname(findMigrations())] = positionals;
  const migrations = join(folder, "migrations");
  if (name !== undefined && values.adopt === true) moveToFiles(join(migrations, name, "migration.sql"), folder);
  const files = readFunctionFiles(join(folder, "functions"));
  const scripts = readScripts(migrations);
  const own = scripts.find((script) => script.name === name);
  const changes = changesOf(files, definedBy(scripts.filter((script) => script !== own)));
  for (const change of changes) console.log(describeChange(change));
  if (changes.length === 0) console.log("the migrations have the text of every file");
  if (changes.length === 0 && own === undefined) return;
  if (name === undefined) throw new Error("write the migration: npm run db:functions -- <timestamp>_<what changes>");
  refuseName(name);
  refuseEarlier(name, changes, scripts);
  const script = join(migrations, name, "migration.sql");
  mkdirSync(dirname(script), { recursive: true });
  writeFileSync(script, placeChanges(own?.text ?? "", changes));
  console.log(`wrote ${script}`);
}

/** A file that is there keeps its header; of a new one the comment in the migration becomes the header. */
function moveToFiles(script: string, folder: string): void {
  const { functions, rest } = adopt(readFileSync(script, "utf8"));
  for (const { name, comment, definition } of functions) {
    const path = join(folder, "functions", `${name}.sql`);
    const header = existsSync(path) ? parseFunctionFile(name, readFileSync(path, "utf8")).header : comment;
    writeFileSync(path, header + definition);
    console.log(`moved ${name} to ${path}: read its header`);
  }
  writeFileSync(script, rest);
}

function describeChange({ name, before, after }: FunctionChange): string {
  if (after === undefined) return `drops ${name}`;
  return before === undefined ? `adds ${name}` : `changes ${name}`;
}

function refuseName(name: string): void {
  if (!/^\d{14}_[a-z0-9_]+$/.test(name))
    throw new Error(`a migration is named like 20261127030000_what_changes, not ${name}`);
}

/** A later migration that defines the same function would win over this one. */
function refuseEarlier(name: string, changes: readonly FunctionChange[], scripts: readonly MigrationScript[]): void {
  const changed = new Set(changes.map((change) => change.name));
  const later = scripts.find(
    (script) => script.name > name && readBlocks(script.text).some((block) => changed.has(block.name)),
  );
  if (later !== undefined) throw new Error(`${name} comes before ${later.name}: choose a later timestamp`);
}

try {
  main(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
