import { createMonths } from "@lunas/database/months";
import { type MerchantId, monthStart, newId, newMonthlyId } from "@lunas/domain/shared/id";
import { query } from "@lunas/stack/postgres/query";
import { roleUrl } from "@lunas/stack/postgres/role-url";
import { connectTo } from "../harness/connect-to";
import { registered, rowsOf } from "./database-postgres";
import { stores, url, useFreshStores } from "./opened-stores";

jest.setTimeout(120_000);

useFreshStores();

const dayMs = 86_400_000;
const webhookTables = ["events", "deliveries", "delivery_attempts"];
const all = [...webhookTables, "attempts", "charges"];
const months = () => createMonths(stores.database);
const dropOld = () => months().dropWebhooks(Date.now() - 90 * dayMs);

/** The middle of the month that begins so many months after this one. */
function inMonth(later: number): number {
  const now = new Date();
  return Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + later, 15);
}

const tablesOf = (later: number, names = webhookTables) =>
  names.map((name) => `${name}_${new Date(inMonth(later)).toISOString().slice(0, 7).replace("-", "_")}`);

/** Makes the tables of a month that is over, as if its rows had been written then. */
async function hadMonth(later: number): Promise<void> {
  const at = new Date(inMonth(later)).toISOString();
  for (const name of webhookTables) await rowsOf(stores, `select make_month('${name}', '${at}')`);
}

interface Written {
  readonly eventId: string;
  readonly deliveryId: string;
}

/** An event of that month with its position, a delivery and an attempt. */
async function written(
  merchantId: MerchantId,
  place: { later: number; position: number; status?: string },
): Promise<Written> {
  const { later, position, status = "delivered" } = place;
  const [eventId, deliveryId] = [newMonthlyId("evt", inMonth(later)), newMonthlyId("dlv", inMonth(later))];
  await rowsOf(
    stores,
    `insert into events (id, type, merchant_id, environment, position) values ('${eventId}', 'webhook.test', '${merchantId}', 'sandbox', ${position})`,
  );
  await rowsOf(
    stores,
    `insert into deliveries (id, event_id, merchant_id, url, status) values ('${deliveryId}', '${eventId}', '${merchantId}', 'https://a.example', '${status}')`,
  );
  await rowsOf(
    stores,
    `insert into delivery_attempts (delivery_id, number, started_at, duration_ms) values ('${deliveryId}', 1, now(), 1)`,
  );
  return { eventId, deliveryId };
}

const partOf = async (table: string, key: string, id: string) =>
  (
    await rowsOf<{ part: string }>(
      stores,
      `select tableoid::regclass::text as part from ${table} where ${key} = '${id}'`,
    )
  ).map(({ part }) => part);

test("a new database has the tables of this month and the next two; the month after that is made when its time comes", async () => {
  const rows = await rowsOf<{ name: string }>(
    stores,
    "select relname as name from pg_class where relispartition and relkind = 'r' and relname ~ '_[0-9]{4}_[0-9]{2}$'",
  );
  expect(rows.map(({ name }) => name).sort()).toEqual([0, 1, 2].flatMap((later) => tablesOf(later, all)).sort());
  expect(await months().make(2)).toEqual([]);
  expect([...(await months().make(3))].sort()).toEqual([...tablesOf(3, all)].sort());
  expect(await months().make(3)).toEqual([]);
});

