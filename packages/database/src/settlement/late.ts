import type { LateSettlement } from "@lunas/domain/settlement/ports";
import { newMonthlyId, type PaymentId } from "@lunas/domain/shared/id";
import type { Database } from "../connect";
import { Prisma } from "../generated/client";
import { asJson } from "../rows/json";
import { type OrderRow, orderColumns, parseOrder } from "../rows/order";

interface Page {
  readonly after: PaymentId | null;
  readonly limit: number;
}

/** Failed payments that another settler may still settle, by id. */
export async function watchedOn(database: Database, chainId: number, { after, limit }: Page) {
  const rows = await database.query<OrderRow>(Prisma.sql`
    select ${orderColumns} from payments p
    where p.chain_id = ${chainId}::integer and p.id > ${after ?? ""}
      and p.status = 'failed' and p.late_tx_hash is null and p.watch_over_at is null
    order by p.id limit ${limit}::integer`);
  return rows.map(parseOrder);
}

/** Late settlements with their events, and the ends of watches, in one transaction. */
export async function recordLate(
  database: Database,
  late: readonly LateSettlement[],
  over: readonly PaymentId[],
): Promise<{ readonly reported: readonly PaymentId[] }> {
  const rows = await database.query<{ readonly id: PaymentId }>(Prisma.sql`
    select record_late_settlements(${asJson(late.map(lateRow))}::jsonb, ${over}::text[]) as id`);
  return { reported: rows.map(({ id }) => id) };
}

/**
 * As long as a deadline may be in the future, and more; a reorg reverts only newer ones. Locked in the common lock
 * order.
 */
export async function watchAgain(database: Database, chainId: number): Promise<void> {
  await database.query(Prisma.sql`
    update payments set watch_over_at = null where id in (
      select id from payments
      where chain_id = ${chainId}::integer and status = 'failed' and late_tx_hash is null
        and watch_over_at > now() - interval '1 day'
      order by id for no key update
    )`);
}

function lateRow({ paymentId, settlement: { txHash, logIndex, blockNumber } }: LateSettlement): object {
  return {
    payment_id: paymentId,
    event_id: newMonthlyId("evt", Date.now()),
    tx_hash: txHash,
    log_index: logIndex,
    block_number: blockNumber,
  };
}
