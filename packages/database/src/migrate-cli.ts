import { readFileSync } from "node:fs";
import { migrate } from "./migrate";

/**
 * `node migrate-cli.js <database url> [migrations folder]`: applies what is missing and prints its names. `@<file>` stands for the
 * text of a file: a URL has a password in it, and arguments stand in every list of processes.
 */
async function main([given = "", migrationsDirectory]: readonly string[]): Promise<void> {
  const databaseUrl = given.startsWith("@") ? readFileSync(given.slice(1), "utf8").trim() : given;
  // Empty: `npm run db:migrate` without a DATABASE_URL.
  if (!databaseUrl) {
    throw new Error(
      "which database? Set DATABASE_URL=postgresql://user:password@host:5432/name, or: migrate-cli.js <database url> [migrations folder]",
    );
  }
  const applied = await migrate(databaseUrl, migrationsDirectory);
  for (const name of applied) console.log(`applied ${name}`);
  if (applied.length === 0) console.log("the database is up to date");
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
