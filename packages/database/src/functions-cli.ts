import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { definedBy, readScripts } from "./functions/defined-by-migrations";
import { readFunctionFiles } from "./functions/function-file";
import { placeChanges } from "./functions/place-changes";
import { changesOf, type FunctionChange } from "./functions/write-changes";
import { findMigrations } from "./migrations/find-migrations";

/**
 * `npm run db:functions -- <migration name> [prisma folder]`: writes a migration that defines the functions of `prisma/functions` whose text the
 * migrations do not have yet, and drops those that have no file any more. A name of a migration that exists adds to that one:
 * at its line `-- functions`, or at its end. Without a name it says what differs, and fails where something does.
 */
function main([name, folder = dirname(findMigrations())]: readonly string[]): void {
  const migrations = join(folder, "migrations");
  const files = readFunctionFiles(join(folder, "functions"));
  const scripts = readScripts(migrations);
  const own = scripts.find((script) => script.name === name);
  const changes = changesOf(files, definedBy(scripts.filter((script) => script !== own)));
  for (const change of changes) console.log(told(change));
  if (changes.length === 0) console.log("the migrations have the text of every file");
  if (changes.length === 0 && own === undefined) return;
  if (name === undefined) throw new Error("write the migration: npm run db:functions -- <timestamp>_<what changes>");
  refuseEarlier(name, scripts.at(-1)?.name ?? "");
  const script = join(migrations, name, "migration.sql");
  mkdirSync(dirname(script), { recursive: true });
  writeFileSync(script, placeChanges(own?.text ?? "", changes));
  console.log(`wrote ${script}`);
}

function told({ name, before, after }: FunctionChange): string {
  if (after === undefined) return `drops ${name}`;
  return before === undefined ? `adds ${name}` : `changes ${name}`;
}

/** A later migration would win over it. */
function refuseEarlier(name: string, last: string): void {
  if (!/^\d{14}_[a-z0-9_]+$/.test(name))
    throw new Error(`a migration is named like 20261127030000_what_changes, not ${name}`);
  if (name < last) throw new Error(`${name} comes before ${last}: choose a later timestamp`);
}

try {
  main(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
