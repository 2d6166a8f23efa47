/** What became of a payment's refunds, in base units. */
export interface RefundSums {
  /** Settled, in time or late: the payer has it. */
  readonly refunded: bigint;
  /** Pending, or failed and its authorization may still be settled: the payer may get it. */
  readonly pending: bigint;
  /** The number of refunds that did not fail. */
  readonly notFailed: number;
}

/** The most refunds of a payment that did not fail. */
export const mostRefunds = 20;

/** How much of a payment can still be refunded. */
export function remainingOf(amount: bigint, { refunded, pending }: RefundSums): bigint {
  const remaining = amount - refunded - pending;
  return remaining > 0n ? remaining : 0n;
}
