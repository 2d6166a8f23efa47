/** Refusals that a new authorization, a top-up or an approval can fix: the payer may be asked for payment again. */
export const curableCodes: readonly string[] = [
  "invalid_signature",
  "expired_deadline",
  "payment_not_yet_valid",
  "payment_mismatch",
  "insufficient_balance",
  "no_permit2_approval",
  "sponsorship_refused",
  "simulation_failed",
  "unsupported_token",
  "unsupported_network",
];
