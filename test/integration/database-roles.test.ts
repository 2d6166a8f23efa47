import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { applyGrants } from "@lunas/database/roles/apply-grants";
import { grants, type ServiceRole, serviceRoles } from "@lunas/database/roles/grants";
import { createDatabase } from "@lunas/stack/postgres/create-database";
import { query } from "@lunas/stack/postgres/query";
import { rolePasswords, roleUrl } from "@lunas/stack/postgres/role-url";
import type { Stack } from "@lunas/stack/stack";
import { Client } from "pg";
import { startPostgresOnly } from "./database-postgres";

jest.setTimeout(60_000);

let stack: Stack;
beforeAll(async () => {
  stack = await startPostgresOnly();
});
afterAll(() => stack.stop());

const refused = { code: "42501" };

/** Tables without an entry, and entries without a table. */
async function unmatched(databaseUrl: string) {
  const rows = await query(
    databaseUrl,
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
       and not relispartition and relname <> '_prisma_migrations'`,
  );
  const tables = (rows as { name: string }[]).map(({ name }) => name);
  return {
    ungranted: tables.filter((name) => grants[name] === undefined),
    gone: Object.keys(grants).filter((name) => !tables.includes(name)),
  };
}

/** Every right that a service's role has, as one text for each. */
async function rightsIn(databaseUrl: string): Promise<readonly string[]> {
  const rows = await query(
    databaseUrl,
    `select grantee || ' ' || privilege_type || ' ' || table_name || '.' || column_name as right
     from information_schema.column_privileges where table_schema = 'public' and grantee like 'lunas\\_%'
     union select grantee || ' ' || privilege_type || ' ' || table_name from information_schema.table_privileges
     where table_schema = 'public' and grantee like 'lunas\\_%'
     union select distinct grantee || ' ' || privilege_type || ' ' || routine_name from information_schema.routine_privileges
     where routine_schema = 'public' and grantee like 'lunas\\_%' order by 1`,
  );
  return (rows as { right: string }[]).map(({ right }) => right);
}

test("every table has its entry among the grants, and a new one without an entry is found", async () => {
  expect(await unmatched(stack.databaseUrl)).toEqual({ ungranted: [], gone: [] });
  const other = await stack.newDatabase();
  await query(other, "create table planted (id text); alter table lanes rename to roads");
  expect(await unmatched(other)).toEqual({ ungranted: expect.arrayContaining(["planted", "roads"]), gone: ["lanes"] });
});

const paymentColumns =
  "id, merchant_id, api_key_id, environment, network, chain_id, permit2, payer, nonce, token_symbol, asset, amount, pay_to, spender, deadline, valid_after, signature, source, body_hash, checked_at_block, status";
const paymentOf = (status: string) =>
  `'pay_1', 'mer_1', 'key_1', 'sandbox', 'sandbox', 1337, '0x1', '0x2', 1, 'IDRX', '0x3', 1, '0x4', '0x5', 1, 1, '0x', 'server', '0x', 1, '${status}'`;
const operatorsEntry =
  "insert into audit_log (id, actor_kind, actor_id, action, target) values ('aud_2', 'operator', 'siti', 'payments.resolve', 'pay_1')";

describe("what each service's role is refused", () => {
  const cases: readonly (readonly [ServiceRole, string])[] = [
    ["lunas_gateway", "insert into transactions (lane_id, nonce, purpose) values ('lane', 1, 'payment')"],
    ["lunas_gateway", "update transactions set state = 'closed'"],
    [
      "lunas_gateway",
      "insert into attempts (hash, lane_id, nonce, purpose, raw_transaction, fee_cap_wei, tip_wei) values ('0x1', 'lane', 1, 'payment', '0x', 1, 1)",
    ],
    ["lunas_gateway", "select raw_transaction from attempts"],
    ["lunas_gateway", "update lanes set next_nonce = 0"],
    ["lunas_gateway", "select owner from lanes"],
    ["lunas_gateway", "update payments set status = 'confirmed'"],
    ["lunas_gateway", "update payments set pay_to = '0x'"],
    ["lunas_gateway", "delete from payments"],
    ["lunas_gateway", "update merchants set wallet_address = '0x'"],
    ["lunas_gateway", "update merchants set suspended_at = null"],
    ["lunas_gateway", "update merchants set approved_at = now()"],
    [
      "lunas_gateway",
      `insert into merchants (id, email, wallet_address, name, default_token, default_network, updated_at, approved_at)
       values ('mer_1', 'a@example.com', '0x1', 'a', 'IDRX', 'base', now(), now())`,
    ],
    ["lunas_gateway", "update gas_spent_unapproved set wei = 0"],
    ["lunas_gateway", "update api_keys set scopes = array['payments:settle']"],
    ["lunas_gateway", "update api_keys set valid_until = null"],
    ["lunas_settler", "update merchants set approved_at = now()"],
    ["lunas_settler", "select email from merchants"],
    ["lunas_gateway", "update gas_spent set wei = 0"],
    ["lunas_gateway", "select hold_lane('lane', 'me', 1)"],
    ["lunas_gateway", "update audit_log set actor_id = 'nobody'"],
    ["lunas_gateway", "delete from audit_log"],
    ["lunas_gateway", "truncate audit_log"],
    ["lunas_gateway", `insert into payments (${paymentColumns}) values (${paymentOf("confirmed")})`],
    ["lunas_gateway", `insert into payments (${paymentColumns}) values (${paymentOf("pending")})`],
    ["lunas_gateway", "insert into sponsorships (payment_id, chain_id) values ('pay_1', 1337)"],
    [
      "lunas_gateway",
      "insert into events (id, type, merchant_id, environment, payment_id) values ('evt_1', 'payment.confirmed', 'mer_1', 'sandbox', 'pay_1')",
    ],
    [
      "lunas_gateway",
      "insert into events (id, type, merchant_id, environment, position) values ('evt_1', 'webhook.test', 'mer_1', 'sandbox', 1)",
    ],
    ["lunas_gateway", "insert into payment_checkpoints (merchant_id, confirmed) values ('mer_1', 1000000)"],
    ["lunas_gateway", "update payment_payers set last_at = now()"],
    ["lunas_gateway", "update payment_payer_days set payers = 1"],
    ["lunas_gateway", "insert into merchants (id, suspended_at) values ('mer_2', null)"],
    ["lunas_gateway", "insert into merchants (id, webhook_secret) values ('mer_2', 'x')"],
    ["lunas_gateway", "update api_keys set merchant_id = 'mer_2'"],
    ["lunas_gateway", "update api_keys set hash = 'x'"],
    ["lunas_gateway", "update api_keys set type = 'secret'"],
    ["lunas_gateway", "update api_keys set environment = 'production'"],
    [
      "lunas_gateway",
      "insert into api_keys (id, merchant_id, hash, last_used_at) values ('key_2', 'mer_1', 'x', now())",
    ],
    ["lunas_gateway", "delete from api_keys"],
    ["lunas_gateway", "delete from pauses"],
    ["lunas_gateway", "insert into chain_resets (chain_id, reset_at) values (1337, now())"],
    [
      "lunas_gateway",
      "insert into audit_log (id, actor_kind, actor_id, action, target, at) values ('aud_2', 'merchant', 'mer_1', 'sign_in', 'mer_1', '2020-01-01')",
    ],
    ["lunas_gateway", operatorsEntry],
    [
      "lunas_gateway",
      `select give_back_success('pay_1', 'mer_1', 'sandbox', null, '{"id":"aud_3","actor_kind":"operator","actor_id":"siti"}')`,
    ],
    ["lunas_console", operatorsEntry.replace("'operator'", "'merchant'")],
    ...[
      "select from api_keys",
      "select email from merchants",
      "select webhook_secret from merchants",
      "update merchants set wallet_address = '0x'",
      "insert into merchants (id) values ('mer_2')",
      "update payments set status = 'confirmed'",
      "update lanes set next_nonce = 0",
      "select raw_transaction from attempts",
      "update audit_log set actor_id = 'other'",
      "delete from audit_log",
      "insert into events (id, type, merchant_id, environment) values ('e', 'webhook.test', 'm', 'sandbox')",
      "select url from deliveries",
      "select response_excerpt from delivery_attempts",
      "update deliveries set status = 'pending'",
      "update instances set version = '9'",
      "insert into instances (id, service, version, commit, started_at) values ('i', 'console', '1', 'c', now())",
    ].map((statement) => ["lunas_console", statement] as const),
    ...(["lunas_gateway", "lunas_settler", "lunas_dispatcher"] as const).flatMap((role) =>
      ["select version from instances", "update instances set service = 'console'", "truncate instances"].map(
        (statement) => [role, statement] as const,
      ),
    ),
    ...(["lunas_gateway", "lunas_settler", "lunas_dispatcher"] as const).flatMap((role) =>
      [
        "insert into chains values (31337, 'mine', 'production', '0x', '0x')",
        "update chains set environment = 'production'",
        "delete from chains",
        "insert into chain_tokens values (8453, 'IDRX', '0x')",
        "update chain_tokens set address = '0x'",
        "delete from chain_tokens",
      ].map((statement) => [role, statement] as const),
    ),
    ["lunas_gateway", "select add_sandbox_token(1337, 'IDRX', '0x')"],
    ["lunas_dispatcher", "select add_sandbox_token(1337, 'IDRX', '0x')"],
    ["lunas_settler", "select * from accept_together('[]', '[]')"],
    ["lunas_settler", "select * from accept_identified_payment('{}', 1, 1, 1, '1 second')"],
    ["lunas_settler", "select roll_up_payments('mer_1', 'sandbox', 1)"],
    [
      "lunas_settler",
      "insert into events (id, type, merchant_id, environment, position) values ('evt_1', 'webhook.test', 'mer_1', 'sandbox', 1)",
    ],
    ["lunas_settler", "update events set position = 1"],
    ["lunas_settler", "delete from events"],
    ["lunas_settler", "update payments set answered_at = null"],
    ["lunas_settler", "update payments set merchant_id = 'mer_2'"],
    ["lunas_settler", "update merchants set suspended_at = null"],
    ["lunas_settler", "insert into sponsorships (payment_id, chain_id) values ('pay_1', 1337)"],
    ["lunas_settler", "update sponsorships set need_wei = 1"],
    ["lunas_settler", "delete from gas_spent"],
    ["lunas_settler", "update audit_log set actor_id = 'nobody'"],
    ["lunas_settler", operatorsEntry],
    ["lunas_dispatcher", "select * from accept_together('[]', '[]')"],
    ["lunas_dispatcher", "insert into payments select * from payments"],
    ["lunas_dispatcher", "update events set type = 'payment.confirmed'"],
    ["lunas_dispatcher", "update events set payment_id = 'pay_1'"],
    ["lunas_dispatcher", "update deliveries set url = 'https://elsewhere.example'"],
    ["lunas_dispatcher", "update merchants set webhook_secret = 'x'"],
    ["lunas_settler", "delete from audit_log"],
    ["lunas_settler", "select from api_keys"],
    ["lunas_settler", "select webhook_secret from merchants"],
    ["lunas_settler", "insert into payments select * from payments"],
    ["lunas_settler", "update payments set pay_to = '0x'"],
    ["lunas_settler", "update payments set amount = 1"],
    ["lunas_settler", "select from deliveries"],
    ["lunas_settler", "delete from transactions"],
    ["lunas_dispatcher", "select from lanes"],
    ["lunas_dispatcher", "select from api_keys"],
    ["lunas_dispatcher", "select email from merchants"],
    ["lunas_dispatcher", "update merchants set webhook_url = 'https://elsewhere.example'"],
    ["lunas_dispatcher", "update payments set status = 'confirmed'"],
    [
      "lunas_dispatcher",
      "insert into events (id, type, merchant_id, environment) values ('e', 'webhook.test', 'm', 'sandbox')",
    ],
    ["lunas_dispatcher", "select raw_transaction from attempts"],
    ...serviceRoles.map((role) => [role, "create table mine (id text)"] as const),
    ...serviceRoles.map((role) => [role, "create temporary table mine (id text)"] as const),
    ...serviceRoles.map((role) => [role, "select from _prisma_migrations"] as const),
  ];
  test.each(cases)("%s: %s", async (role, statement) => {
    await expect(query(stack.databaseUrlOf(role), statement)).rejects.toMatchObject(refused);
  });
});

test("what they need is theirs: one statement of each", async () => {
  const requested: readonly (readonly [ServiceRole, string])[] = [
    ["lunas_gateway", "select * from gas_usage(1337, 'mer_1', '0x')"],
    ["lunas_gateway", "select note_used_nonces(1337, '0x', '0x', '{}', 1)"],
    ["lunas_gateway", "select roll_up_payments('mer_1', 'sandbox', 1)"],
    ["lunas_gateway", "select roll_up_refunds('mer_1', 'sandbox', 1)"],
    ["lunas_gateway", "select * from audit_log"],
    [
      "lunas_gateway",
      "insert into audit_log (id, actor_kind, actor_id, action, target) values ('aud_1', 'merchant', 'mer_1', 'sign_in', 'mer_1')",
    ],
    ["lunas_settler", "select * from commit_transactions('lane', 'me', 1, '[]')"],
    ["lunas_settler", "select finish_settlements(null, null, null, '[]', '[]')"],
    ["lunas_settler", "select record_late_settlements('[]', '{}')"],
    ["lunas_dispatcher", "select * from fan_out_events('{a}')"],
    ["lunas_dispatcher", "select prune_events(now() - interval '90 days', 1)"],
    ["lunas_dispatcher", "select * from claim_deliveries('{dlv_1}', 1000)"],
    ["lunas_dispatcher", "select end_undeliverable(1)"],
  ];
  for (const [role, statement] of requested)
    await expect(query(stack.databaseUrlOf(role), statement)).resolves.toBeDefined();
});

test("few functions lend their owner's rights, each to whom it is for, and no role has any of a server's", async () => {
  const lending = `select p.oid::regprocedure::text as name, 'search_path=public, pg_temp' = any (p.proconfig) as "isPinned",
      has_function_privilege('lunas_gateway', p.oid, 'execute') as gateway,
      has_function_privilege('lunas_settler', p.oid, 'execute') as settler,
      has_function_privilege('lunas_dispatcher', p.oid, 'execute') as dispatcher
    from pg_proc p join pg_namespace n on n.oid = p.pronamespace where nspname = 'public' and prosecdef order by 1`;
  const nobodys = { isPinned: true, gateway: false, settler: false, dispatcher: false };
  const gatewaysOwn = { ...nobodys, gateway: true };
  expect(await query(stack.databaseUrl, lending)).toEqual([
    { name: "accept_identified_payment(jsonb,numeric,numeric,bigint,interval)", ...gatewaysOwn },
    { name: "accept_together(jsonb,jsonb)", ...gatewaysOwn },
    { name: "add_sandbox_token(integer,text,text)", ...nobodys, settler: true },
    { name: "announce_wallet_change(text,text,text,jsonb)", ...gatewaysOwn },
    { name: "apply_wallet_changes(text)", ...gatewaysOwn, dispatcher: true },
    { name: "cancel_wallet_change(text,text,text,jsonb)", ...gatewaysOwn },
    { name: "capture_hold(jsonb)", ...gatewaysOwn },
    { name: "charge_channels(jsonb,integer)", ...gatewaysOwn },
    { name: "charges_ended_to()", ...gatewaysOwn },
    { name: "claim_deliveries(text[],integer)", ...nobodys, dispatcher: true },
    { name: "drop_attempt_months(integer)", ...nobodys, dispatcher: true },
    { name: "drop_months(timestamp with time zone)", ...nobodys, dispatcher: true },
    { name: "end_undeliverable(integer)", ...nobodys, dispatcher: true },
    { name: "forget_refund_sums()", ...nobodys },
    { name: "give_back_success(text,text,text,text,jsonb)", ...gatewaysOwn },
    { name: "know_genesis(integer,text)", ...nobodys, settler: true },
    { name: "make_months(integer)", ...nobodys, dispatcher: true },
    { name: "note_charge_answers(text[],text[],boolean[])", ...gatewaysOwn },
    { name: "note_wallet_proof(text,integer,integer)", ...gatewaysOwn },
    { name: "open_channel(text,text)", ...nobodys, settler: true },
    { name: "prune_events(timestamp with time zone,integer)", ...nobodys, dispatcher: true },
    { name: "release_hold(text,text,text)", ...gatewaysOwn },
    { name: "request_channel_action(jsonb,jsonb,jsonb,jsonb)", ...gatewaysOwn },
    { name: "roll_up_charges()", ...nobodys, dispatcher: true },
    { name: "roll_up_payments(text,text,integer)", ...gatewaysOwn },
    { name: "roll_up_refunds(text,text,integer)", ...gatewaysOwn },
    { name: "take_wallet_of_new_merchant()", ...nobodys },
    { name: "void_charge(text,text,text,interval)", ...gatewaysOwn },
  ]);
  const mighty = `select rolname from pg_roles where rolname like 'lunas\\_%'
    and (rolsuper or rolcreaterole or rolcreatedb or rolbypassrls or rolreplication)`;
  expect(await query(stack.databaseUrl, mighty)).toEqual([]);
});

test("granting again changes nothing, and takes away what is no longer granted", async () => {
  const other = await stack.newDatabase();
  const before = await rightsIn(other);
  expect(before).toContain("lunas_gateway SELECT payments");
  expect(before).toContain("lunas_gateway EXECUTE accept_together");
  await query(
    other,
    "grant delete on payments to lunas_gateway; grant update (suspended_at) on merchants to lunas_gateway",
  );
  await query(other, "revoke select on payments from lunas_settler; grant create on schema public to lunas_settler");
  await query(other, "grant execute on function accept_together(jsonb, jsonb) to public, lunas_settler");
  expect(await rightsIn(other)).not.toEqual(before);
  await applyGrants(other);
  expect(await rightsIn(other)).toEqual(before);
  await applyGrants(other);
  expect(await rightsIn(other)).toEqual(before);
  await expect(query(roleUrl(other, "lunas_settler"), "create table mine (id text)")).rejects.toBeDefined();
});

test("the operator's command makes the roles with the passwords of its folder, and rotates them", async () => {
  const other = await createDatabase(stack.databaseUrl);
  const folder = await mkdtemp(join(tmpdir(), "lunas-roles-"));
  const command = join(__dirname, "../../packages/database/dist/migrate-cli.js");
  const run = () => promisify(execFile)(process.execPath, [command, other, "--passwords", folder]);
  const loginWith = (password: string) => {
    const url = new URL(other);
    url.username = "lunas_dispatcher";
    url.password = password;
    return login(url.href);
  };
  try {
    await expect(run()).rejects.toMatchObject({ stderr: expect.stringContaining("no password file for any of") });
    await writeFile(join(folder, "lunas_dispatcher"), "first-word\n");
    expect((await run()).stdout).toContain("lunas_dispatcher");
    await expect(loginWith("first-word")).resolves.toEqual([]);
    await writeFile(join(folder, "lunas_dispatcher"), "second-word");
    await run();
    await expect(loginWith("second-word")).resolves.toEqual([]);
    await expect(loginWith("first-word")).rejects.toMatchObject({ code: "28P01" });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});

test("an owner that is no superuser makes the roles' rights again and again, and takes away what it may", async () => {
  await query(stack.databaseUrl, "create role plain_owner createrole login password 'a-plain-word'");
  for (const role of serviceRoles) await query(stack.databaseUrl, `grant ${role} to plain_owner with admin option`);
  const url = new URL(await stack.newDatabase());
  await query(stack.databaseUrl, `alter database ${url.pathname.slice(1)} owner to plain_owner`);
  await query(url.href, ownEverything);
  url.username = "plain_owner";
  url.password = "a-plain-word";
  const passwords = { lunas_console: "another-word" };
  try {
    expect(await applyGrants(url.href, passwords)).toContain("lunas_console");
    await query(stack.databaseUrl, "alter role lunas_console createrole inherit");
    await applyGrants(url.href, passwords);
    expect(
      await query(url.href, "select rolcreaterole, rolinherit from pg_roles where rolname = 'lunas_console'"),
    ).toEqual([{ rolcreaterole: false, rolinherit: false }]);
    await query(stack.databaseUrl, "alter role lunas_console superuser");
    await expect(applyGrants(url.href, passwords)).rejects.toMatchObject(refused);
  } finally {
    await query(stack.databaseUrl, "alter role lunas_console nosuperuser");
    await applyGrants(stack.databaseUrl, rolePasswords(stack.databaseUrl));
  }
});

/** Tables, functions and the schema of a new database are the superuser's who made it. */
const ownEverything = `do $$
  declare each record;
  begin
    alter schema public owner to plain_owner;
    for each in select oid::regclass as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v') loop
      execute format('alter table %s owner to plain_owner', each.name);
    end loop;
    for each in select oid::regprocedure as name from pg_proc where pronamespace = 'public'::regnamespace loop
      execute format('alter function %s owner to plain_owner', each.name);
    end loop;
  end $$`;

/** On a connection of its own: a pool would use one that logged in before. */
async function login(url: string): Promise<unknown[]> {
  const client = new Client({ connectionString: url });
  try {
    await client.connect();
    return (await client.query("select from events")).rows;
  } finally {
    await client.end();
  }
}
