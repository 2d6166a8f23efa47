import type { PageRequest, PaymentFilter } from "@lunas/domain/payment/books";
import type { PaymentScope } from "@lunas/domain/payment/ports";
import type { PaymentStatus } from "@lunas/domain/payment/stored-payment";
import { Prisma } from "../generated/client";
import { isIncome, isPayment, paymentColumns } from "../rows/payment";
import { rollUpIsDue } from "./roll-up";
import { type FoundRow, refundSums, siblings } from "./siblings";

/** An empty page has one row, with nulls for the payment. */
export type ListRow = (FoundRow | { readonly id: null }) & { readonly total: bigint; readonly isDue: boolean };

/** One page of a merchant's payments, newest first, with the total of all pages. */
export function listStatement(scope: PaymentScope, filter: PaymentFilter, request: PageRequest): Prisma.Sql {
  const skip = (request.page - 1) * request.limit;
  const parts: Parts = { scope, filter, skip, limit: request.limit };
  const { total, page } = isCounted(filter) ? counted(parts) : oneByOne(parts);
  return Prisma.sql`
    with ${bounds(filter)}, ${total}, page as materialized (${page}), ${rollUpIsDue(scope)}
    select total.total, due.is_due as "isDue", listed.*
    from total cross join due left join (
      select ${paymentColumns}, ${siblings}, ${refundSums} from page join payments p on p.id = page.id
    ) as listed on true
    order by listed."createdAt" desc, listed.id desc`;
}

interface Parts {
  readonly scope: PaymentScope;
  readonly filter: PaymentFilter;
  readonly skip: number;
  readonly limit: number;
}

/**
 * Checkpoints count by status and time. The payments of one payer, link or resource are few, and pending ones are limited: those
 * are counted directly.
 */
function isCounted({ status, payer, chainId, linkId, resource }: PaymentFilter): boolean {
  return payer === null && chainId === null && linkId === null && resource === null && status !== "pending";
}

/** Times are stored in milliseconds: after one millisecond means not before the next. */
function bounds({ sinceMs, untilMs }: PaymentFilter): Prisma.Sql {
  return Prisma.sql`bounds as materialized (
    select coalesce(${timeOf(sinceMs === null ? null : sinceMs + 1)}::timestamptz, '-infinity') as first_at,
      coalesce(${timeOf(untilMs)}::timestamptz, 'infinity') as until_at
  )`;
}

export function timeOf(ms: number | null): string | null {
  return ms === null ? null : new Date(ms).toISOString();
}

const newestFirst = Prisma.sql`order by p.created_at desc, p.id desc`;

/** The status is a literal in the text: only then the planner uses its index. */
export const statusIs: Readonly<Record<PaymentStatus, Prisma.Sql>> = {
  pending: Prisma.sql`and p.status = 'pending'`,
  confirmed: Prisma.sql`and p.status = 'confirmed'`,
  failed: Prisma.sql`and p.status = 'failed'`,
};

/** The index has the hash alone: URLs may be longer than its entries. */
export function resourceIs(resource: string): Prisma.Sql {
  return Prisma.sql`and hashtextextended(p.resource, 0) = hashtextextended(${resource}::text, 0) and p.resource = ${resource}`;
}

function ofScope({ scope: { merchantId, environment }, filter: { status } }: Parts): Prisma.Sql {
  return Prisma.sql`p.merchant_id = ${merchantId} and p.environment = ${environment} and ${isIncome}
    ${status === null ? Prisma.sql`and ${isPayment}` : statusIs[status]}`;
}

function oneByOne(parts: Parts) {
  const { filter, skip, limit } = parts;
  const matching = Prisma.sql`${ofScope(parts)}
    ${filter.payer === null ? Prisma.empty : Prisma.sql`and p.payer = ${filter.payer}`}
    ${filter.linkId === null ? Prisma.empty : Prisma.sql`and p.link_id = ${filter.linkId}`}
    ${filter.resource === null ? Prisma.empty : resourceIs(filter.resource)}
    ${filter.chainId === null ? Prisma.empty : Prisma.sql`and p.chain_id = ${filter.chainId}`}
    and p.created_at >= (select first_at from bounds) and p.created_at < (select until_at from bounds)`;
  return {
    total: Prisma.sql`total as materialized (select count(*) as total from payments p where ${matching})`,
    page: Prisma.sql`
      select p.id from payments p where ${matching}
      ${newestFirst} offset ${skip}::bigint limit ${limit}::integer`,
  };
}

const countOf = {
  all: Prisma.sql`c.payments`,
  confirmed: Prisma.sql`c.confirmed`,
  failed: Prisma.sql`c.failed`,
} as const;

/**
 * `upper` counts the payments that are older than the list's newer end. The page's first payment has the place `upper -
 * skip` from the oldest: the page is read from the checkpoint at or after that place, or from the list's newer end if
 * there is none.
 */
function counted(parts: Parts) {
  const { skip, limit } = parts;
  const { merchantId, environment } = parts.scope;
  const status = parts.filter.status === "pending" ? null : parts.filter.status;
  const before = (time: Prisma.Sql) =>
    Prisma.sql`payments_before(${merchantId}, ${environment}, ${status}::text, ${time})`;
  const column = countOf[status ?? "all"];
  const total = Prisma.sql`ends as materialized (
      select ${before(Prisma.sql`until_at`)} as upper, ${before(Prisma.sql`first_at`)} as lower from bounds
    ), total as materialized (
      select greatest(upper - lower, 0) as total from ends
    ), start as materialized (
      select coalesce(behind.created_at, bounds.until_at) as created_at, coalesce(behind.payment_id, '') as id,
        coalesce(behind.counted - (upper - ${skip}::bigint), ${skip}::bigint) as skip
      from bounds cross join ends left join lateral (
        select c.created_at, c.payment_id, ${column} as counted from payment_checkpoints c
        where c.merchant_id = ${merchantId} and c.environment = ${environment} and ${column} >= upper - ${skip}::bigint
        order by ${column}, c.created_at limit 1
      ) as behind on true
    )`;
  const page = Prisma.sql`
    select p.id from payments p
    where ${ofScope(parts)} and p.created_at >= (select first_at from bounds)
      and (p.created_at, p.id) <= ((select created_at from start), (select id from start))
    ${newestFirst} offset (select skip from start) limit ${limit}::integer`;
  return { total, page };
}
