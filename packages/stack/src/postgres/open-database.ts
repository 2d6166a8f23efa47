import { applyGrants } from "@lunas/database/roles/apply-grants";
import type { ServiceRole } from "@lunas/database/roles/grants";
import { createDatabase, databaseOf, dropDatabase, withDatabase } from "./create-database";
import { query } from "./query";
import { rolePasswords, roleUrl } from "./role-url";
import { runMigrations } from "./run-migrations";

/** The databases of one stack. */
export interface StackDatabase {
  /** The stack's own, migrated. */
  readonly databaseUrl: string;
  /** The same as one of the services' roles; on an external server, whose roles we do not create, the given URL. */
  urlOf(role: ServiceRole): string;
  /** Another one, empty and migrated; returns its URL. */
  newDatabase(): Promise<string>;
  /** Removes our databases from an external server. */
  clear(): Promise<void>;
}

const mainName = "lunas";
const templateName = "lunas_template";
/** The databases in a prepared cluster. */
export const preparedDatabases = [mainName, templateName] as const;

/** The kept database on the stack's own server. */
export async function openKept(serverUrl: string): Promise<StackDatabase> {
  const databaseUrl = await ensureDatabase(serverUrl, mainName);
  await runMigrations(databaseUrl);
  await applyGrants(databaseUrl, rolePasswords(serverUrl));
  const urlOf = (role: ServiceRole) => roleUrl(databaseUrl, role);
  return { databaseUrl, urlOf, newDatabase: () => newMigrated(serverUrl), clear: async () => undefined };
}

/** Makes the databases of `openCopied`: migrated, with the services' roles and their rights; one to use and one to copy. */
export async function makeTemplate(serverUrl: string): Promise<void> {
  const template = await ensureDatabase(serverUrl, templateName);
  await runMigrations(template);
  await applyGrants(template, rolePasswords(serverUrl));
  await copyTemplate(serverUrl, mainName);
}

/** Throw-away databases on a server that has the template: the first is there already, because a copy costs a third of a second of CPU. */
export async function openCopied(serverUrl: string): Promise<StackDatabase> {
  const databaseUrl = withDatabase(serverUrl, mainName);
  const newDatabase = () => copyTemplate(serverUrl);
  return { databaseUrl, urlOf: (role) => roleUrl(databaseUrl, role), newDatabase, clear: async () => undefined };
}

async function copyTemplate(serverUrl: string, name?: string): Promise<string> {
  const copy = await createDatabase(serverUrl, { template: templateName, name });
  // A copy has the database's content, but not the rights on the database itself.
  await query(serverUrl, `REVOKE TEMPORARY ON DATABASE "${databaseOf(copy)}" FROM PUBLIC`);
  return copy;
}

/** An external database: it is migrated, and not removed. */
export async function openExternal(databaseUrl: string): Promise<StackDatabase> {
  await runMigrations(databaseUrl);
  const newDatabase = () => newMigrated(databaseUrl);
  return { databaseUrl, urlOf: () => databaseUrl, newDatabase, clear: async () => undefined };
}

/** Databases of this stack only on an external server; removed at the end. */
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
  const databaseUrl = await newDatabase();
  return { databaseUrl, urlOf: () => databaseUrl, newDatabase, clear };
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
