import type { PaymentFilter } from "@lunas/domain/payment/books";
import type { PaymentScope } from "@lunas/domain/payment/ports";
import type { PaymentStatus } from "@lunas/domain/payment/stored-payment";
import type { MerchantId } from "@lunas/domain/shared/id";
import { query } from "@lunas/stack/postgres/query";
import { everyPayment } from "@lunas/testkit/build/every-payment";
import { insertPayments } from "../bench/insert-payments";
import { registered } from "./database-postgres";
import { stack, stores, useStores } from "./opened-stores";

jest.setTimeout(120_000);

let scope: PaymentScope;
const dayMs = 86_400_000;

useStores();
/** Ten thousand payments of 60 days: a twentieth failed, three pending, several in one millisecond. */
beforeAll(async () => {
  scope = { merchantId: await registered(stores), environment: "sandbox" };
  await insertPayments(stack.databaseUrl, { ...scope, count: 10_000, days: 60, payers: 300 });
  await insertPayments(stack.databaseUrl, { ...scope, environment: "production", count: 450, days: 20, payers: 7 });
  const other = await registered(stores);
  await insertPayments(stack.databaseUrl, { ...scope, merchantId: other, count: 700, days: 60, payers: 300 });
  const soon = "select id from payments where merchant_id = $1 and environment = 'sandbox' order by created_at desc";
  await query(
    stack.databaseUrl,
    `update payments set status = 'pending', ended_at = null, failure_code = null, failure_message = null
     where id in (${soon} limit 3)`,
    [scope.merchantId],
  );
});

const read = <Row>(sql: string, values: readonly (string | number | null)[]): Promise<Row[]> =>
  stores.database.run((prisma) => prisma.$queryRawUnsafe<Row[]>(sql, ...values));
const rollUp = (atMost: number, { merchantId, environment } = scope) =>
  read<{ made: number }>("select roll_up_payments($1, $2, $3::integer) as made", [
    merchantId,
    environment,
    atMost,
  ]).then(([row]) => row?.made ?? 0);
const checkpoints = async ({ merchantId, environment } = scope) => {
  const sql = "select count(*)::int as n from payment_checkpoints where merchant_id = $1 and environment = $2";
  return (await read<{ n: number }>(sql, [merchantId, environment]))[0]?.n;
};

/** The same, read from the table itself. */
async function fromTheTable(filter: PaymentFilter, page: number, limit: number) {
  const { status, payer, sinceMs, untilMs } = filter;
  const time = (ms: number | null) => (ms === null ? null : new Date(ms).toISOString());
  const rows = await read<{ id: string }>(
    `select id from payments where merchant_id = $1 and environment = $2 and ($3::text is null or status = $3)
       and ($4::text is null or payer = $4) and ($5::timestamptz is null or created_at > $5)
       and ($6::timestamptz is null or created_at < $6)
     order by created_at desc, id desc`,
    [scope.merchantId, scope.environment, status, payer, time(sinceMs), time(untilMs)],
  );
  return { total: rows.length, ids: rows.slice((page - 1) * limit, page * limit).map(({ id }) => id) };
}

async function statsFromTheTable(merchantId: MerchantId, environment: string, sinceMs: number) {
  const [row] = await read<Record<"n" | "units" | "lately" | "latelyUnits" | "payers", string>>(
    `select count(*) as n, sum(amount)::text as units, count(*) filter (where created_at > $3::timestamptz) as lately,
       coalesce(sum(amount) filter (where created_at > $3::timestamptz), 0)::text as "latelyUnits",
       count(distinct payer) filter (where created_at > $3::timestamptz) as payers
     from payments where merchant_id = $1 and environment = $2 and status = 'confirmed'`,
    [merchantId, environment, new Date(sinceMs).toISOString()],
  );
  if (row === undefined) throw new Error("no row");
  const volumes = (units: string) => (units === "0" ? {} : { IDRX: BigInt(units) });
  return {
    environment,
    payments: Number(row.n),
    volumes: volumes(row.units),
    refunded: {},
    lately: {
      payments: Number(row.lately),
      volumes: volumes(row.latelyUnits),
      refunded: {},
      uniquePayers: Number(row.payers),
    },
  };
}