test("the rows of each month are in its table; those with an older id, and those whose month has none yet, are elsewhere", async () => {
  const merchantId = await registered(stores);
  const now = await written(merchantId, { later: 0, position: 1 });
  const early = await written(merchantId, { later: 5, position: 2 });
  expect(await partOf("events", "id", now.eventId)).toEqual([tablesOf(0)[0]]);
  expect(await partOf("deliveries", "id", now.deliveryId)).toEqual([tablesOf(0)[1]]);
  expect(await partOf("delivery_attempts", "delivery_id", now.deliveryId)).toEqual([tablesOf(0)[2]]);
  expect(await partOf("events", "id", early.eventId)).toEqual(["events_default"]);
  const old = newId("evt");
  await rowsOf(
    stores,
    `insert into events (id, type, merchant_id, environment) values ('${old}', 'webhook.test', '${merchantId}', 'sandbox')`,
  );
  expect(await partOf("events", "id", old)).toEqual(["events_before"]);

  expect([...(await months().make(5))].sort()).toEqual([3, 4, 5].flatMap((later) => tablesOf(later, all)).sort());
  expect(await partOf("events", "id", early.eventId)).toEqual([tablesOf(5)[0]]);
  expect(await partOf("deliveries", "id", early.deliveryId)).toEqual([tablesOf(5)[1]]);
  expect(await partOf("delivery_attempts", "delivery_id", early.deliveryId)).toEqual([tablesOf(5)[2]]);
});

test("an id is unique in all months, and an event of a kind in its own", async () => {
  const merchantId = await registered(stores);
  const { eventId, deliveryId } = await written(merchantId, { later: 0, position: 1 });
  const again = (id: string, position: number) =>
    rowsOf(
      stores,
      `insert into events (id, type, merchant_id, environment, position) values ('${id}', 'webhook.test', '${merchantId}', 'sandbox', ${position})`,
    );
  await expect(again(eventId, 2)).rejects.toThrow(/unique|duplicate/i);
  await expect(again(newMonthlyId("evt", inMonth(0)), 1)).rejects.toThrow(/unique|duplicate/i);
  const attempt = `insert into delivery_attempts (delivery_id, number, started_at, duration_ms) values ('${deliveryId}', 1, now(), 1)`;
  await expect(rowsOf(stores, attempt)).rejects.toThrow(/unique|duplicate/i);
});

test("a month is dropped 90 days after its end, and stays while a delivery of it or of its events is pending", async () => {
  const merchantId = await registered(stores);
  for (const later of [-6, -5, -2]) await hadMonth(later);
  const pending = await written(merchantId, { later: -6, position: 1, status: "pending" });
  const over = await written(merchantId, { later: -5, position: 2 });
  const young = await written(merchantId, { later: -2, position: 3 });
  await written(merchantId, { later: 0, position: 4 });
  expect([...(await dropOld())].sort()).toEqual([...tablesOf(-5)].sort());
  for (const [table, key, id] of [
    ["events", "id", over.eventId],
    ["deliveries", "id", over.deliveryId],
    ["delivery_attempts", "delivery_id", over.deliveryId],
  ] as const)
    expect(await partOf(table, key, id)).toEqual([]);
  expect(await partOf("deliveries", "id", pending.deliveryId)).toEqual([tablesOf(-6)[1]]);
  expect(await partOf("events", "id", young.eventId)).toEqual([tablesOf(-2)[0]]);

  // The delivery ends, and another one of the same event waits in this month.
  await rowsOf(stores, `update deliveries set status = 'delivered' where id = '${pending.deliveryId}'`);
  const later = newMonthlyId("dlv", Date.now());
  await rowsOf(
    stores,
    `insert into deliveries (id, event_id, merchant_id, url) values ('${later}', '${pending.eventId}', '${merchantId}', 'https://a.example')`,
  );
  expect(await dropOld()).toEqual([]);
  await rowsOf(stores, `update deliveries set status = 'failed' where id = '${later}'`);
  expect([...(await dropOld())].sort()).toEqual([...tablesOf(-6)].sort());
  expect(await dropOld()).toEqual([]);
});

test("the newest position stays, as the next one is counted from it", async () => {
  const merchantId = await registered(stores);
  await hadMonth(-5);
  await written(merchantId, { later: -5, position: 7 });
  expect(await dropOld()).toEqual([]);
  await rowsOf(
    stores,
    `insert into events (id, type, merchant_id, environment) values ('${newMonthlyId("evt", Date.now())}', 'webhook.test', '${merchantId}', 'sandbox')`,
  );
  // Without a position nobody has seen it.
  expect(await dropOld()).toEqual([]);
  await stores.webhooks.fanOut(10);
  expect(await rowsOf(stores, "select max(position)::int as newest from events")).toEqual([{ newest: 8 }]);
  expect(await dropOld()).toHaveLength(3);
});

