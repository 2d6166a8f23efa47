import type { PaymentFilter } from "@lunas/domain/payment/books";
import type { PaymentScope } from "@lunas/domain/payment/ports";
import type { ExportedPayment, ExportPage } from "@lunas/domain/report/ports";
import { Prisma } from "../generated/client";
import { resourceIs, statusIs, timeOf } from "../payment/list";
import { type RefundSumsRow, refundSums } from "../payment/siblings";
import { isIncome, isPayment, type PaymentRow, parsePayment, paymentColumns } from "../rows/payment";

/**
 * One upper bound alone, the cursor where there is one: with two, the index may begin at the newer one, and each page
 * reads all pages before it.
 */
function olderThan(after: ExportPage["after"], untilMs: number | null): Prisma.Sql {
  if (after !== null)
    return Prisma.sql`(p.created_at, p.id) < (${timeOf(after.createdAtMs)}::timestamptz, ${after.id})`;
  return untilMs === null ? Prisma.sql`true` : Prisma.sql`p.created_at < ${timeOf(untilMs)}::timestamptz`;
}

/** The next payments behind the cursor, by the list's own index. Times are stored in milliseconds. */
export function exportStatement(scope: PaymentScope, filter: PaymentFilter, { after, limit }: ExportPage): Prisma.Sql {
  const { status, payer, chainId, linkId, resource, sinceMs, untilMs } = filter;
  const firstAt = timeOf(sinceMs === null ? null : sinceMs + 1);
  return Prisma.sql`
    select ${paymentColumns}, ${refundSums}, (select l.title from payment_links l where l.id = p.link_id) as "linkTitle" from payments p
    where p.merchant_id = ${scope.merchantId} and p.environment = ${scope.environment} and ${isIncome}
      ${status === null ? Prisma.sql`and ${isPayment}` : statusIs[status]}
      ${payer === null ? Prisma.empty : Prisma.sql`and p.payer = ${payer}`}
      ${chainId === null ? Prisma.empty : Prisma.sql`and p.chain_id = ${chainId}`}
      ${linkId === null ? Prisma.empty : Prisma.sql`and p.link_id = ${linkId}`}
      ${resource === null ? Prisma.empty : resourceIs(resource)}
      ${firstAt === null ? Prisma.empty : Prisma.sql`and p.created_at >= ${firstAt}::timestamptz`}
      and ${olderThan(after, untilMs)}
    order by p.created_at desc, p.id desc limit ${limit}::integer`;
}

export type ExportRow = PaymentRow & RefundSumsRow & { readonly linkTitle: string | null };

export function parseExported(row: ExportRow): ExportedPayment {
  return { payment: parsePayment(row), refunded: BigInt(row.refunds.refunded), linkTitle: row.linkTitle };
}
