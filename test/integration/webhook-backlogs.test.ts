import { createDeliveryLog } from "@lunas/database/delivery-log";
import { createEncryption } from "@lunas/database/encryption";
import type { DeliveryId, MerchantId } from "@lunas/domain/shared/id";
import type { AttemptResult } from "@lunas/domain/webhook/delivery";
import { query } from "@lunas/stack/postgres/query";
import { roleUrl } from "@lunas/stack/postgres/role-url";
import { connectTo } from "../harness/connect-to";
import {
  endpointUrl,
  type OpenStores,
  openStores,
  registeredWithEndpoint,
  rowsOf,
  testAuthor,
} from "./database-postgres";
import { url as databaseUrl, useFreshStores } from "./opened-stores";

jest.setTimeout(60_000);

useFreshStores();

let stores: OpenStores;
let dispatcher: OpenStores;
beforeEach(() => {
  const encryption = createEncryption([{ id: "k1", key: Buffer.alloc(32, 7) }]);
  stores = openStores(databaseUrl, encryption);
  // What the dispatcher does runs with the dispatcher's rights.
  dispatcher = openStores(roleUrl(databaseUrl, "lunas_dispatcher"), encryption);
});
afterEach(() => Promise.all([stores.close(), dispatcher.close()]));

const leaseMs = 60_000;
const next = "https://shop.example/next";
const backlog = 1_200;

const listening = () => registeredWithEndpoint(stores);

/** So many pending deliveries of a merchant, in the order in which they are due; the last ones are due tomorrow. */
async function aBacklog(merchantId: MerchantId, count = backlog): Promise<readonly DeliveryId[]> {
  const suffix = merchantId.slice(-8);
  const due = `now() - interval '1 hour' + n * interval '1 second' + case when n > ${count} - 100 then interval '1 day' else interval '0' end`;
  await query(
    databaseUrl,
    `insert into events (id, type, merchant_id, environment, position)
      select 'evt_${suffix}' || n, 'webhook.test', '${merchantId}', 'sandbox', n + (select coalesce(max(position), 0) from events)
      from generate_series(1, ${count}) n;
    insert into deliveries (id, event_id, merchant_id, url, next_attempt_at)
      select 'dlv_${suffix}' || n, 'evt_${suffix}' || n, '${merchantId}', '${endpointUrl}', ${due} from generate_series(1, ${count}) n`,
  );
  return Array.from({ length: count }, (_, index) => `dlv_${suffix}${index + 1}` as const);
}

const gone: AttemptResult & { readonly url: string } = {
  ...{ startedAtMs: 1_800_000_000_000, durationMs: 12, statusCode: 410, responseExcerpt: "no", error: null },
  ...{ retryAfterMs: null, url: endpointUrl },
};
const disable = (id: DeliveryId) => dispatcher.webhooks.record(id, gone, { kind: "disable_endpoint" });

async function countOf(merchantId: MerchantId, condition: string): Promise<number> {
  const sql = `select count(*)::int as count from deliveries where merchant_id = '${merchantId}' and ${condition}`;
  return (await rowsOf<{ count: number }>(stores, sql))[0]?.count ?? 0;
}

const rowOf = async (id: DeliveryId) =>
  (
    await rowsOf(stores, `select status, url, attempts, next_attempt_at as "next" from deliveries where id = '${id}'`)
  )[0];

test("a change of the endpoint writes few of many pending deliveries, and each is posted to the new one all the same", async () => {
  const merchantId = await listening();
  const ids = await aBacklog(merchantId);
  await stores.merchants.update(merchantId, { webhookUrl: next });
  expect(await countOf(merchantId, `url = '${next}'`)).toBeLessThanOrEqual(500);
  const late = ids[backlog - 101]!;
  const log = createDeliveryLog(stores.database, testAuthor);
  expect((await log.find(merchantId, late))?.delivery.url).toBe(next);
  expect((await dispatcher.webhooks.claim(late, leaseMs))?.delivery.url).toBe(next);
  expect(await rowOf(late)).toMatchObject({ status: "pending", url: next });
});

