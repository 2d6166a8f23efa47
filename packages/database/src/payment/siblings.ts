import type { FoundPayment } from "@lunas/domain/payment/ports";
import type { PaymentId } from "@lunas/domain/shared/id";
import { Prisma } from "../generated/client";
import { type PaymentRow, parsePayment } from "../rows/payment";

/** Other payments of the same merchant that the transaction of the payment `p` settled. */
export const siblings = Prisma.sql`array(
  select sibling.id from payments sibling
  where p.status = 'confirmed' and sibling.status = 'confirmed' and sibling.id <> p.id and sibling.refund_of is null and sibling.channel_id is null
    and sibling.chain_id = p.chain_id and sibling.tx_hash = p.tx_hash
    and sibling.merchant_id = p.merchant_id and sibling.environment = p.environment
  order by sibling.log_index
) as siblings`;

/** The sums of the refunds of the payment `p`. */
export const refundSums = Prisma.sql`(
  select jsonb_build_object('refunded', sums.refunded::text, 'pending', sums.pending::text, 'notFailed', sums.not_failed)
  from refunds_of(p.id) as sums
) as refunds`;

export interface RefundSumsRow {
  readonly refunds: { readonly refunded: string; readonly pending: string; readonly notFailed: number };
}

export interface FoundRow extends PaymentRow, RefundSumsRow {
  readonly siblings: PaymentId[];
}

export function parseFound(row: FoundRow): FoundPayment {
  const { refunded, pending, notFailed } = row.refunds;
  return {
    payment: parsePayment(row),
    alsoInTransaction: row.siblings,
    refunds: { refunded: BigInt(refunded), pending: BigInt(pending), notFailed },
  };
}
