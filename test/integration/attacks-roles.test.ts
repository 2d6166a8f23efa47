import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { applyGrants } from "@lunas/database/roles/apply-grants";
import { type ServiceRole, serviceRoles } from "@lunas/database/roles/grants";
import { newId } from "@lunas/domain/shared/id";
import { inDatabase } from "@lunas/stack/postgres/in-database";
import { query } from "@lunas/stack/postgres/query";
import { rolePasswords, roleUrl } from "@lunas/stack/postgres/role-url";
import { aNewPayment } from "@lunas/testkit/build/a-stored-payment";
import { anAuthorization } from "@lunas/testkit/build/an-authorization";
import { aConfirmation, freshAddress, freshHash } from "@lunas/testkit/contracts/fresh";
import { registered } from "./database-postgres";
import { stack, stores, url, useStores } from "./opened-stores";

jest.setTimeout(60_000);

useStores();

const roleNames = `{${serviceRoles.join(",")}}`;
const refused = { code: "42501" };
const as = (role: ServiceRole, sql: string, values: string[] = []) => query(roleUrl(url, role), sql, values);

const decided = join(__dirname, "fixtures/rights-of-roles.txt");
/** What is new is written with `WRITE_RIGHTS=1`, once somebody has decided about it. */
const isWriting = process.env.WRITE_RIGHTS === "1";

test("what each role can do with each column, table and function that there is has been decided", async () => {
  const found = await rightsIn(url);
  if (isWriting) await writeFile(decided, `${found.join("\n")}\n`);
  expect(found).toEqual((await readFile(decided, "utf8")).trimEnd().split("\n"));
});

test("a new table, column, view, sequence or function is one that nobody has decided about", async () => {
  const other = await stack.newDatabase();
  const before = await rightsIn(other);
  await query(other, "create table planted (id serial); alter table merchants add column tax_number text");
  await query(other, "create view seen as select email from merchants; grant select on seen to lunas_dispatcher");
  await query(other, "create function lend() returns text language sql security definer as 'select 1::text'");
  const planted = (await rightsIn(other)).filter((line) => !before.includes(line));
  expect(planted).toEqual([
    "column merchants.tax_number: gateway select",
    "column planted.id: nobody",
    "column seen.email: dispatcher select",
    "function lend() as its owner: everybody",
    "sequence planted_id_seq: nobody",
    "table planted: nobody",
    "view seen: nobody",
  ]);
});

test("no role has a right to a month's table, nor to more than it has to the whole", async () => {
  const partitions = `select c.relname, r.rolname from pg_class c, pg_roles r
    where c.relispartition and c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and r.rolname = any ($1::text[])
      and (has_any_column_privilege(r.oid, c.oid, 'select, insert, update') or has_table_privilege(r.oid, c.oid, 'delete, truncate'))`;
  expect(await query(url, partitions, [roleNames])).toEqual([]);
});

describe("a stolen dispatcher", () => {
  it.each([
    "select drop_months(null)",
    "select drop_attempt_months(null)",
    "select prune_events(null, 1000)",
    "select prune_events('infinity', 1000)",
    "delete from events",
    "delete from deliveries",
    "delete from delivery_attempts",
  ])("deletes nothing that is young: %s", async (statement) => {
    await query(url, "select make_months(2)");
    await expect(as("lunas_dispatcher", statement)).rejects.toMatchObject(refused);
  });
});

describe("an Idempotency-Key and a used sign-in nonce stay for their time", () => {
  const keyRow = async (age: string) => {
    const { payment } = await aPaidPayment();
    const key = newId("ask");
    await query(url, `insert into idempotency_keys values ('key_a', $1, $2, now() - interval '${age}')`, [
      key,
      payment.id,
    ]);
    return key;
  };

  it.each([
    ["lunas_settler", "delete from idempotency_keys where key = $1"],
    ["lunas_settler", "update idempotency_keys set created_at = '2000-01-01' where key = $1"],
    ["lunas_gateway", "update idempotency_keys set created_at = '2000-01-01' where key = $1"],
    [
      "lunas_gateway",
      "update idempotency_keys set payment_id = (select id from payments where id <> payment_id limit 1) where key = $1",
    ],
  ] as const)("%s: %s", async (role, statement) => {
    await aPaidPayment();
    await expect(as(role, statement, [await keyRow("23 hours 59 minutes")])).rejects.toMatchObject(refused);
  });

  it("and go when it is over, by the settler and by the owner", async () => {
    const key = await keyRow("24 hours 1 second");
    await expect(
      as("lunas_settler", "delete from idempotency_keys where key = $1 returning key", [key]),
    ).resolves.toEqual([{ key }]);
    const young = await keyRow("1 hour");
    await expect(query(url, "delete from idempotency_keys where key = $1 returning key", [young])).resolves.toEqual([
      { key: young },
    ]);
  });

  it("the nonce of a sign-in", async () => {
    await query(url, "insert into used_sign_in_nonces values ('young', now() + interval '1 minute')");
    await query(url, "insert into used_sign_in_nonces values ('old', now() - interval '2 hours')");
    const gone = (nonce: string) =>
      as("lunas_settler", "delete from used_sign_in_nonces where nonce = $1 returning nonce", [nonce]);
    await expect(gone("young")).rejects.toMatchObject(refused);
    await expect(gone("old")).resolves.toEqual([{ nonce: "old" }]);
  });
});