async function expectTheTable(): Promise<void> {
  const sample = await read<{ payer: string; at: Date }>(
    `select payer, created_at as at from payments where merchant_id = $1 and environment = 'sandbox'
     order by md5(id) limit 2`,
    [scope.merchantId],
  );
  const statuses: readonly (PaymentStatus | null)[] = [null, "confirmed", "failed", "pending"];
  const times = [null, ...sample.map(({ at }) => at.getTime()), Date.now() - 60_000];
  let index = 0;
  for (const status of statuses) {
    for (const sinceMs of times) {
      for (const untilMs of times) {
        index += 1;
        const payer = index % 4 === 0 ? (sample[index % 2]?.payer as `0x${string}`) : null;
        const filter = { status, chainId: null, payer, linkId: null, resource: null, sinceMs, untilMs };
        const [page, limit] = (
          [
            [1, 20],
            [7, 33],
            [90, 100],
            [2, 1],
          ] as const
        )[index % 4] ?? [1, 20];
        const { payments, total } = await stores.books.list(scope, filter, { page, limit });
        const found = { total, ids: payments.map(({ payment }) => payment.id) };
        expect({ filter, page, ...found }).toEqual({ filter, page, ...(await fromTheTable(filter, page, limit)) });
      }
    }
  }
  for (const environment of ["sandbox", "production"] as const) {
    for (const sinceMs of [0, ...[1, 10, 30, 59, 61].map((days) => Date.now() - days * dayMs)]) {
      const { merchantId } = scope;
      const found = await stores.books.stats(merchantId, { environment, latelySinceMs: sinceMs });
      expect(found).toEqual(await statsFromTheTable(merchantId, environment, sinceMs));
    }
  }
}

describe("at ten thousand payments, lists and statistics are what the table says", () => {
  // One after the other: each begins with what the one before has summed up.
  it("before anything is summed up, with some of it, and with all", async () => {
    expect(await checkpoints()).toBe(0);
    const { merchantId } = scope;
    const since = Date.now() - 30 * dayMs;
    const wanted = await statsFromTheTable(merchantId, "sandbox", since);
    expect(await rollUp(7)).toBe(7);
    await expectTheTable();
    // By then the reads themselves have gone on to the end.
    expect(await checkpoints()).toBeGreaterThan(40);
    while ((await rollUp(1_000)) > 0);
    expect(await checkpoints()).toBe(49);
    await expectTheTable();
    expect(await stores.books.stats(merchantId, { environment: "sandbox", latelySinceMs: since })).toEqual(wanted);
  });

  it("while payments are stored and summed up at the same time", async () => {
    const before = (await stores.books.list(scope, everyPayment, { page: 1, limit: 1 })).total;
    const insert = () => insertPayments(stack.databaseUrl, { ...scope, count: 50, days: 0.01, payers: 300 });
    const readList = async () => {
      const { total } = await stores.books.list(scope, everyPayment, { page: 1, limit: 1 });
      return (total - before) % 50;
    };
    await Promise.all(Array.from({ length: 12 }, (_, index) => [insert, () => rollUp(5), readList][index % 3]?.()));
    expect((await stores.books.list(scope, everyPayment, { page: 1, limit: 1 })).total).toBe(before + 200);
    await expectTheTable();
  });

  it("when payments come into the past, or go", async () => {
    while ((await rollUp(1_000)) > 0);
    expect(await checkpoints()).toBeGreaterThan(40);
    await insertPayments(stack.databaseUrl, { ...scope, count: 3, days: 50, payers: 300 });
    expect(await checkpoints()).toBe(0);
    await expectTheTable();
    while ((await rollUp(1_000)) > 0);
    const gone = "delete from payments where id = (select min(id) from payments where merchant_id = $1)";
    await query(stack.databaseUrl, gone, [scope.merchantId]);
    await expectTheTable();
  });

  it("does not sum up past the oldest pending payment, nor what is as young as a transaction can be", async () => {
    const merchantId = await registered(stores);
    const young = { merchantId, environment: "sandbox" } as const;
    await insertPayments(stack.databaseUrl, { ...young, count: 1_000, days: 0.005, payers: 3 });
    expect(await rollUp(10, young)).toBe(0);
    const older = "update payments set created_at = created_at - interval '1 day' where merchant_id = $1";
    await query(stack.databaseUrl, older, [merchantId]);
    const waits = `update payments set status = 'pending', ended_at = null, failure_code = null, failure_message = null
      where id = (select id from payments where merchant_id = $1 order by created_at, id offset 500 limit 1)`;
    await query(stack.databaseUrl, waits, [merchantId]);
    expect(await rollUp(10, young)).toBe(2);
    expect(await rollUp(10, young)).toBe(0);
  });
});
