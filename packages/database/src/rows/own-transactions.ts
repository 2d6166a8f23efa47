import { Prisma } from "../generated/client";

/** The nonces that were ever spent on a payment, which the statement must name `p`: its own, and those of bundles. */
export const ownTransactions = Prisma.sql`(
  select own.lane_id, own.nonce from transactions own where own.payment_id = p.id
  union all select shared.lane_id, shared.nonce from bundled_payments shared where shared.payment_id = p.id
)`;

/** Whether an open transaction settles the payment `p`. */
export const isOnItsWay = Prisma.sql`(
  exists (select from transactions t where t.payment_id = p.id and t.state = 'open')
  or exists (select from bundled_payments b where b.payment_id = p.id and b.closed_at is null)
)`;
