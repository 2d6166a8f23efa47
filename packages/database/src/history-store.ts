import { type HistoryStore, historyLimit, type PaymentHistory } from "@lunas/domain/payment/history";
import type { PaymentScope } from "@lunas/domain/payment/ports";
import type { Hex } from "@lunas/domain/shared/hex";
import type { PaymentId, RefundId } from "@lunas/domain/shared/id";
import type { Database } from "./connect";
import { Prisma } from "./generated/client";
import { firstOf, idsOf } from "./payment/find";
import { type HistoryRow, parseHistory } from "./rows/history";
import { oldestAttemptFirst } from "./rows/own-transactions";
import { isIncome, isPayment, paymentColumns } from "./rows/payment";

/** The history of payments and refunds in Postgres: one statement for the whole history of one. */
export function createHistoryStore(database: Database): HistoryStore {
  return {
    find: (scope, id) => find(database, scope, paymentWith(id)),
    findRefund: (scope, id) => find(database, scope, refundWith(id)),
  };
}

/** Where the row of a history comes from: its table, its condition, and which of several rows counts. */
interface HistorySource {
  readonly from: Prisma.Sql;
  readonly where: Prisma.Sql;
  readonly first: Prisma.Sql;
}

const paymentWith = (id: PaymentId | Hex): HistorySource => ({
  from: Prisma.sql`(${idsOf(id)}) as known (id) cross join lateral (select * from payments where id = known.id offset 0) as p`,
  where: Prisma.sql`${isIncome} and ${isPayment}`,
  first: firstOf(id),
});

const refundWith = (id: RefundId): HistorySource => ({
  from: Prisma.sql`payments p`,
  where: Prisma.sql`p.id = ${id} and p.refund_of is not null`,
  first: Prisma.empty,
});

async function find(
  database: Database,
  { merchantId, environment }: PaymentScope,
  { from, where, first }: HistorySource,
): Promise<PaymentHistory | null> {
  const [row] = await database.query<HistoryRow>(Prisma.sql`
    select ${paymentColumns}, p.ended_at as "endedAt", ${attempts} as attempts, ${events} as events, ${webhooks} as webhooks
    from ${from}
    where p.merchant_id = ${merchantId} and p.environment = ${environment} and ${where}
    ${first}`);
  return row === undefined ? null : parseHistory(row);
}

const ms = (column: Prisma.Sql) => Prisma.sql`floor(extract(epoch from ${column}) * 1000)::bigint`;

/** The newest attempts, oldest first; `total` includes those that are left out. */
const attempts = Prisma.sql`(
  select coalesce(jsonb_agg(to_jsonb(newest) order by newest.transaction, newest.place), '[]') from (
    select a.hash, a.purpose, a.fee_cap_wei::text as "feeCapWei", ${ms(Prisma.sql`a.created_at`)} as "signedAtMs",
      ${ms(Prisma.sql`a.published_at`)} as "broadcastAtMs", a.publishes, a.publish_outcome as "broadcastOutcome",
      ${ms(Prisma.sql`a.reorged_at`)} as "reorgedAtMs", a.reorged_block_number as "reorgedBlockNumber",
      dense_rank() over (order by t.created_at, t.lane_id, t.nonce) as transaction,
      row_number() over (partition by t.lane_id, t.nonce order by ${oldestAttemptFirst}) as place,
      count(*) over () as total, ${ms(Prisma.sql`t.closed_at`)} as "closedAtMs", t.mined_hash as "minedHash",
      t.mined_status as "minedStatus", coalesce(own.gas_share, t.gas_used)::text as "gasUsed",
      t.effective_gas_price_wei::text as "effectiveGasPriceWei", t.block_number as "blockNumber", own.payments
    from (
      select alone.lane_id, alone.nonce, null::bigint as gas_share, 1 as payments
      from transactions alone where alone.payment_id = p.id
      union all select shared.lane_id, shared.nonce, shared.gas_used, (
        select count(*)::integer from bundled_payments b where b.lane_id = shared.lane_id and b.nonce = shared.nonce
      ) from bundled_payments shared where shared.payment_id = p.id
    ) as own join transactions t on t.lane_id = own.lane_id and t.nonce = own.nonce
      join attempts a on a.lane_id = t.lane_id and a.nonce = t.nonce and a.month = t.month
    order by transaction desc, place desc limit ${historyLimit}::integer
  ) as newest
)`;

const events = Prisma.sql`(
  select coalesce(jsonb_agg(jsonb_build_object(
    'type', e.type, 'atMs', ${ms(Prisma.sql`e.created_at`)}
  ) order by e.created_at, e.id), '[]') from events e where e.payment_id = p.id
)`;

const webhooks = Prisma.sql`(
  select coalesce(jsonb_agg(to_jsonb(newest) order by newest."startedAtMs", newest.attempt), '[]') from (
    select d.id as "deliveryId", e.type as "eventType", made.number as attempt,
      ${ms(Prisma.sql`made.started_at`)} as "startedAtMs", made.duration_ms as "durationMs",
      made.status_code as "statusCode", made.error, count(*) over () as total
    from events e join deliveries d on d.event_id = e.id join delivery_attempts made on made.delivery_id = d.id
    where e.payment_id = p.id
    order by made.started_at desc, made.number desc limit ${historyLimit}::integer
  ) as newest
)`;
