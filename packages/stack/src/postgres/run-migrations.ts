import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";

// As for the supervisor: tests run the sources, but a process needs the build.
const program = join(__dirname, "..", "..", "dist", "postgres", "migrate-process.js");

/**
 * Migrates a database in its own process: the migration engine is a WebAssembly module behind an ES module, which a
 * test runner's `require` cannot load. The URL is passed in the environment, because it contains a password.
 */
export async function runMigrations(databaseUrl: string): Promise<void> {
  await promisify(execFile)(process.execPath, [program], { env: { ...process.env, DATABASE_URL: databaseUrl } });
}
