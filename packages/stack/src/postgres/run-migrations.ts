import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";

// As with the supervisor: the sources run in tests, a process needs the build.
const program = join(__dirname, "..", "..", "dist", "postgres", "migrate-process.js");

/**
 * Brings a database up to date. In a process of its own: the migration engine is a WebAssembly module behind an ES
 * module, which a test runner's `require` cannot load. The URL goes by the environment, for it carries a password.
 */
export async function runMigrations(databaseUrl: string): Promise<void> {
  await promisify(execFile)(process.execPath, [program], { env: { ...process.env, DATABASE_URL: databaseUrl } });
}
