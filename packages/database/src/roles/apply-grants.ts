import { Client } from "pg";
import { functionGrants, grants, type ServiceRole, serviceRoles } from "./grants";
import { scramVerifier } from "./scram-verifier";
import { roleSettings } from "./session-settings";

export type RolePasswords = Partial<Readonly<Record<ServiceRole, string>>>;

/** What a service's role must not have, with the words that take it away. */
const noRights = {
  rolsuper: "nosuperuser",
  rolcreatedb: "nocreatedb",
  rolcreaterole: "nocreaterole",
  rolinherit: "noinherit",
  rolreplication: "noreplication",
} as const;

/** A lock number that nothing else uses; the same in every version of Lunas. */
const grantsLock = "7301402027";

/**
 * Grants the services' roles the rights in `grants` and revokes all others, in one transaction: a connected service
 * never has fewer rights than before or after. A role with a password here is created, or gets that password; one
 * without is skipped unless it exists. A role with a password also gets its time limits and plan settings. Returns the roles
 * that were granted their rights. Run it as the owner of the
 * tables, after the migrations; creating roles needs CREATEROLE.
 */
export async function applyGrants(databaseUrl: string, passwords: RolePasswords = {}): Promise<readonly ServiceRole[]> {
  const client = new Client({ connectionString: databaseUrl, application_name: "lunas-grants" });
  await client.connect();
  try {
    await client.query("begin");
    await client.query("select pg_advisory_xact_lock($1)", [grantsLock]);
    for (const role of serviceRoles) await makeRole(client, role, passwords[role]);
    await refuseTemporaryTables(client);
    await refuseLargeObjects(client);
    const roles = await existing(client, "select rolname as name from pg_roles");
    const tables = await existing(client, "select tablename as name from pg_tables where schemaname = 'public'");
    const columns = await existing(
      client,
      "select table_name || '.' || column_name as name from information_schema.columns where table_schema = 'public'",
    );
    const functions = await existingFunctions(client);
    const present = serviceRoles.filter((role) => roles.has(role));
    for (const role of present)
      await client.query(
        [...statementsOf(role, { tables, columns }), ...functionStatementsOf(role, functions)].join(";\n"),
      );
    await client.query("commit");
    return present;
  } finally {
    await client.end();
  }
}

async function makeRole(client: Client, role: ServiceRole, password: string | undefined): Promise<void> {
  if (password === undefined) return;
  const verifier = client.escapeLiteral(scramVerifier(password));
  const { rows } = await client.query<Record<string, boolean>>("select * from pg_roles where rolname = $1", [role]);
  const [known] = rows;
  // An owner that is no superuser may make a role without these rights, and may not name those that a role lacks already.
  const taken = Object.entries(noRights).flatMap(([right, words]) => (known?.[right] === false ? [] : [words]));
  await client.query(`${known ? "alter" : "create"} role ${role} login ${taken.join(" ")} password ${verifier}`);
  await resetSettings(client, role);
  for (const [name, value] of Object.entries(roleSettings[role]))
    await client.query(`alter role ${role} set ${name} = ${value}`);
}

/** Every role may change its own settings. What a stolen process has set would outlive its password. */
async function resetSettings(client: Client, role: ServiceRole): Promise<void> {
  await client.query(`alter role ${role} reset all`);
  const { rows } = await client.query<{ name: string }>(
    `select d.datname as name from pg_db_role_setting s join pg_database d on d.oid = s.setdatabase
     join pg_roles r on r.oid = s.setrole where r.rolname = $1`,
    [role],
  );
  for (const { name } of rows)
    await client.query(`alter role ${role} in database ${client.escapeIdentifier(name)} reset all`);
}

/** By default PostgreSQL lets every role fill its disk with temporary tables. */
async function refuseTemporaryTables(client: Client): Promise<void> {
  const { rows } = await client.query<{ name: string }>("select current_database() as name");
  for (const { name } of rows)
    await client.query(`revoke temporary on database ${client.escapeIdentifier(name)} from public`);
}

/** By default PostgreSQL lets every role fill its disk with these as well. Only a superuser can take that away. */
const fillTheDisk = ["lo_creat", "lo_create", "lo_from_bytea", "pg_logical_emit_message"];

async function refuseLargeObjects(client: Client): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select p.oid::regprocedure::text as name from pg_proc p, pg_roles r
     where p.pronamespace = 'pg_catalog'::regnamespace and p.proname = any ($1) and r.rolname = current_user and r.rolsuper`,
    [fillTheDisk],
  );
  for (const { name } of rows) await client.query(`revoke execute on function pg_catalog.${name} from public`);
}

async function existing(client: Client, statement: string): Promise<ReadonlySet<string>> {
  const { rows } = await client.query<{ name: string }>(statement);
  return new Set(rows.map(({ name }) => name));
}

async function existingFunctions(client: Client): Promise<readonly string[]> {
  const { rows } = await client.query<{ name: string }>(
    "select name from unnest($1::text[]) as name where to_regprocedure('public.' || name) is not null",
    [Object.keys(functionGrants)],
  );
  return rows.map(({ name }) => name);
}

interface Present {
  readonly tables: ReadonlySet<string>;
  /** `table.column` */
  readonly columns: ReadonlySet<string>;
}

/** A newer version's table or column does not exist for an older one's grants, and the reverse. */
function statementsOf(role: ServiceRole, { tables, columns }: Present): readonly string[] {
  const given = Object.entries(grants)
    .filter(([table]) => tables.has(table))
    .flatMap(([table, byRole]) =>
      (byRole[role] ?? [])
        .flatMap((each) => privilegeOn(table, each, columns) ?? [])
        .map((privilege) => `grant ${privilege} on ${table} to ${role}`),
    );
  return [
    `revoke all on all tables in schema public from ${role}`,
    `revoke all on schema public from ${role}`,
    `grant usage on schema public to ${role}`,
    ...given,
  ];
}

/** The privilege with those of its columns that are there; null: none of them is. */
function privilegeOn(table: string, privilege: string, columns: ReadonlySet<string>): string | null {
  const [, verb, named] = /^(\w+) \(([^)]*)\)$/s.exec(privilege) ?? [];
  if (verb === undefined || named === undefined) return privilege;
  const present = named
    .split(",")
    .map((name) => name.trim())
    .filter((name) => columns.has(`${table}.${name}`));
  return present.length === 0 ? null : `${verb} (${present.join(", ")})`;
}

function functionStatementsOf(role: ServiceRole, functions: readonly string[]): readonly string[] {
  return functions.flatMap((name) => [
    `revoke execute on function ${name} from public, ${role}`,
    ...(functionGrants[name]?.includes(role) ? [`grant execute on function ${name} to ${role}`] : []),
  ]);
}
