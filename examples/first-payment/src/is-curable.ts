const curableCodes: readonly string[] = [
  ...["invalid_signature", "expired_deadline", "payment_not_yet_valid", "payment_mismatch", "insufficient_balance"],
  ...["no_permit2_approval", "sponsorship_refused", "simulation_failed", "unsupported_token", "unsupported_network"],
];

/**
 * Whether a new signature, a top-up or an approval cures it, so that the payer may be asked for payment again. False for
 * everything after which a payer who signs anew might pay twice, or could not help it.
 */
export function isCurable(code: string): boolean {
  return curableCodes.includes(code);
}