test("an endpoint that is removed ends its deliveries in batches, those that are due tomorrow too", async () => {
  const [merchantId, other] = [await listening(), await listening()];
  const ids = await aBacklog(merchantId);
  await aBacklog(other, 150);
  await stores.merchants.update(merchantId, { webhookUrl: null });
  expect(await countOf(merchantId, "status = 'failed'")).toBe(500);
  expect(await dispatcher.webhooks.claim(ids[600]!, leaseMs)).toBeNull();
  expect(await rowOf(ids[600]!)).toMatchObject({ status: "failed", url: endpointUrl, attempts: 0, next: null });
  const counts: number[] = [];
  do counts.push(await dispatcher.webhooks.endUndeliverable(500));
  while (counts.at(-1) === 500);
  expect(counts).toEqual([500, backlog - 1_001]);
  expect(await countOf(merchantId, "status = 'failed' and ended_at is not null and next_attempt_at is null")).toBe(
    backlog,
  );
  expect(await countOf(other, "status = 'pending'")).toBe(150);
  expect(await dispatcher.webhooks.endUndeliverable(500)).toBe(0);
});

test("an attempt that disables its endpoint writes its own delivery only; a claim, or the dispatcher, ends the others", async () => {
  const merchantId = await listening();
  const [first, second, third] = await aBacklog(merchantId);
  expect(await dispatcher.webhooks.claim(first!, leaseMs)).not.toBeNull();
  expect(await dispatcher.webhooks.claim(third!, leaseMs)).not.toBeNull();
  await disable(first!);
  expect(await countOf(merchantId, "status = 'failed'")).toBe(1);
  expect(await dispatcher.webhooks.claim(second!, leaseMs)).toBeNull();
  expect(await rowOf(second!)).toMatchObject({ status: "failed", attempts: 0 });
  while ((await dispatcher.webhooks.endUndeliverable(500)) === 500);
  // The one whose attempt runs is left to the record of that attempt.
  expect(await countOf(merchantId, "status = 'pending'")).toBe(1);
  await dispatcher.webhooks.record(third!, { ...gone, statusCode: 200 }, { kind: "delivered" });
  expect(await rowOf(third!)).toMatchObject({ status: "delivered", attempts: 1 });
});

test("what has not ended when the endpoint is set again is delivered", async () => {
  const merchantId = await listening();
  const ids = await aBacklog(merchantId);
  await disable(ids[0]!);
  expect(await dispatcher.webhooks.endUndeliverable(500)).toBe(500);
  await stores.merchants.update(merchantId, { webhookUrl: next, webhookDisabledAtMs: null });
  expect(await dispatcher.webhooks.endUndeliverable(500)).toBe(0);
  expect((await dispatcher.webhooks.claim(ids[600]!, leaseMs))?.delivery.url).toBe(next);
});

test("two dispatchers end the deliveries of two merchants, and wait for no one who holds a merchant or a delivery", async () => {
  const merchants = [await listening(), await listening(), await listening()].toSorted();
  const [first, second, third] = [merchants[0]!, merchants[1]!, merchants[2]!];
  for (const each of merchants) {
    const [id] = await aBacklog(each, 300);
    await disable(id!);
  }
  const held = await connectTo(databaseUrl);
  try {
    await held.query("begin");
    await held.query("select from merchants where id = $1 for no key update", [first]);
    await held.query(
      "select from deliveries where merchant_id = $1 and status = 'pending' order by next_attempt_at limit 9 for update",
      [second],
    );
    const ended = await Promise.all([
      dispatcher.webhooks.endUndeliverable(1_000),
      stores.webhooks.endUndeliverable(1_000),
    ]);
    expect(ended.reduce((sum, count) => sum + count, 0)).toBeGreaterThanOrEqual(299);
    while ((await dispatcher.webhooks.endUndeliverable(500)) > 0);
    expect([await countOf(first, "status = 'pending'"), await countOf(second, "status = 'pending'")]).toEqual([299, 9]);
    expect(await countOf(third, "status = 'pending'")).toBe(0);
  } finally {
    await held.query("rollback");
    await held.end();
  }
});

