import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { migrate } from "./migrate";
import { applyGrants } from "./roles/apply-grants";
import { readPasswords } from "./roles/read-passwords";

/**
 * `node migrate-cli.js [database url] [migrations folder] [--passwords <folder>]`: applies missing migrations and
 * prints their names, then grants the services' roles their rights. `@<file>` means the text of a file: a URL contains
 * a password, and process lists show arguments. Without a URL it is `DATABASE_URL`, or the text of the file that `DATABASE_URL_FILE` names.
 * With `--passwords` the roles are created, each with the password in its file there.
 */
async function main(args: readonly string[]): Promise<void> {
  const { positionals, values } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { passwords: { type: "string" } },
  });
  const [given = urlOf(process.env), migrationsDirectory] = positionals;
  const databaseUrl = given.startsWith("@") ? readFileSync(given.slice(1), "utf8").trim() : given;
  if (!databaseUrl) {
    throw new Error(
      "which database? Set DATABASE_URL=postgresql://user:password@host:5432/name or DATABASE_URL_FILE, or: migrate-cli.js <database url> [migrations folder]",
    );
  }
  const passwords = values.passwords === undefined ? {} : readPasswords(values.passwords);
  const applied = await migrate(databaseUrl, migrationsDirectory);
  for (const name of applied) console.log(`applied ${name}`);
  if (applied.length === 0) console.log("the database is up to date");
  const roles = await applyGrants(databaseUrl, passwords);
  if (values.passwords !== undefined) console.log(`granted ${roles.join(", ")} what each needs`);
}

function urlOf({ DATABASE_URL = "", DATABASE_URL_FILE }: NodeJS.ProcessEnv): string {
  return DATABASE_URL === "" && DATABASE_URL_FILE ? `@${DATABASE_URL_FILE}` : DATABASE_URL;
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
