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

/** Why a payer's authorization of a payment or a hold is not accepted. */
export const acceptanceErrors = [
  "unsupported_token",
  "unsupported_network",
  ...authorizationErrors,
  "sponsorship_refused",
  "simulation_failed",
] as const;

/** Why a voucher of a channel is not accepted, beside its form and its signature. */
export const voucherErrors = [
  "channel_not_found",
  "channel_out_of_step",
  "channel_exhausted",
  "channel_withdrawing",
  "channel_short",
  "channel_busy",
] as const;
