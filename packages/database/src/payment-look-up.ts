import type { Address } from "@lunas/catalog/chain";
import type {
  DeliverySummary,
  FoundPayments,
  PaymentLookUp,
  PaymentSummary,
} from "@lunas/domain/operations/payment-look-up";
import type { Hex } from "@lunas/domain/shared/hex";
import type { PaymentId } from "@lunas/domain/shared/id";
import type { Database } from "./connect";
import { Prisma } from "./generated/client";
import { idsOf } from "./payment/find";
import { ms } from "./rows/ms";
import { isPayment } from "./rows/payment";

/** So many rows of a payer are read at most: its index is not in the order of time. */
const mostRead = 2_000;

/** An operator's search, in Postgres. Each method is one statement; an index leads to its rows. */
export function createPaymentLookUp(database: Database): PaymentLookUp {
  return {
    find: (reference, limit) =>
      isAddress(reference) ? ofPayer(database, reference, limit) : referenced(database, reference, limit),
    refundsOf: (id, limit) =>
      database.query<PaymentSummary>(Prisma.sql`
        select ${summary} from payments p where p.refund_of = ${id} order by p.created_at desc, p.id desc limit ${limit}::integer`),
    deliveriesOf: (id, limit) => deliveriesOf(database, id, limit),
  };
}

function isAddress(reference: PaymentId | Hex | Address): reference is Address {
  return /^0x[0-9a-fA-F]{40}$/.test(reference);
}

const summary = Prisma.sql`
  p.id, p.chain_id as "chainId", p.merchant_id as "merchantId", p.environment, p.status, p.amount::text as amount,
  p.token_symbol as "tokenSymbol", p.payer, p.refund_of as "refundOf", ${ms(Prisma.sql`p.created_at`)} as "storedAtMs"`;

async function referenced(database: Database, reference: PaymentId | Hex, limit: number): Promise<FoundPayments> {
  const payments = await database.query<PaymentSummary>(Prisma.sql`
    select ${summary} from (${idsOf(reference)}) as known (id) cross join lateral (select * from payments where id = known.id offset 0) as p
    where ${isPayment} order by p.created_at desc, p.id desc limit ${limit}::integer`);
  return { payments, isPart: false };
}

async function ofPayer(database: Database, payer: Address, limit: number): Promise<FoundPayments> {
  const rows = await database.query<PaymentSummary & { readonly read: number }>(Prisma.sql`
    select ${summary}, count(*) over ()::integer as read from (
      select * from payments where payer = ${payer} order by nonce limit ${mostRead + 1}
    ) as p where ${isPayment} order by p.created_at desc, p.id desc limit ${limit}::integer`);
  const payments = rows.map(({ read: _, ...payment }) => payment);
  return { payments, isPart: (rows[0]?.read ?? 0) > mostRead };
}

async function deliveriesOf(database: Database, id: PaymentId, limit: number): Promise<readonly DeliverySummary[]> {
  return await database.query<DeliverySummary>(Prisma.sql`
    select d.id, e.type as "eventType", d.status, d.attempts, ${ms(Prisma.sql`d.created_at`)} as "createdAtMs",
      ${ms(Prisma.sql`d.next_attempt_at`)} as "nextAttemptAtMs", newest.status_code as "statusCode", newest.error
    from events e join deliveries d on d.event_id = e.id left join lateral (
      select a.status_code, a.error from delivery_attempts a where a.delivery_id = d.id order by a.number desc limit 1
    ) as newest on true
    where e.payment_id = ${id} order by d.created_at, d.id limit ${limit}::integer`);
}