test("a redelivery that was requested after the endpoint was set again is not ended by a claim that waited meanwhile", async () => {
  const merchantId = await listening();
  const [id] = await aBacklog(merchantId, 101);
  await disable(id!);
  await stores.merchants.update(merchantId, { webhookUrl: endpointUrl, webhookDisabledAtMs: null });
  expect(await createDeliveryLog(stores.database, testAuthor).sendAgain(merchantId, id!)).toMatchObject({
    status: "pending",
  });
  expect((await dispatcher.webhooks.claim(id!, leaseMs))?.delivery).toMatchObject({ attempts: 1, scheduleFrom: 1 });
});

test("events of more than 90 days ago are not sent again, so that their month ends", async () => {
  const merchantId = await listening();
  const [old, young, pending] = await aBacklog(merchantId, 103);
  await query(
    databaseUrl,
    `update events set type = 'payment.confirmed', payment_id = id, created_at = now() - interval '1 day' * case when id = 'evt_' || right('${young}', -4) then 89 else 91 end;
    update deliveries set status = 'failed', next_attempt_at = null, ended_at = now() where id in ('${old}', '${young}')`,
  );
  const log = createDeliveryLog(stores.database, testAuthor);
  const entries = () =>
    rowsOf<{ id: string }>(stores, "select id from audit_log where action like 'webhook.redeliver%'");
  const before = await rowOf(pending!);
  for (const each of [old!, pending!]) expect(await log.sendAgain(merchantId, each)).toBe("too_old");
  expect([await rowOf(pending!), await entries()]).toEqual([before, []]);
  expect(await log.sendAgain(merchantId, "dlv_none")).toBeNull();
  expect(await log.sendAgain(await listening(), old!)).toBeNull();
  expect(await log.sendFailedAgain(merchantId, 0, 10)).toBe(1);
  expect([await rowOf(old!), await rowOf(young!)]).toMatchObject([{ status: "failed" }, { status: "pending" }]);
  expect(await log.sendAgain(merchantId, young!)).toMatchObject({ id: young });
});

test("the list of deliveries is counted to 10,000 past its page, and exactly where there are fewer", async () => {
  const merchantId = await listening();
  const log = createDeliveryLog(stores.database, testAuthor);
  const ids = await aBacklog(merchantId, 10_200);
  await query(
    databaseUrl,
    `update deliveries set created_at = now() + right(id, -12)::integer * interval '1 second' where merchant_id = '${merchantId}';
    update deliveries set status = 'failed' where id in ('${ids[4]}', '${ids[9]}');
    update events set type = 'payment.failed', payment_id = 'pay_1' where id = 'evt_' || right('${ids[9]}', -4)`,
  );
  const shown = async (filter: Partial<Parameters<typeof log.list>[1]>) => {
    const { deliveries, total } = await log.list(merchantId, { page: 1, limit: 2, ...filter });
    return [deliveries.map(({ id }) => ids.indexOf(id) + 1), total];
  };
  expect(await shown({})).toEqual([[10_200, 10_199], 10_002]);
  expect(await shown({ page: 50 })).toEqual([[10_102, 10_101], 10_100]);
  expect(await shown({ page: 100 })).toEqual([[10_002, 10_001], 10_200]);
  expect(await shown({ page: 5_101 })).toEqual([[], 10_200]);
  expect(await shown({ status: "pending" })).toEqual([[10_200, 10_199], 10_002]);
  expect(await shown({ status: "delivered" })).toEqual([[], 0]);
  expect(await shown({ status: "failed" })).toEqual([[10, 5], 2]);
  expect(await shown({ status: "failed", eventType: "payment.failed" })).toEqual([[10], 1]);
  expect(await shown({ eventType: "payment.confirmed" })).toEqual([[], 0]);
});
