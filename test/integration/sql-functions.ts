import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { FunctionFile } from "@lunas/database/functions/function-file";
import { inDatabase } from "@lunas/stack/postgres/in-database";
import type { Client } from "pg";

const root = join(__dirname, "../..");

export interface Differences {
  readonly withoutFile: readonly string[];
  readonly withoutFunction: readonly string[];
  /** The file makes another function than the one that is there, or grants it to others. */
  readonly different: readonly string[];
}

interface DefinedFunction {
  readonly name: string;
  readonly definition: string;
  readonly isPublic: boolean;
}

/**
 * Holds the functions of a database against the files: runs each file and compares what PostgreSQL then says of the function
 * with what it said before. Nothing of that stays.
 */
export async function compareFunctions(databaseUrl: string, files: readonly FunctionFile[]): Promise<Differences> {
  return await inDatabase(databaseUrl, async (client) => {
    const found = await functionsIn(client);
    await client.query("BEGIN");
    const refused: string[] = [];
    for (const { name, definition } of files) {
      await client.query("SAVEPOINT one");
      await client.query(definition).catch(async () => {
        refused.push(name);
        await client.query("ROLLBACK TO one");
      });
    }
    const made = new Map((await functionsIn(client)).map((each) => [each.name, each]));
    await client.query("ROLLBACK");
    const names = found.map(({ name }) => name);
    const isRevoked = new Map(files.map(({ name, definition }) => [name, definition.includes("\nREVOKE EXECUTE ")]));
    return {
      withoutFile: names.filter((name) => !isRevoked.has(name)),
      withoutFunction: files.map(({ name }) => name).filter((name) => !names.includes(name)),
      different: found
        .filter(
          ({ name, definition, isPublic }) =>
            refused.includes(name) || definition !== made.get(name)?.definition || isPublic === isRevoked.get(name),
        )
        .map(({ name }) => name),
    };
  });
}

async function functionsIn(client: Client): Promise<readonly DefinedFunction[]> {
  const { rows } = await client.query<DefinedFunction>(
    `SELECT proname AS name, pg_get_functiondef(oid) AS definition, EXISTS (
        SELECT FROM aclexplode(coalesce(proacl, acldefault('f', proowner))) AS acl WHERE acl.grantee = 0
      ) AS "isPublic"
      FROM pg_proc WHERE pronamespace = 'public'::regnamespace ORDER BY 1`,
  );
  return rows;
}

/**
 * Functions that neither a process, nor a trigger, nor another function that is called calls. Code names a function in its SQL,
 * before a bracket or alone in a fragment: `finish_settlements(…`, `` Prisma.sql`finish_settlements` ``.
 */
export async function findUncalled(databaseUrl: string, sources = readProcesses()): Promise<readonly string[]> {
  const rows = await inDatabase(databaseUrl, async (client) => (await client.query<CalledFunction>(bodiesSql)).rows);
  const called = new Set(
    rows.filter(({ name, isTrigger }) => isTrigger || isNamed(name, sources)).map(({ name }) => name),
  );
  // A Set that grows while it is walked is walked to its end.
  for (const caller of called) {
    const body = rows.find(({ name }) => name === caller)?.body.replace(/--.*$/gm, "") ?? "";
    for (const { name } of rows) if (isNamed(name, body)) called.add(name);
  }
  return rows.map(({ name }) => name).filter((name) => !called.has(name));
}

interface CalledFunction {
  readonly name: string;
  readonly body: string;
  readonly isTrigger: boolean;
}

const bodiesSql = `SELECT p.proname AS name, p.prosrc AS body, EXISTS (
    SELECT FROM pg_trigger t WHERE t.tgfoid = p.oid AND NOT t.tgisinternal
  ) AS "isTrigger"
  FROM pg_proc p WHERE p.pronamespace = 'public'::regnamespace ORDER BY 1`;

function isNamed(name: string, text: string): boolean {
  return new RegExp(`\\b${name}\\s*\\(|\`${name}\``).test(text);
}

/** The code of everything that runs, without comments, tests and the list of grants. */
function readProcesses(): string {
  const listed = execFileSync("git", ["ls-files", "-z", "packages/*/src/*", "services/*/src/*"], {
    cwd: root,
  }).toString();
  return listed
    .split("\0")
    .filter(
      (path) => /\.tsx?$/.test(path) && !/\.test\.ts$|\/roles\/grants\.ts$/.test(path) && existsSync(join(root, path)),
    )
    .map((path) =>
      readFileSync(join(root, path), "utf8")
        .replace(/\/\*[\s\S]*?\*\//g, "")
        .replace(/^\s*\/\/.*$/gm, ""),
    )
    .join("\n");
}
