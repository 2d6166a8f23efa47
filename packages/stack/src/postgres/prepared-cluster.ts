import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { promisify } from "node:util";
import { chains } from "@lunas/catalog/chains";
import { findMigrations } from "@lunas/database/migrations/find-migrations";
import { readMigrations } from "@lunas/database/migrations/read-migrations";
import { functionGrants, grants } from "@lunas/database/roles/grants";
import { lunasFolder } from "../folders";

const run = promisify(execFile);

/** The build, also when a test runs the sources: both name the same cluster. */
const databasePackage = join(dirname(require.resolve("@lunas/database/migrate")), "..", "dist");
/** The code that decides what a migrated database contains, beside the migrations themselves. */
const migratingCode = ["migrate.js", "known-chains.js", "migrations", "roles"];

/** A stopped cluster with a migrated template database: a throw-away stack starts from a copy of it. */
export interface PreparedCluster {
  /** Copies the cluster to `folder`, which must not exist; false when there is none yet. */
  copyTo(folder: string): Promise<boolean>;
  /** Keeps a copy of the stopped cluster in `folder` for the stacks that follow. */
  keep(folder: string): Promise<void>;
}

/** The prepared cluster of these programs, databases, migrations, grants and chains: with another of them it is another cluster. */
export async function preparedCluster(programFolder: string, databases: readonly string[]): Promise<PreparedCluster> {
  const parent = join(lunasFolder(), "prepared-clusters");
  const kept = join(parent, await digestOfContent([programFolder, ...databases]));
  return {
    async copyTo(folder) {
      if (!existsSync(kept)) return false;
      try {
        await copy(kept, folder);
        if (existsSync(kept)) return true;
      } catch {
        // Handled below, like a copy that ended early.
      }
      // A process of another version has removed it during the copy: the stack then starts without it.
      rmSync(folder, { recursive: true, force: true });
      return false;
    },
    async keep(folder) {
      mkdirSync(parent, { recursive: true, mode: 0o700 });
      const draft = `${kept}.${process.pid}`;
      try {
        await copy(folder, draft);
        removeOthers(parent, basename(kept));
        renameSync(draft, kept);
      } catch {
        // Another process made it at the same time, or the disk is full: the stack itself does not need it.
        rmSync(draft, { recursive: true, force: true });
      }
    },
  };
}

/** `cp -a` keeps the owner, which PostgreSQL checks, and is faster than Node's own copy of 2,000 files. */
async function copy(from: string, to: string): Promise<void> {
  await run("cp", ["-a", from, to]);
}

/** Removes the clusters of other versions. Drafts stay: another process may be writing them. */
function removeOthers(parent: string, kept: string): void {
  for (const name of readdirSync(parent)) {
    if (!/^[0-9a-f]{16}$/.test(name) || name === kept) continue;
    // Renamed first: a process that copies it sees that it is gone, and not half of its files.
    const removed = join(parent, `${name}.removed`);
    renameSync(join(parent, name), removed);
    rmSync(removed, { recursive: true, force: true });
  }
}

async function digestOfContent(given: readonly string[]): Promise<string> {
  const { migrationDirectories } = await readMigrations(findMigrations());
  const hash = createHash("sha256").update(JSON.stringify([given, migrationDirectories]));
  const inMemory = [chains, grants, functionGrants];
  hash.update(JSON.stringify(inMemory, (_, value) => (typeof value === "bigint" ? String(value) : value)));
  for (const file of filesOf(migratingCode.map((name) => join(databasePackage, name)))) hash.update(readFileSync(file));
  return hash.digest("hex").slice(0, 16);
}

function filesOf(paths: readonly string[]): readonly string[] {
  return paths.flatMap((path) =>
    path.endsWith(".js")
      ? [path]
      : readdirSync(path)
          .filter((name) => name.endsWith(".js"))
          .sort()
          .map((name) => join(path, name)),
  );
}
