import { grants, type ServiceRole, serviceRoles } from "@lunas/database/roles/grants";
import { query } from "@lunas/stack/postgres/query";
import type { Client } from "pg";
import { connectTo } from "../../harness/connect-to";
import { type Attempt, together, tryEach } from "../attempts";
import type { HostileKind } from "../kind";
import type { Target } from "../target";

interface Column {
  readonly table: string;
  readonly column: string;
}

/** What no service may do with any grants: an attacker who controls a process gains no money and hides nothing. */
const never: Readonly<Record<ServiceRole, readonly string[]>> = {
  lunas_gateway: [
    "update payments set status = 'confirmed'",
    "update payments set pay_to = '0x'",
    "update payments set amount = 1",
    "delete from payments",
    "update merchants set wallet_address = '0x'",
    "update merchants set suspended_at = null",
    "update gas_spent set wei = 0",
    "update lanes set next_nonce = 0",
    "select raw_transaction from attempts",
    "select hold_lane('lane', 'me', 1)",
    "insert into transactions (lane_id, nonce, purpose) values ('lane', 1, 'payment')",
    "delete from audit_log",
    "update audit_log set actor_id = 'nobody'",
    "delete from pauses",
    "update chains set environment = 'production'",
    "insert into chain_tokens values (8453, 'IDRX', '0x')",
    "select add_sandbox_token(1337, 'IDRX', '0x')",
  ],
  lunas_settler: [
    "select from api_keys",
    "select webhook_secret from merchants",
    "update payments set pay_to = '0x'",
    "update payments set amount = 1",
    "insert into payments select * from payments",
    "delete from transactions",
    "delete from audit_log",
    "update merchants set suspended_at = null",
    "delete from payments",
  ],
  lunas_dispatcher: [
    "select from lanes",
    "select from api_keys",
    "select email from merchants",
    "select raw_transaction from attempts",
    "update payments set status = 'confirmed'",
    "update merchants set webhook_url = 'https://elsewhere.example'",
    "insert into events (id, type, merchant_id, environment) values ('e', 'webhook.test', 'm', 'sandbox')",
    "update lanes set next_nonce = 0",
    "delete from payments",
    "select drop_months(null)",
    "select drop_attempt_months(null)",
    "select prune_events(null, 1)",
    "select prune_events(now(), 1)",
    "delete from events",
    "delete from deliveries",
    "delete from delivery_attempts",
  ],
  lunas_console: [
    "select from api_keys",
    "select email from merchants",
    "select webhook_secret from merchants",
    "select raw_transaction from attempts",
    "update merchants set wallet_address = '0x'",
    "update payments set status = 'confirmed'",
    "insert into payments select * from payments",
    "update lanes set next_nonce = 0",
    "update gas_spent set wei = 0",
    "delete from audit_log",
    "update audit_log set actor_id = 'nobody'",
    "insert into audit_log (id, actor_kind, actor_id, action, target, details) values ('aud_x', 'merchant', 'm', 'a', 't', '{}')",
  ],
};

/** Statements that only the database's owner may run. */
const ofOwners = [
  ...[
    "create table mine (id text)",
    "create schema mine",
    "create role mine superuser",
    "create extension dblink",
    "create temp table mine (id text)",
  ],
  ...[
    "select from _prisma_migrations",
    "copy payments to program 'id'",
    "copy payments to '/dev/null'",
    "select pg_read_file('PG_VERSION')",
    "select pg_ls_dir('.')",
  ],
  ...[
    "set role lunas_settler; set role lunas_gateway; set role lunas_dispatcher",

    "alter system set log_statement = 'all'",
  ],
  ...[
    "select pg_reload_conf()",
    "select rolpassword from pg_authid",
    "drop table payments",
    "alter table payments disable trigger all",
    "set session_replication_role = replica",
  ],
  ...[
    "create or replace function finish_settlements() returns void language sql as 'select'",

    "alter role lunas_gateway superuser",
  ],
  ...[
    "do language plpython3u 'x'",
    "select lo_import('/etc/passwd')",
    "select lo_create(0)",
    "select lo_from_bytea(0, '\\xff')",
    "select pg_logical_emit_message(false, 'a', 'b')",
    "truncate payments",

    "reindex table payments",
    "lock table payments in access exclusive mode",
  ],
];