test("a stolen gateway moves no payment that has ended to another block", async () => {
  const { payment } = await aPaidPayment();
  const move = "update payments set block_number = 1 where id = $1";
  await expect(as("lunas_gateway", move, [payment.id])).rejects.toMatchObject(refused);
  await expect(as("lunas_settler", move, [payment.id])).resolves.toEqual([]);
});

test.each(serviceRoles)("a stolen %s fills no disk with large objects, messages in the log or tables", async (role) => {
  const statements = [
    "select lo_from_bytea(0, '\\xff')",
    "select lo_create(0)",
    "select lo_creat(-1)",
    "select pg_logical_emit_message(false, 'a', 'b')",
    "select pg_logical_emit_message(true, 'a', '\\xff'::bytea)",
    "create temporary table mine (id text)",
  ];
  for (const statement of statements) await expect(as(role, statement)).rejects.toMatchObject(refused);
});

test("what a stolen process set for its role, and its new password, are gone when the roles are made again", async () => {
  const other = await stack.newDatabase();
  const asConsole = (sql: string) => inDatabase(roleUrl(other, "lunas_console"), (client) => client.query(sql));
  await asConsole(
    `alter role lunas_console set default_transaction_read_only = on;
     alter role lunas_console in database "${new URL(other).pathname.slice(1)}" set statement_timeout = 0;
     alter role lunas_console password 'stolen'`,
  );
  await expect(asConsole("select 1")).rejects.toMatchObject({ code: "28P01" });
  await applyGrants(other, rolePasswords(other));
  const { rows } = await asConsole("show default_transaction_read_only");
  expect(rows).toEqual([{ default_transaction_read_only: "off" }]);
  expect((await asConsole("show statement_timeout")).rows).toEqual([{ statement_timeout: "10s" }]);
});

/** A confirmed payment whose success its request has. */
async function aPaidPayment() {
  const merchantId = await registered(stores);
  const authorization = anAuthorization({ from: freshAddress(), to: freshAddress(), amount: 1_000n });
  const payment = aNewPayment({ merchantId, authorization, bodyHash: freshHash() });
  const first = { paymentId: payment.id, waiterId: newId("ask"), leaseMs: 60_000 };
  await stores.payments.accept(payment, { balance: 10n ** 30n, allowance: null, readAtBlock: 100 }, first);
  await stores.settlements.finish(null, [], [aConfirmation(payment.id)]);
  return { payment, first };
}

/** Every right of every role to everything in the schema, from PostgreSQL's catalog: what is effective, by whatever grant. */
async function rightsIn(databaseUrl: string): Promise<readonly string[]> {
  const rows = await query(databaseUrl, rightsSql, [roleNames]);
  return (rows as { line: string }[]).map(({ line }) => line);
}

const rightsSql = `with roles as (
    select r.oid, replace(r.rolname, 'lunas_', '') as name, array_position($1::text[], r.rolname::text) as place
    from pg_roles r where r.rolname = any ($1::text[])
  ), things as (
    select case c.relkind when 'S' then 'sequence' when 'v' then 'view' when 'm' then 'view' else 'table' end as kind, c.oid, c.relname
    from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm', 'f', 'S')
      and not c.relispartition and c.relname <> '_prisma_migrations'
  ), held as (
    select format('%s %s', t.kind, t.relname) as thing, r.place, r.name, p.privilege from things t, roles r,
      unnest(array['delete', 'truncate', 'references', 'trigger']) as p (privilege)
    where t.kind <> 'sequence' and has_table_privilege(r.oid, t.oid, p.privilege)
    union all select format('sequence %s', t.relname), r.place, r.name, p.privilege from things t, roles r,
      unnest(array['usage', 'select', 'update']) as p (privilege)
    where t.kind = 'sequence' and has_sequence_privilege(r.oid, t.oid, p.privilege)
    union all select format('column %s.%s', t.relname, a.attname), r.place, r.name, p.privilege
    from things t join pg_attribute a on a.attrelid = t.oid and a.attnum > 0 and not a.attisdropped, roles r,
      unnest(array['select', 'insert', 'update']) as p (privilege)
    where t.kind <> 'sequence' and has_column_privilege(r.oid, t.oid, a.attnum, p.privilege)
  ), named as (
    select format('%s %s', t.kind, t.relname) as thing from things t
    union all select format('column %s.%s', t.relname, a.attname) from things t
    join pg_attribute a on a.attrelid = t.oid and a.attnum > 0 and not a.attisdropped where t.kind <> 'sequence'
  ), functions as (
    select format('function %s as its %s', f.oid::regprocedure, case when f.prosecdef then 'owner' else 'caller' end) as thing,
      case when count(*) filter (where has_function_privilege(r.oid, f.oid, 'execute')) = count(*) then 'everybody'
        else coalesce(string_agg(r.name, ', ' order by r.place) filter (where has_function_privilege(r.oid, f.oid, 'execute')), 'nobody')
      end as who
    from pg_proc f, roles r where f.pronamespace = 'public'::regnamespace group by f.oid
  )
  select line from (select n.thing || ': ' || coalesce((
    select string_agg(each.name || ' ' || each.privileges, ', ' order by each.place) from (
      select h.place, h.name, string_agg(h.privilege, '+' order by h.privilege) as privileges
      from held h where h.thing = n.thing group by h.place, h.name
    ) as each
  ), 'nobody') as line from named n
  union all select f.thing || ': ' || f.who from functions f) as lines order by line collate "C"`;
