import type { ReceiptStore } from "@lunas/domain/receipt/ports";
import type { Database } from "./connect";
import { Prisma } from "./generated/client";
import { isPayment, type PaymentRow, parsePayment, paymentColumns } from "./rows/payment";

type ReceiptRow = PaymentRow & {
  readonly merchantName: string;
  readonly settledRefunds: readonly { readonly amount: string; readonly at: number }[];
};

/** Those that `refunds_of` adds up as refunded, by the index of the refunds of a payment. */
const settledRefunds = Prisma.sql`(
  select coalesce(jsonb_agg(jsonb_build_object('amount', back.amount::text, 'at',
    floor(extract(epoch from coalesce(back.block_time, back.ended_at, back.created_at)) * 1000)
  ) order by back.created_at, back.id), '[]'::jsonb)
  from payments back
  where back.refund_of = p.id and (back.status = 'confirmed' or back.late_tx_hash is not null)
) as "settledRefunds"`;

/** The payments and refunds of receipts' pages in Postgres, by the primary key. */
export function createReceiptStore(database: Database): ReceiptStore {
  return {
    async find(id) {
      const [row] = await database.query<ReceiptRow>(Prisma.sql`
        select ${paymentColumns}, m.name as "merchantName", ${settledRefunds}
        from payments p join merchants m on m.id = p.merchant_id
        where p.id = ${id} and p.channel_id is null and ${isPayment}`);
      if (row === undefined) return null;
      const refunds = row.settledRefunds.map(({ amount, at }) => ({ amount: BigInt(amount), settledAtMs: at }));
      return { payment: parsePayment(row), merchantName: row.merchantName, refunds };
    },
  };
}