/** Refused for want of a right; some only the owner may ask for at all. */
const refusals = new Set(["42501", "42704", "0A000"]);

export const runForbiddenSql: HostileKind = {
  kind: "run forbidden SQL as each service",
  actor: "stolen process",
  async try(target) {
    const columns = await columnsOf(target);
    const all = await Promise.all(serviceRoles.map((role) => tryRole(target, role, columns)));
    return together(...all);
  },
};

async function tryRole({ harness, hostileConnections }: Target, role: ServiceRole, columns: readonly Column[]) {
  const client = await connectTo(harness.stack.databaseUrlOf(role));
  try {
    const { rows } = await client.query<{ pid: number }>("select pg_backend_pid() as pid");
    for (const { pid } of rows) hostileConnections.add(pid);
    const owner = new URL(harness.stack.databaseUrl).username;
    const becoming = [`set session authorization "${owner}"`, `set role "${owner}"`];
    const statements = [...never[role], ...becoming, ...ofOwners, ...ungranted(role, columns)];
    // One connection: one statement after the other.
    return await tryEach(
      statements.map((statement) => attempt(client, role, statement)),
      { atOnce: 1 },
    );
  } finally {
    await client.end();
  }
}

function attempt(client: Client, role: ServiceRole, statement: string): Attempt {
  const act = async () => {
    // Nothing stays of what was not refused; this one is for no transaction.
    const isAlone = statement.startsWith("alter system");
    if (!isAlone) await client.query("begin");
    const code = await client.query(statement).then(
      () => "done",
      (error: { code?: string }) => error.code ?? "no code",
    );
    if (!isAlone) await client.query("rollback");
    return refusals.has(code) ? [] : [`not refused for want of a right: ${code}`];
  };
  return { input: `${role}: ${statement}`, act };
}

async function columnsOf({ harness }: Target): Promise<readonly Column[]> {
  const rows = await query(
    harness.stack.databaseUrl,
    `select table_name as table, column_name as column from information_schema.columns
     where table_schema = 'public' and table_name <> '_prisma_migrations' order by 1, 2`,
  );
  return rows as Column[];
}

/** Every table and column with every act that the grants do not name. */
function ungranted(role: ServiceRole, columns: readonly Column[]): readonly string[] {
  const tables = [...new Set(columns.map(({ table }) => table))];
  const may = (act: string, table: string, column?: string) =>
    (grants[table]?.[role] ?? []).some((privilege) => isNamed(privilege, act, column));
  return [
    ...tables.flatMap((table) => [
      ...(may("delete", table) ? [] : [`delete from "${table}" where false`]),
      ...(may("truncate", table) ? [] : [`truncate "${table}" cascade`]),
      ...(may("trigger", table)
        ? []
        : [`create trigger mine after insert on "${table}" execute function suppress_redundant_updates_trigger()`]),
    ]),
    ...columns.flatMap(({ table, column }) => [
      ...(may("update", table, column) ? [] : [`update "${table}" set "${column}" = default`]),
      ...(may("select", table, column) ? [] : [`select "${column}" from "${table}" limit 0`]),
      ...(may("insert", table, column) ? [] : [`insert into "${table}" ("${column}") values (default)`]),
    ]),
  ];
}

/** `update` names every column, `update (a, b)` two; without a column asked for, some is enough. */
function isNamed(privilege: string, act: string, column: string | undefined): boolean {
  const [, verb, list] = /^(\w+)\s*(?:\(([^)]*)\))?/.exec(privilege.trim()) ?? [];
  if (verb !== act) return false;
  return list === undefined || column === undefined || list.split(",").some((each) => each.trim() === column);
}
