import type { StoredPayment } from "../payment/stored-payment";

/**
 * How much of a payment went back to its payer, in base units. There are no refunds yet, so it is 0: with refunds, this
 * function and `daily_sums` of the database's `report/daily.ts` are what changes in reports.
 */
export function refundedOf(_payment: StoredPayment): bigint {
  return 0n;
}
