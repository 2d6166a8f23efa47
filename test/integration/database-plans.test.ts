import { createActionRequests } from "@lunas/database/channel/action-requests";
import { createChannelReads } from "@lunas/database/channel/channel-reads";
import { connectDatabase } from "@lunas/database/connect";
import { createPaymentStore } from "@lunas/database/payment-store";
import { createSettlementStore } from "@lunas/database/settlement-store";
import { createWebhookStore } from "@lunas/database/webhook-store";
import { newId, newMonthlyId } from "@lunas/domain/shared/id";
import { query } from "@lunas/stack/postgres/query";
import { aNewPayment } from "@lunas/testkit/build/a-stored-payment";
import { anAuthorization } from "@lunas/testkit/build/an-authorization";
import { aChannel } from "@lunas/testkit/contracts/channel-fixture";
import { aConfirmation, freshAddress } from "@lunas/testkit/contracts/fresh";
import { aLane, closedBy, pendingOn, plannedFor } from "@lunas/testkit/contracts/settlement-fixture";
import { until } from "@lunas/testkit/time/until";
import { openChannelRow } from "../harness/open-channel-row";
import { registered, rowsOf } from "./database-postgres";
import { stack, stores, useStores } from "./opened-stores";

jest.setTimeout(120_000);

useStores();

const payments = 200;
/** Of each payment's way through a young database, with every look-up, foreign key and trigger. */
const mostRowsEach = 30;

/** Rows that statements have read, by index or by reading tables whole. */
async function rowsRead(): Promise<number> {
  const [row] = await rowsOf<{ rows: number }>(
    stores,
    `select sum(seq_tup_read + coalesce(idx_tup_fetch, 0))::int as rows from pg_stat_user_tables
      where relname ~ '^(payments|transactions|attempts|events)(_|$)'`,
  );
  return row?.rows ?? 0;
}

/** A gateway and a settler with one connection each, for a merchant and a lane that no other test has. */
async function twoServices() {
  const url = stack.databaseUrl;
  const gateway = connectDatabase({ url, poolSize: 1, applicationName: "lunas-gateway" });
  const settler = connectDatabase({ url, poolSize: 1, applicationName: "lunas-settler", fewRows: true });
  const merchantId = await registered(stores);
  const { chainId, lease } = await aLane(stores);
  const store = createPaymentStore(gateway);
  const settlements = createSettlementStore(settler);
  /** Stores a new payer's payment as a gateway does; answers who waits for it. */
  const pay = async () => {
    const authorization = anAuthorization({ from: freshAddress() });
    const payment = aNewPayment({ merchantId, chainId, authorization });
    const key = { chainId, permit2: payment.permit2, payer: authorization.from, nonce: authorization.nonce };
    const request = { authorization: key, token: authorization.token, merchantId, idempotency: null };
    await store.lookUp(request);
    expect(await store.isKnown(request)).toBe(false);
    const waiter = { paymentId: payment.id, waiterId: newId("ask"), leaseMs: 60_000 };
    await store.accept(payment, { balance: authorization.amount, allowance: null, readAtBlock: 1 }, waiter);
    return waiter;
  };
  const close = () => Promise.all([gateway.close(), settler.close()]);
  return { merchantId, chainId, lease, store, settlements, pay, close };
}

test("a payment reads few rows, by plans that were made while the tables were empty", async () => {
  const { lease, store, settlements, pay, close } = await twoServices();
  for (let nonce = 5; nonce < 5 + payments; nonce += 1) {
    const waiter = await pay();
    const { paymentId } = waiter;
    await settlements.orders([paymentId]);
    const planned = plannedFor(nonce, paymentId);
    await settlements.commit(lease, [planned]);
    await settlements.finish(lease, [closedBy(nonce, planned.attempt)], [aConfirmation(paymentId)]);
    expect((await store.claimSuccess(waiter)).claimed).toBe(true);
  }
  // A backend's last figures are told when it ends.
  await close();
  const isReported = async () => (await rowsRead()) > 5 * payments;
  await until(isReported, { timeoutMs: 20_000, what: "the statistics" });
  expect((await rowsRead()) / payments).toBeLessThan(mostRowsEach);
});

const pending = 400;
const together = 20;

