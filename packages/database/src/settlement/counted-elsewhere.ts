import type { Settled } from "@lunas/domain/payment/stored-payment";
import type { PaymentId } from "@lunas/domain/shared/id";
import type { Database } from "../connect";
import { Prisma } from "../generated/client";
import { asJson } from "../rows/json";

interface Settlement {
  readonly paymentId: PaymentId;
  readonly settled: Settled;
}

/**
 * Which of these payments are pending while their settlement counts for another payment, in time or late. One
 * statement.
 */
export async function countedElsewhere(
  database: Database,
  settlements: readonly Settlement[],
): Promise<readonly PaymentId[]> {
  const settlementRows = settlements.map(({ paymentId, settled: { txHash, logIndex } }) => ({
    payment_id: paymentId,
    tx_hash: txHash,
    log_index: logIndex,
  }));
  const rows = await database.query<{ readonly id: PaymentId }>(Prisma.sql`
    select p.id from jsonb_to_recordset(${asJson(settlementRows)}::jsonb) as row (payment_id text, tx_hash text, log_index integer)
    join payments p on p.id = row.payment_id and p.ended_at is null
    where exists (
      select from payments o where o.chain_id = p.chain_id and o.id <> p.id
        and ((o.tx_hash = row.tx_hash and o.log_index = row.log_index and o.status = 'confirmed')
          or (o.late_tx_hash = row.tx_hash and o.late_log_index = row.log_index))
    )`);
  return rows.map(({ id }) => id);
}
