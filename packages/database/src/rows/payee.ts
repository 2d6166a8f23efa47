import { Prisma } from "../generated/client";

/** A merchant's wallet by the database's clock, for a merchant `m`. */
export const walletNow = Prisma.sql`
  case when m.next_wallet_at <= now() then m.next_wallet_address else m.wallet_address end`;

/**
 * For a merchant `m`, by the database's clock: a wallet change counts from its time, even before it is applied to the
 * row.
 */
export const payeeColumns = Prisma.sql`
  ${walletNow} as "walletAddress",
  case when m.wallet_changes = 0 and m.next_wallet_at is null then '{}' else array(
    select w.address from merchant_wallets w where w.merchant_id = m.id and w.accepted_until > now()
    union select m.wallet_address where m.next_wallet_at <= now() and m.next_wallet_at > now() - interval '24 hours'
  ) end as "formerWallets"`;
