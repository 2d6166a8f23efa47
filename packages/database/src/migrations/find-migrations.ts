import { existsSync } from "node:fs";
import { dirname, join } from "node:path";

/** The nearest `prisma/migrations` above this file: the repository's, or in an image the one beside the package. */
export function findMigrations(): string {
  for (let folder = __dirname; folder !== dirname(folder); folder = dirname(folder)) {
    const candidate = join(folder, "prisma", "migrations");
    if (existsSync(candidate)) return candidate;
  }
  throw new Error(`there is no prisma/migrations above ${__dirname}: name the folder`);
}