test("payments that come together read few rows, however many of other payers are pending", async () => {
  const { merchantId, chainId, lease, settlements, pay, close } = await twoServices();
  await pendingOn({ payments: stores.payments, merchantIds: [merchantId, merchantId] }, chainId, pending);
  const before = await rowsRead();

  const waiters = await Promise.all(Array.from({ length: together }, pay));
  const ids = waiters.map(({ paymentId }) => paymentId);
  expect(await settlements.orders(ids)).toHaveLength(together);
  const planned = ids.map((id, index) => plannedFor(lease.nextNonce + index, id));
  expect(await settlements.commit(lease, planned)).toEqual({ kind: "committed" });

  await close();
  const isReported = async () => (await rowsRead()) > before + together;
  await until(isReported, { timeoutMs: 20_000, what: "the statistics" });
  // The sums of a merchant's and a chain's gas count what is pending once for all that come together.
  expect(((await rowsRead()) - before) / together).toBeLessThan(mostRowsEach + (2 * pending) / together);
});

const backlog = 1_000;
const claims = 20;

test("a delivery is claimed by its id, however many are due", async () => {
  const url = stack.databaseUrl;
  const merchantId = await registered(stores);
  const listens = "webhook_url = 'https://shop.example/hook', webhook_secret = 'whsec_'";
  await rowsOf(stores, `update merchants set ${listens} where id = '${merchantId}'`);
  await rowsOf(
    stores,
    `insert into events (id, type, merchant_id, environment)
      select 'evt_due_' || n, 'webhook.test', '${merchantId}', 'sandbox' from generate_series(1, ${backlog}) n`,
  );
  const due = await stores.webhooks.fanOut(backlog);
  expect(due.length).toBeGreaterThanOrEqual(claims);
  const dispatcher = connectDatabase({ url, poolSize: 1, applicationName: "lunas-dispatcher", fewRows: true });
  const unread: Parameters<typeof createWebhookStore>[1] = { encrypt: (text) => text, decrypt: (text) => text };
  const store = createWebhookStore(dispatcher, unread);
  const before = await entriesRead();
  for (const { id } of due.slice(-claims)) expect(await store.claim(id, 60_000)).not.toBeNull();
  await dispatcher.close();
  const isReported = async () => (await entriesRead()) > before;
  await until(isReported, { timeoutMs: 20_000, what: "the statistics" });
  expect(((await entriesRead()) - before) / claims).toBeLessThan(10);
});

test("deliveries without an endpoint are found from merchant to merchant, however many pending ones other merchants have", async () => {
  const [removed, ...others] = [await registered(stores), await registered(stores), await registered(stores)];
  const pendingOf = (merchantId: string, count: number) =>
    `insert into deliveries (id, event_id, merchant_id, url, next_attempt_at)
      select 'dlv_${merchantId.slice(-8)}' || n, 'evt_none', '${merchantId}', 'https://shop.example/hook', now() + interval '1 day'
      from generate_series(1, ${count}) n`;
  await query(
    stack.databaseUrl,
    `${[pendingOf(removed, claims), ...others.map((id) => pendingOf(id, backlog))].join(";")};
    update merchants set webhook_url = 'https://shop.example/hook' where id in (${others.map((id) => `'${id}'`).join()});
    select pg_stat_force_next_flush()`,
  );
  const dispatcher = connectDatabase({
    url: stack.databaseUrl,
    poolSize: 1,
    applicationName: "lunas-dispatcher",
    fewRows: true,
  });
  const unread: Parameters<typeof createWebhookStore>[1] = { encrypt: (text) => text, decrypt: (text) => text };
  const before = await entriesRead();
  expect(await createWebhookStore(dispatcher, unread).endUndeliverable(500)).toBe(claims);
  await dispatcher.close();
  const isReported = async () => (await entriesRead()) > before;
  await until(isReported, { timeoutMs: 20_000, what: "the statistics" });
  expect((await entriesRead()) - before).toBeLessThan(10 * claims);
});

/** Entries of the deliveries' indexes that statements have read. */
async function entriesRead(): Promise<number> {
  const [row] = await rowsOf<{ entries: number }>(
    stores,
    "select sum(idx_tup_read)::int as entries from pg_stat_user_indexes where relname like 'deliveries%'",
  );
  return row?.entries ?? 0;
}

