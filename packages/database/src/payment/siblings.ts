import type { FoundPayment } from "@lunas/domain/payment/ports";
import type { PaymentId } from "@lunas/domain/shared/id";
import { Prisma } from "../generated/client";
import { type PaymentRow, parsePayment } from "../rows/payment";

/** Other payments of the same merchant that the transaction of the payment `p` settled. */
export const siblings = Prisma.sql`array(
  select sibling.id from payments sibling
  where p.status = 'confirmed' and sibling.status = 'confirmed' and sibling.id <> p.id
    and sibling.chain_id = p.chain_id and sibling.tx_hash = p.tx_hash
    and sibling.merchant_id = p.merchant_id and sibling.environment = p.environment
  order by sibling.log_index
) as siblings`;

export interface FoundRow extends PaymentRow {
  readonly siblings: PaymentId[];
}

export function parseFound(row: FoundRow): FoundPayment {
  return { payment: parsePayment(row), alsoInTransaction: row.siblings };
}
