import type { SettlementOrder } from "@lunas/domain/settlement/attempt";
import type { OverduePage } from "@lunas/domain/settlement/submit/overdue-page";
import type { Database } from "../connect";
import { Prisma } from "../generated/client";
import { type OrderRow, orderColumns, parseOrder } from "../rows/order";

/** Pending payments that are past their deadline, of whatever has an open nonce of these lanes: also of its cancellation. */
export async function overdue(
  database: Database,
  laneIds: readonly string[],
  { chainSeconds, after, limit }: OverduePage,
): Promise<readonly SettlementOrder[]> {
  const rows = await database.query<OrderRow>(Prisma.sql`
    select ${orderColumns} from (
      select t.payment_id as id from transactions t
      where t.lane_id = any(${laneIds}::text[]) and t.state = 'open' and t.payment_id is not null
      union select b.payment_id from transactions t join bundled_payments b on b.lane_id = t.lane_id and b.nonce = t.nonce
      where t.lane_id = any(${laneIds}::text[]) and t.state = 'open' and b.closed_at is null
    ) as carried cross join lateral (select * from payments p where p.id = carried.id offset 0) as p
    where p.ended_at is null and p.status <> 'held' and p.deadline < ${chainSeconds}::bigint
      and p.id > ${after ?? ""}
    order by p.id limit ${limit}::integer`);
  return rows.map(parseOrder);
}