const closed = 1_000;
const owing = 10;

test("what waits in channels is summed over those with something unclaimed, however many a merchant has", async () => {
  const merchant = await registered(stores);
  const first = aChannel(merchant);
  await openChannelRow(stack.databaseUrl, first);
  const [{ columns } = { columns: "" }] = await rowsOf<{ columns: string }>(
    stores,
    `select string_agg(column_name, ', ') as columns from information_schema.columns
      where table_name = 'channels' and column_name <> 'id'`,
  );
  const charged = (amount: number, since: string) =>
    `update channels set charged = ${amount}, signed_max = ${amount}, claimed = 500, voucher_signature = '0x', unclaimed_since = ${since}`;
  // What the set-up reads counts at once, and not up to ten seconds later.
  await query(
    stack.databaseUrl,
    `insert into channels (id, ${columns})
      select '0x' || lpad(n::text, 64, '0'), ${columns} from channels, generate_series(1, ${closed}) n where id = '${first.id}';
    ${charged(500, "null")} where merchant_id = '${merchant}';
    ${charged(507, "now()")} where id in (select id from channels limit ${owing});
    select pg_stat_force_next_flush()`,
  );
  const gateway = connectDatabase({ url: stack.databaseUrl, poolSize: 1, applicationName: "lunas-gateway" });
  const requests = createActionRequests(gateway, []);
  const before = await channelsRead();
  const found = await requests.payouts({ merchantId: merchant, environment: "sandbox" }, { page: 1, limit: 20 });
  expect(found.waiting).toEqual({ unclaimed: BigInt(owing * 7), unpaid: 0n });
  await gateway.close();
  const isReported = async () => (await channelsRead()) > before;
  await until(isReported, { timeoutMs: 20_000, what: "the statistics" });
  expect((await channelsRead()) - before).toBeLessThan(5 * owing);
});

/** Of the table and its months. */
async function channelsRead(of = "channels"): Promise<number> {
  const [row] = await rowsOf<{ rows: number }>(
    stores,
    `select sum(seq_tup_read + coalesce(idx_tup_fetch, 0))::int as rows from pg_stat_user_tables where relname ~ '^${of}(_[0-9]|_default|$)'`,
  );
  return row?.rows ?? 0;
}

/** Of fewer, PostgreSQL takes as little time by reading all of them. */
const counted = 200_000;

test("the sums of charges read those that no day counts, however many there are", async () => {
  const merchantId = await registered(stores);
  const scope = { merchantId, environment: "sandbox" } as const;
  const channel = aChannel(merchantId);
  await openChannelRow(stack.databaseUrl, channel);
  const charge = (from: number, to: number) =>
    rowsOf(
      stores,
      `insert into charges (id, channel_id, merchant_id, environment, amount, cumulative)
        select '${newMonthlyId("chg", Date.now()).slice(0, -14)}' || right(md5(n::text), 14), '${channel.id}', '${merchantId}', 'sandbox', 10, 10 * n
        from generate_series(${from}, ${to}) n`,
    );
  await charge(1, counted);
  const rollUp = "select roll_up_charges() as more";
  while ((await rowsOf<{ more: boolean }>(stores, rollUp))[0]?.more === true);
  const isCounted = async () => (await channelsRead("charges")) >= counted;
  await until(isCounted, { timeoutMs: 20_000, what: "the statistics of the roll-up" });
  await charge(counted + 1, counted + 3);
  await rowsOf(stores, "analyze charges");
  const gateway = connectDatabase({ url: stack.databaseUrl, poolSize: 1, applicationName: "lunas-gateway" });
  const reads = createChannelReads(gateway);
  const before = await channelsRead("charges");
  const sums = await reads.chargeSums(scope, null);
  expect(sums.find(({ day }) => day === null)).toMatchObject({
    count: counted + 3,
    amount: BigInt(10 * (counted + 3)),
  });
  await gateway.close();
  const isReported = async () => (await channelsRead("charges")) > before;
  await until(isReported, { timeoutMs: 20_000, what: "the statistics" });
  expect((await channelsRead("charges")) - before).toBeLessThan(100);
});
