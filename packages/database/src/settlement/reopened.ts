import type { SettlementOrder } from "@lunas/domain/settlement/attempt";
import type { MovedSettlement } from "@lunas/domain/settlement/ports";
import type { Database } from "../connect";
import { Prisma } from "../generated/client";
import { asJson } from "../rows/json";
import { type OrderRow, orderColumns, parseOrder } from "../rows/order";

/** The orders of confirmed payments in a lane's reopened transactions, by the transactions' nonces. */
export async function confirmedOrders(
  database: Database,
  laneId: string,
): Promise<ReadonlyMap<bigint, readonly SettlementOrder[]>> {
  const rows = await database.query<OrderRow & { readonly reopenedNonce: bigint }>(Prisma.sql`
    select own.nonce as "reopenedNonce", ${orderColumns} from (
      select t.nonce, t.payment_id, 0 as place from transactions t
      where t.lane_id = ${laneId} and t.state = 'open' and t.reopened_at is not null and t.purpose = 'payment'
      union all select b.nonce, b.payment_id, b.place
      from transactions t join bundled_payments b on b.lane_id = t.lane_id and b.nonce = t.nonce
      where t.lane_id = ${laneId} and t.state = 'open' and t.reopened_at is not null
    ) own join payments p on p.id = own.payment_id and p.status = 'confirmed'
    order by own.nonce, own.place`);
  const orders = new Map<bigint, SettlementOrder[]>();
  for (const { reopenedNonce, ...row } of rows) {
    const own = orders.get(reopenedNonce) ?? [];
    own.push(parseOrder(row));
    orders.set(reopenedNonce, own);
  }
  return orders;
}

/** Locks the payments in the order of their ids. Skips a settlement that counts for another payment: it stays with that payment. */
export async function moveSettlements(database: Database, moved: readonly MovedSettlement[]): Promise<void> {
  const rows = moved.map(({ paymentId, settled }) => ({
    payment_id: paymentId,
    tx_hash: settled.txHash,
    log_index: settled.logIndex,
    block_number: settled.blockNumber,
    block_hash: settled.blockHash,
    block_time: new Date(settled.blockTimestampSeconds * 1_000).toISOString(),
  }));
  await database.query(Prisma.sql`
    with row as materialized (
      select * from jsonb_to_recordset(${asJson(rows)}::jsonb) as moved (
        payment_id text, tx_hash text, log_index integer, block_number bigint, block_hash text, block_time timestamptz
      )
    ), locked as materialized (
      select id from payments where id in (select payment_id from row) order by id for no key update
    )
    update payments p set tx_hash = row.tx_hash, log_index = row.log_index, block_number = row.block_number,
      block_hash = row.block_hash, block_time = row.block_time
    from row, locked
    where p.id = locked.id and p.id = row.payment_id and p.status = 'confirmed' and not exists (
      select from payments other where other.tx_hash = row.tx_hash and other.log_index = row.log_index
        and other.chain_id = p.chain_id and other.id <> p.id and other.status = 'confirmed'
    ) and not exists (
      select from payments late where late.late_tx_hash = row.tx_hash and late.late_log_index = row.log_index
        and late.chain_id = p.chain_id
    )`);
}
