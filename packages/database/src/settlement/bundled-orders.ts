import type { SettlementOrder } from "@lunas/domain/settlement/attempt";
import type { Database } from "../connect";
import { Prisma } from "../generated/client";
import { type OrderRow, orderColumns, parseOrder } from "../rows/order";

/** The open orders of a lane's open bundles, in their places, by the bundles' nonces. */
export async function bundledOrders(
  database: Database,
  laneId: string,
): Promise<ReadonlyMap<bigint, readonly SettlementOrder[]>> {
  const rows = await database.query<OrderRow & { readonly bundleNonce: bigint }>(Prisma.sql`
    select b.nonce as "bundleNonce", ${orderColumns}
    from transactions t join bundled_payments b on b.lane_id = t.lane_id and b.nonce = t.nonce
      join payments p on p.id = b.payment_id and p.ended_at is null
    where t.lane_id = ${laneId} and t.state = 'open' and t.purpose = 'bundle' order by b.nonce, b.place`);
  const orders = new Map<bigint, SettlementOrder[]>();
  for (const { bundleNonce, ...row } of rows) {
    const own = orders.get(bundleNonce) ?? [];
    own.push(parseOrder(row));
    orders.set(bundleNonce, own);
  }
  return orders;
}
