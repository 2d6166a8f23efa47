import type { PaymentFilter } from "@lunas/domain/payment/books";
import type { PaymentQuery } from "@lunas/protocol/api/payments";
import { addressOf } from "./address";

type Query = Omit<PaymentQuery, "page" | "limit">;

/** What the schema has passed, as the books want it. */
export function paymentFilter({ status, from, since, until }: Query): PaymentFilter {
  return {
    status: status ?? null,
    payer: from === undefined ? null : addressOf(from),
    sinceMs: since === undefined ? null : Date.parse(since),
    untilMs: until === undefined ? null : notBefore(until),
  };
}

/** Payments have their times to the millisecond: before a time with finer digits is before the next one. */
function notBefore(time: string): number {
  const finerDigits = /\.\d{3}(\d+)/.exec(time)?.[1] ?? "";
  return Date.parse(time) + (/[1-9]/.test(finerDigits) ? 1 : 0);
}
