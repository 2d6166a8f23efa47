import { Prisma } from "../generated/client";

/** Every nonce that was used for a payment, which the statement must name `p`: its own, and those of bundles. */
export const ownTransactions = Prisma.sql`(
  select own.lane_id, own.nonce, own.month, own.created_at from transactions own where own.payment_id = p.id
  union all select bundle.lane_id, bundle.nonce, bundle.month, bundle.created_at
  from bundled_payments shared join transactions bundle on bundle.lane_id = shared.lane_id and bundle.nonce = shared.nonce
  where shared.payment_id = p.id
)`;

/**
 * The attempts `a` of one nonce, oldest first and newest first. Each pays more per gas than the one before, or no node
 * would accept it as a replacement. `created_at` comes from the clock of the settler that signed, and only orders
 * attempts with equal fees.
 */
export const oldestAttemptFirst = Prisma.sql`a.fee_cap_wei, a.created_at`;
export const newestAttemptFirst = Prisma.sql`a.fee_cap_wei desc, a.created_at desc`;

/** Whether an open transaction settles the payment `p`. */
export const isOnItsWay = Prisma.sql`(
  exists (select from transactions t where t.payment_id = p.id and t.state = 'open')
  or exists (select from bundled_payments b where b.payment_id = p.id and b.closed_at is null)
)`;
