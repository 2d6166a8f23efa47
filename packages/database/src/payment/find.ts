import type { FoundPayment, PaymentScope } from "@lunas/domain/payment/ports";
import type { Hex } from "@lunas/domain/shared/hex";
import type { PaymentId } from "@lunas/domain/shared/id";
import type { Database } from "../connect";
import { Prisma } from "../generated/client";
import { isIncome, isPayment, paymentColumns } from "../rows/payment";
import { type FoundRow, parseFound, refundSums, siblings } from "./siblings";

/**
 * The payment of an id, or of any hash that was ever reported for it: of the settlement that counts, of a late one, of
 * any attempt. Of several in one transaction the first by log index.
 */
export async function findPayment(
  database: Database,
  { merchantId, environment }: PaymentScope,
  id: PaymentId | Hex,
): Promise<FoundPayment | null> {
  // "offset 0" makes the plan start with the few ids, and never with all of a merchant's payments.
  const [row] = await database.query<FoundRow>(Prisma.sql`
    select ${paymentColumns}, ${siblings}, ${refundSums}
    from (${idsOf(id)}) as known (id) cross join lateral (select * from payments where id = known.id offset 0) as p
    where p.merchant_id = ${merchantId} and p.environment = ${environment} and ${isIncome} and ${isPayment}
    ${firstOf(id)}`);
  return row === undefined ? null : parseFound(row);
}

/** The ids that a reference may mean, of any merchant. */
export function idsOf(id: PaymentId | Hex): Prisma.Sql {
  if (!id.startsWith("0x")) return Prisma.sql`select ${id}`;
  const hash = id.toLowerCase();
  return Prisma.sql`
    select by_hash.id from payments by_hash where by_hash.tx_hash = ${hash}
    union select late.id from payments late where late.late_tx_hash = ${hash}
    union select t.payment_id from attempts a join transactions t on t.lane_id = a.lane_id and t.nonce = a.nonce
      where a.hash = ${hash} and t.payment_id is not null
    union select b.payment_id from attempts a join bundled_payments b on b.lane_id = a.lane_id and b.nonce = a.nonce
      where a.hash = ${hash}`;
}

/** Of several: the one that the transaction settled, first by log index. */
export function firstOf(id: PaymentId | Hex): Prisma.Sql {
  return Prisma.sql`
    order by p.tx_hash = ${id.toLowerCase()} desc nulls last, p.log_index, p.created_at, p.id
    limit 1`;
}
