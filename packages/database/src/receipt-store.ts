import type { ReceiptStore } from "@lunas/domain/receipt/ports";
import type { Database } from "./connect";
import { Prisma } from "./generated/client";
import { type PaymentRow, parsePayment, paymentColumns } from "./rows/payment";

type ReceiptRow = PaymentRow & { readonly merchantName: string };

/** The payments and refunds of receipts' pages in Postgres, by the primary key. */
export function createReceiptStore(database: Database): ReceiptStore {
  return {
    async find(id) {
      const [row] = await database.query<ReceiptRow>(Prisma.sql`
        select ${paymentColumns}, m.name as "merchantName"
        from payments p join merchants m on m.id = p.merchant_id
        where p.id = ${id}`);
      return row === undefined ? null : { payment: parsePayment(row), merchantName: row.merchantName };
    },
  };
}
