import type { PaymentFilter } from "@lunas/domain/payment/books";

/** The filter that leaves no payment out. */
export const everyPayment: PaymentFilter = {
  status: null,
  chainId: null,
  payer: null,
  linkId: null,
  resource: null,
  sinceMs: null,
  untilMs: null,
};
