import type { PaymentScope } from "@lunas/domain/payment/ports";
import { query } from "@lunas/stack/postgres/query";
import { insertPayments } from "../bench/insert-payments";
import { insertRefunds } from "../bench/insert-refunds";
import { registered } from "./database-postgres";
import { stack, stores, useStores } from "./opened-stores";

jest.setTimeout(60_000);

let scope: PaymentScope;
const dayMs = 86_400_000;
const periods = [0, 1, 10, 30, 59, 61].map((days) => Date.now() - days * dayMs);

useStores();
/** Six thousand payments of 60 days, and some two thousand refunds. */
beforeAll(async () => {
  scope = { merchantId: await registered(stores), environment: "sandbox" };
  await insertPayments(stack.databaseUrl, { ...scope, count: 6_000, days: 60, payers: 50 });
  await insertRefunds(stack.databaseUrl, scope);
});

const run = (sql: string, values: readonly (string | number)[] = []) =>
  query(stack.databaseUrl, sql, values.map(String));
const rollUp = async (atMost: number) => {
  const { merchantId, environment } = scope;
  const [row] = await run("select roll_up_refunds($1, $2, $3) as made", [merchantId, environment, atMost]);
  return (row as { made: number }).made;
};
const checkpoints = async () =>
  (await run("select 1 from refund_checkpoints where merchant_id = $1", [scope.merchantId])).length;

/** The same sum, row by row. */
async function refundedSince(sinceMs: number): Promise<bigint> {
  const [row] = await run(
    `select coalesce(sum(amount), 0)::text as units from payments where merchant_id = $1 and refund_of is not null
     and (status = 'confirmed' or late_tx_hash is not null) and created_at > to_timestamp($2 / 1000.0)`,
    [scope.merchantId, sinceMs],
  );
  return BigInt((row as { units: string }).units);
}

const statuses = [null, "confirmed", "failed", "pending"] as const;

/** The totals of lists, each beside the number of its rows. */
async function expectTheCounts(): Promise<void> {
  const [until, since] = [Date.now() - 10 * dayMs, Date.now() - 30 * dayMs];
  for (const status of statuses)
    for (const [sinceMs, untilMs] of [
      [null, null],
      [since, null],
      [null, until],
      [since, until],
      [until, since],
    ] as const) {
      const filter = { status, paymentId: null, sinceMs, untilMs };
      const { total } = await stores.refunds.list(scope, filter, { page: 1, limit: 1 });
      const [row] = await run(
        `select count(*)::int as total from payments where merchant_id = $1 and refund_of is not null
         and ($2 = '' or status = $2) and created_at > to_timestamp($3 / 1000.0) and created_at < to_timestamp($4 / 1000.0)`,
        [scope.merchantId, status ?? "", sinceMs ?? 0, untilMs ?? Date.now() + dayMs],
      );
      expect({ ...filter, total }).toEqual({ ...filter, total: (row as { total: number }).total });
    }
}

async function expectTheTable(): Promise<void> {
  await expectTheCounts();
  const all = await refundedSince(0);
  for (const latelySinceMs of periods) {
    const { merchantId, environment } = scope;
    const { refunded, lately } = await stores.books.stats(merchantId, { environment, latelySinceMs });
    const since = await refundedSince(latelySinceMs);
    expect([refunded, lately.refunded]).toEqual([{ IDRX: all }, since === 0n ? {} : { IDRX: since }]);
  }
}

/** How often a list asks whether a roll-up is due, counted by a function in the place of the real one. */
async function callsDuring(list: () => Promise<unknown>): Promise<number> {
  const [real] = await run("select pg_get_functiondef('roll_up_is_due'::regproc) as sql");
  await run("create sequence calls");
  try {
    await run(`create or replace function roll_up_is_due(of_merchant text, in_environment text) returns boolean
      language plpgsql stable as $$ begin perform nextval('calls'); return false; end $$`);
    await list();
    const [row] = await run("select nextval('calls')::int - 1 as times");
    return (row as { times: number }).times;
  } finally {
    await run((real as { sql: string }).sql);
    await run("drop sequence calls");
  }
}

it("a list asks once whether a roll-up is due, however many rows its page has", async () => {
  const request = { page: 1, limit: 20 };
  const period = { status: null, sinceMs: null, untilMs: null };
  const times = await callsDuring(async () => {
    const { refunds } = await stores.refunds.list(scope, { ...period, paymentId: null }, request);
    expect(refunds).toHaveLength(20);
  });
  expect(times).toBe(1);
  const all = { ...period, payer: null, chainId: null, linkId: null, resource: null };
  for (const filter of [all, { ...all, chainId: 1337 }]) {
    const calls = await callsDuring(async () => {
      expect((await stores.books.list(scope, filter, request)).payments).toHaveLength(20);
    });
    expect(calls).toBe(1);
  }
});

describe("what was refunded is what the table says", () => {
  it("before anything is summed up, with some of it, and with all", async () => {
    expect(await checkpoints()).toBe(0);
    expect(await rollUp(3)).toBe(3);
    await expectTheTable();
    while ((await rollUp(100)) > 0);
    expect(await checkpoints()).toBeGreaterThan(8);
    await expectTheTable();
  });

  it("when a failed refund is settled late, which the sums had left out", async () => {
    while ((await rollUp(100)) > 0);
    const before = await refundedSince(0);
    await run(
      `update payments set late_tx_hash = '0x' || repeat('9', 64), late_log_index = 7, late_block_number = 9
       where id = (select id from payments where merchant_id = $1 and refund_of is not null and status = 'failed'
         order by created_at limit 1)`,
      [scope.merchantId],
    );
    expect(await checkpoints()).toBe(0);
    expect(await refundedSince(0)).toBeGreaterThan(before);
    await expectTheTable();
  });

  it("reads begin the sums by themselves", async () => {
    await run("delete from refund_checkpoints");
    const { merchantId, environment } = scope;
    await stores.books.stats(merchantId, { environment, latelySinceMs: 0 });
    expect(await checkpoints()).toBeGreaterThan(8);
    await run("delete from refund_checkpoints");
    const filter = { status: null, paymentId: null, sinceMs: null, untilMs: null };
    await stores.refunds.list(scope, filter, { page: 1, limit: 20 });
    expect(await checkpoints()).toBeGreaterThan(8);
  });

  it("not past the oldest pending refund, and a payment that goes forgets them", async () => {
    await run("delete from refund_checkpoints");
    await run(
      `update payments set status = 'pending', ended_at = null, tx_hash = null, log_index = null, block_number = null,
         block_hash = null, block_time = null
       where id = (select id from payments where merchant_id = $1 and refund_of is not null and status = 'confirmed'
         order by created_at, id offset 500 limit 1)`,
      [scope.merchantId],
    );
    expect(await rollUp(100)).toBe(2);
    await expectTheTable();
    const gone = `delete from payments where id = (select min(p.id) from payments p where p.merchant_id = $1
      and not exists (select 1 from payments r where r.refund_of = p.id) and p.refund_of is null)`;
    await run(gone, [scope.merchantId]);
    expect(await checkpoints()).toBe(0);
  });
});
