import type { PaymentScope } from "@lunas/domain/payment/ports";
import type { RefundBooks, RefundFilter, RefundPage } from "@lunas/domain/refund/ports";
import type { Database } from "./connect";
import { Prisma } from "./generated/client";
import type { Listed, Places } from "./listed";
import { timeOf } from "./payment/list";
import { rollUp, rollUpIsDue } from "./payment/roll-up";
import { type PaymentRow, parsePayment, paymentColumns } from "./rows/payment";

/**
 * Merchants' views of their refunds in Postgres: one statement each. Lists may come from a replica, `reads`. Once in a few hundred
 * refunds a list also writes the next checkpoints afterwards, to the primary.
 */
export function createRefundBooks(database: Database, reads: Database = database): RefundBooks {
  return {
    find: async (scope, id) => {
      const [row] = await database.query<PaymentRow>(Prisma.sql`
        select ${paymentColumns} from payments p where p.id = ${id} and ${ofScope(scope)}`);
      return row === undefined ? null : parsePayment(row);
    },
    list: (scope, filter, request) => list({ database, reads }, scope, { filter, request }),
  };
}

const ofScope = ({ merchantId, environment }: PaymentScope) =>
  Prisma.sql`p.merchant_id = ${merchantId} and p.environment = ${environment} and p.refund_of is not null`;

/** An empty page has one row, with nulls for the refund. */
type ListRow = (PaymentRow | { readonly id: null }) & { readonly total: bigint; readonly isDue: boolean };

async function list(
  { database, reads }: Places,
  scope: PaymentScope,
  { filter, request }: Listed<RefundFilter>,
): Promise<RefundPage> {
  const { status, paymentId } = filter;
  const matching = Prisma.sql`${ofScope(scope)}
    ${status === null ? Prisma.empty : Prisma.sql`and p.status = ${status}`}
    ${paymentId === null ? Prisma.empty : Prisma.sql`and p.refund_of = ${paymentId}`}
    and p.created_at > coalesce(${timeOf(filter.sinceMs)}::timestamptz, '-infinity')
    and p.created_at < coalesce(${timeOf(filter.untilMs)}::timestamptz, 'infinity')`;
  const skip = (request.page - 1) * request.limit;
  const rows = await reads.query<ListRow>(Prisma.sql`
    with total as materialized (${totalOf(scope, filter, matching)}), page as materialized (
      select p.id from payments p where ${matching}
      order by p.created_at desc, p.id desc offset ${skip}::bigint limit ${request.limit}::integer
    ), ${rollUpIsDue(scope)}
    select total.total, due.is_due as "isDue", listed.* from total cross join due left join (
      select ${paymentColumns} from page join payments p on p.id = page.id
    ) as listed on true
    order by listed."createdAt" desc, listed.id desc`);
  if (rows[0]?.isDue) await rollUp(database, scope);
  const refunds = rows.flatMap((row) => (row.id === null ? [] : [parsePayment(row)]));
  return { refunds, total: Number(rows[0]?.total ?? 0) };
}

/** From the checkpoints, and row by row for the few refunds of one payment. Times are stored in milliseconds. */
function totalOf(scope: PaymentScope, { status, paymentId, sinceMs, untilMs }: RefundFilter, matching: Prisma.Sql) {
  if (paymentId !== null) return Prisma.sql`select count(*) as total from payments p where ${matching}`;
  const before = (ms: number | null) => Prisma.sql`
    refunds_before(${scope.merchantId}, ${scope.environment}, ${status}::text, coalesce(${timeOf(ms)}::timestamptz, 'infinity'))`;
  const older = sinceMs === null ? Prisma.sql`0` : before(sinceMs + 1);
  return Prisma.sql`select greatest(0, ${before(untilMs)} - ${older}) as total`;
}