test("a transaction that writes events delays nothing but the drop", async () => {
  const merchantId = await registered(stores);
  await hadMonth(-5);
  await written(merchantId, { later: 0, position: 1 });
  const writer = await connectTo(url);
  try {
    await writer.query("begin");
    await writer.query(
      "insert into events (id, type, merchant_id, environment) values ($1, 'webhook.test', $2, 'sandbox')",
      [newMonthlyId("evt", Date.now()), merchantId],
    );
    const begunMs = performance.now();
    expect(await dropOld()).toEqual([]);
    expect(performance.now() - begunMs).toBeLessThan(5_000);
    expect([...(await months().make(3))].sort()).toEqual([...tablesOf(3, all)].sort());
    await writer.query("commit");
  } finally {
    await writer.end();
  }
  expect(await dropOld()).toHaveLength(3);
});

test("a month that another session reads stays with the younger ones; those before it are gone", async () => {
  const merchantId = await registered(stores);
  for (const later of [-7, -6, -5]) {
    await hadMonth(later);
    await written(merchantId, { later, position: 10 + later });
  }
  await written(merchantId, { later: 0, position: 20 });
  const there = async () =>
    (await rowsOf<{ name: string }>(stores, "select relname as name from pg_class where relispartition")).map(
      ({ name }) => name,
    );
  const reader = await connectTo(url);
  try {
    await reader.query("begin");
    await reader.query(`select from ${tablesOf(-6)[1]}`);
    expect([...(await dropOld())].sort()).toEqual([...tablesOf(-7)].sort());
    expect(await there()).toEqual(expect.arrayContaining([...tablesOf(-6), ...tablesOf(-5)]));
    for (const name of tablesOf(-7)) expect(await there()).not.toContain(name);
  } finally {
    await reader.end();
  }
  expect([...(await dropOld())].sort()).toEqual([...tablesOf(-6), ...tablesOf(-5)].sort());
});

test("only the dispatcher makes and drops months, and none that is younger than 89 days", async () => {
  const as = (role: Parameters<typeof roleUrl>[1], sql: string) => query(roleUrl(url, role), sql);
  await expect(as("lunas_dispatcher", "select make_months(3)")).resolves.toHaveLength(all.length);
  await expect(as("lunas_dispatcher", "select drop_months(now() - interval '90 days')")).resolves.toEqual([]);
  const refused = { code: "42501" };
  await hadMonth(-5);
  await written(await registered(stores), { later: 0, position: 1 });
  await expect(as("lunas_dispatcher", "select drop_months(now() - interval '80 days')")).rejects.toMatchObject(refused);
  await expect(as("lunas_dispatcher", `drop table ${tablesOf(0)[0]}`)).rejects.toMatchObject(refused);
  await expect(as("lunas_dispatcher", `delete from ${tablesOf(0)[0]}`)).rejects.toMatchObject(refused);
  await expect(
    as("lunas_dispatcher", `select drop_webhook_month('${new Date(inMonth(-5)).toISOString()}')`),
  ).rejects.toMatchObject(refused);
  for (const role of ["lunas_gateway", "lunas_settler", "lunas_console"] as const) {
    await expect(as(role, "select make_months(3)")).rejects.toMatchObject(refused);
    await expect(as(role, "select drop_months('2000-01-01')")).rejects.toMatchObject(refused);
  }
});

test("the database and the processes begin ids of a month alike", async () => {
  for (const text of ["2026-11-30T23:59:59.999Z", "2026-12-01T00:00:00Z", "2031-01-31T12:00:00Z"])
    expect(await query(url, "select month_start($1::timestamptz) as start", [text])).toEqual([
      { start: monthStart(Date.parse(text)) },
    ]);
});
