import type { PaymentFilter } from "@lunas/domain/payment/books";
import type { PaymentQuery } from "@lunas/protocol/api/payments";
import { addressOf } from "./address";

type Query = Omit<PaymentQuery, "page" | "limit">;

/** Converts the validated query to the store's filter. */
export function paymentFilter({ status, from, since, until }: Query): PaymentFilter {
  return {
    status: status ?? null,
    payer: from === undefined ? null : addressOf(from),
    sinceMs: since === undefined ? null : Date.parse(since),
    untilMs: until === undefined ? null : notBefore(until),
  };
}

/** Payments have times in milliseconds: before a time with finer digits means before the next millisecond. */
function notBefore(time: string): number {
  const finerDigits = /\.\d{3}(\d+)/.exec(time)?.[1] ?? "";
  return Date.parse(time) + (/[1-9]/.test(finerDigits) ? 1 : 0);
}
