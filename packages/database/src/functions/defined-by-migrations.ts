import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { readBlocks } from "./blocks";

/** A migration's name and the text of its script. */
export interface MigrationScript {
  readonly name: string;
  readonly text: string;
}

/** The scripts of a folder in Prisma's layout, in the order in which they are applied. */
export function readScripts(directory: string): readonly MigrationScript[] {
  const folders = readdirSync(directory, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return folders
    .map(({ name }) => name)
    .sort()
    .map((name) => ({ name, text: readFileSync(join(directory, name, "migration.sql"), "utf8") }));
}

/** Each function's definition after all of these migrations, by its name. */
export function definedBy(scripts: readonly MigrationScript[]): ReadonlyMap<string, string> {
  const defined = new Map<string, string>();
  for (const { name, kind, statements } of scripts.flatMap(({ text }) => readBlocks(text))) {
    if (kind === "dropped") defined.delete(name);
    else defined.set(name, definitionIn(statements));
  }
  return defined;
}

/** Around the definition a block may hold statements that keep the function's owner and grants. */
function definitionIn(statements: string): string {
  const created = /^CREATE OR REPLACE FUNCTION [\s\S]*?\sAS \$\$[\s\S]*?\$\$;\n/m.exec(statements)?.[0] ?? "";
  const revoked = /^REVOKE EXECUTE ON FUNCTION \w+ FROM PUBLIC;\n/m.exec(statements)?.[0] ?? "";
  return created + revoked;
}
