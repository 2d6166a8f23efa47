/** Why an authorization of the payer, of a payment or of a refund, is refused: in the order of the checks. */
export const authorizationErrors = [
  "payment_mismatch",
  "invalid_signature",
  "expired_deadline",
  "payment_not_yet_valid",
  "nonce_already_used",
  "insufficient_balance",
  "no_permit2_approval",
] as const;
