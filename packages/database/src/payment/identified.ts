import type { IdentifiedPayment, IdentifierScope } from "@lunas/domain/payment/ports";
import type { Database } from "../connect";
import { Prisma } from "../generated/client";
import { type PaymentRow, parsePayment, paymentColumns } from "../rows/payment";

/** The payment of a payer's payment identifier. */
export async function findIdentified(
  database: Database,
  { merchantId, chainId, payer, identifier }: IdentifierScope,
): Promise<IdentifiedPayment | null> {
  const [row] = await database.query<PaymentRow & { readonly spent: boolean }>(Prisma.sql`
    select known.spent, ${paymentColumns}
    from identified_payment(${merchantId}, ${chainId}::integer, ${payer}, ${identifier}) as known,
      lateral (select (known.payment).*) as p`);
  return row === undefined ? null : { payment: parsePayment(row), isSpent: row.spent };
}
