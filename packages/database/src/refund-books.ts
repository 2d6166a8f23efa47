import type { PageRequest } from "@lunas/domain/payment/books";
import type { PaymentScope } from "@lunas/domain/payment/ports";
import type { RefundBooks, RefundFilter, RefundPage } from "@lunas/domain/refund/ports";
import type { Database } from "./connect";
import { Prisma } from "./generated/client";
import { type PaymentRow, parsePayment, paymentColumns } from "./rows/payment";

/** Merchants' views of their refunds in Postgres: one statement each. Lists may come from a replica, `reads`. */
export function createRefundBooks(database: Database, reads: Database = database): RefundBooks {
  return {
    find: async (scope, id) => {
      const [row] = await database.query<PaymentRow>(Prisma.sql`
        select ${paymentColumns} from payments p where p.id = ${id} and ${ofScope(scope)}`);
      return row === undefined ? null : parsePayment(row);
    },
    list: (scope, filter, request) => list(reads, scope, { filter, request }),
  };
}

const ofScope = ({ merchantId, environment }: PaymentScope) =>
  Prisma.sql`p.merchant_id = ${merchantId} and p.environment = ${environment} and p.refund_of is not null`;

/** An empty page has one row, with nulls for the refund. */
type ListRow = (PaymentRow | { readonly id: null }) & { readonly total: bigint };

interface Listed {
  readonly filter: RefundFilter;
  readonly request: PageRequest;
}

async function list(database: Database, scope: PaymentScope, { filter, request }: Listed): Promise<RefundPage> {
  const { status, paymentId } = filter;
  const wanted = Prisma.sql`${ofScope(scope)}
    ${status === null ? Prisma.empty : Prisma.sql`and p.status = ${status}`}
    ${paymentId === null ? Prisma.empty : Prisma.sql`and p.refund_of = ${paymentId}`}
    and p.created_at > coalesce(${timeOf(filter.sinceMs)}::timestamptz, '-infinity')
    and p.created_at < coalesce(${timeOf(filter.untilMs)}::timestamptz, 'infinity')`;
  const skip = (request.page - 1) * request.limit;
  const rows = await database.query<ListRow>(Prisma.sql`
    with total as materialized (select count(*) as total from payments p where ${wanted}), page as materialized (
      select p.id from payments p where ${wanted}
      order by p.created_at desc, p.id desc offset ${skip}::bigint limit ${request.limit}::integer
    )
    select total.total, listed.* from total left join (
      select ${paymentColumns} from page join payments p on p.id = page.id
    ) as listed on true
    order by listed."createdAt" desc, listed.id desc`);
  const refunds = rows.flatMap((row) => (row.id === null ? [] : [parsePayment(row)]));
  return { refunds, total: Number(rows[0]?.total ?? 0) };
}

function timeOf(ms: number | null): string | null {
  return ms === null ? null : new Date(ms).toISOString();
}
