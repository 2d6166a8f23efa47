/** Refusals that say what became of the payment, with any status: the same request again changes nothing. */
export const finalCodes: readonly string[] = [
  "shop_failed",
  "not_charged",
  "charge_refused",
  "tx_failed",
  "invalid_request",
  "idempotency_conflict",
  "payment_not_accepted",
];
