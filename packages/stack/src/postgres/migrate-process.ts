import { migrate } from "@lunas/database/migrate";

/** A process that migrates the database of DATABASE_URL; `run-migrations.ts` starts it. */
migrate(process.env.DATABASE_URL ?? "").catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
