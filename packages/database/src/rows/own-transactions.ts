import { Prisma } from "../generated/client";

/**
 * The attempts `a` of one nonce, oldest first. Each pays more per gas than the one before, or no node would accept it as a
 * replacement. `created_at` comes from the clock of the settler that signed, and only orders attempts with equal fees.
 * `newest_attempt_hash` has the other order.
 */
export const oldestAttemptFirst = Prisma.sql`a.fee_cap_wei, a.created_at`;

/** Whether an open transaction settles the payment `p`. */
export const isOnItsWay = Prisma.sql`(
  exists (select from transactions t where t.payment_id = p.id and t.state = 'open')
  or exists (select from bundled_payments b where b.payment_id = p.id and b.closed_at is null)
)`;
