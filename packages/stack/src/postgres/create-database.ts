import { randomBytes } from "node:crypto";
import { query } from "./query";

/**
 * Creates a database on the server of `databaseUrl`, with a random name unless one is given, and returns its URL. With
 * `template` it starts as a copy of that database, which must have no connections.
 */
export async function createDatabase(
  databaseUrl: string,
  { template, name = `lunas_${randomBytes(8).toString("hex")}` }: { template?: string; name?: string | undefined } = {},
): Promise<string> {
  const copyOf = template === undefined ? "" : ` TEMPLATE ${quoteName(template)}`;
  await query(databaseUrl, `CREATE DATABASE ${quoteName(name)}${copyOf}`);
  return withDatabase(databaseUrl, name);
}

/** Removes the database of `databaseUrl`, even if it has connections. */
export async function dropDatabase(databaseUrl: string): Promise<void> {
  const name = databaseOf(databaseUrl);
  await query(withDatabase(databaseUrl, "postgres"), `DROP DATABASE IF EXISTS ${quoteName(name)} WITH (FORCE)`);
}

/** The name of the database that a URL points to. */
export function databaseOf(databaseUrl: string): string {
  return decodeURIComponent(new URL(databaseUrl).pathname.slice(1));
}

/** The same server, another database. */
export function withDatabase(databaseUrl: string, name: string): string {
  const url = new URL(databaseUrl);
  url.pathname = `/${encodeURIComponent(name)}`;
  return url.href;
}

function quoteName(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
