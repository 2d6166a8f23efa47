import { Prisma } from "../generated/client";

/**
 * The attempts `a` of one nonce, oldest first. A cancellation comes after all payments, and nothing but cancellations after it; it may pay less,
 * where the node refused the payments. Otherwise each pays more per gas than the one before, or no node would accept it as a
 * replacement. `created_at` comes from the clock of the settler that signed, and only orders attempts with equal fees.
 * `newest_attempt_hash` has the other order.
 */
export const oldestAttemptFirst = Prisma.sql`(a.purpose = 'filler'), a.fee_cap_wei, a.created_at`;

/**
 * Whether an open transaction settles the payment `p`. In other words than `state = 'open'`, the predicate of a partial index, and
 * with OFFSET 0, which keeps EXISTS from being answered by a hash of all rows: a plan from the time of a small table would read
 * all open transactions for each payment.
 */
export const isOnItsWay = Prisma.sql`(
  exists (select from transactions t where t.payment_id = p.id and t.state <> 'abandoned' and t.closed_at is null offset 0)
  or exists (select from bundled_payments b where b.payment_id = p.id and b.closed_at is null offset 0)
)`;
