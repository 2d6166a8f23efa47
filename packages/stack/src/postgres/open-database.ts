import { createDatabase, databaseOf, dropDatabase, withDatabase } from "./create-database";
import { query } from "./query";
import { runMigrations } from "./run-migrations";

/** The databases of one stack. */
export interface StackDatabase {
  /** The stack's own, migrated. */
  readonly databaseUrl: string;
  /** Another one, empty and migrated; answers its URL. */
  newDatabase(): Promise<string>;
  /** Removes what must not stay on a server that is not the stack's. */
  clear(): Promise<void>;
}

const mainName = "lunas";
const templateName = "lunas_template";

/** The kept database on the stack's own server. */
export async function openKept(serverUrl: string): Promise<StackDatabase> {
  const databaseUrl = await ensureDatabase(serverUrl, mainName);
  await runMigrations(databaseUrl);
  return { databaseUrl, newDatabase: () => newMigrated(serverUrl), clear: async () => undefined };
}

/** Throw-away databases on the stack's own server: migrated once, then copied, which takes a few milliseconds. */
export async function openCopied(serverUrl: string): Promise<StackDatabase> {
  await runMigrations(await ensureDatabase(serverUrl, templateName));
  const newDatabase = () => createDatabase(serverUrl, { template: templateName });
  return { databaseUrl: await newDatabase(), newDatabase, clear: async () => undefined };
}

/** A database that somebody else keeps: it is migrated and left. */
export async function openExternal(databaseUrl: string): Promise<StackDatabase> {
  await runMigrations(databaseUrl);
  return { databaseUrl, newDatabase: () => newMigrated(databaseUrl), clear: async () => undefined };
}

/** Databases of this stack alone on a server that somebody else keeps; removed at the end. */
export async function openBorrowed(serverUrl: string): Promise<StackDatabase> {
  const created: string[] = [];
  const newDatabase = async () => {
    const databaseUrl = await newMigrated(serverUrl);
    created.push(databaseUrl);
    return databaseUrl;
  };
  const clear = async () => {
    for (const databaseUrl of created) await dropDatabase(databaseUrl);
  };
  return { databaseUrl: await newDatabase(), newDatabase, clear };
}

async function newMigrated(serverUrl: string): Promise<string> {
  const databaseUrl = await createDatabase(serverUrl);
  await runMigrations(databaseUrl);
  return databaseUrl;
}

async function ensureDatabase(serverUrl: string, name: string): Promise<string> {
  const databaseUrl = withDatabase(serverUrl, name);
  const found = await query(serverUrl, "SELECT 1 FROM pg_database WHERE datname = $1", [databaseOf(databaseUrl)]);
  if (found.length === 0) await query(serverUrl, `CREATE DATABASE "${name}"`);
  return databaseUrl;
}
