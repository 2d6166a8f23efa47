import type { Address } from "@lunas/catalog/chain";
import type { Payee } from "@lunas/domain/merchant/api-key";
import type { ProvedWallet } from "@lunas/domain/merchant/wallet-proof";
import type { MerchantId } from "@lunas/domain/shared/id";
import { Prisma } from "../generated/client";

/** Of a row `w` of merchant_wallets: a `ProvedWallet`. */
export const provedWalletColumns = Prisma.sql`
  w.address, w.key_proved_at is not null as "byKey", coalesce(w.proved_chain_ids, '{}') as "chainIds"`;

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
  ) end as "formerWallets",
  (
    select coalesce(jsonb_agg(to_jsonb(proved)), '[]')
    from (
      select ${provedWalletColumns} from merchant_wallets w
      where w.merchant_id = m.id and (w.key_proved_at is not null or cardinality(w.proved_chain_ids) > 0)
    ) as proved
  ) as "provedWallets"`;

export interface PayeeRow {
  readonly walletAddress: Address;
  readonly formerWallets: readonly Address[];
  readonly provedWallets: readonly ProvedWallet[];
}

export function parsePayee(id: MerchantId, { walletAddress, formerWallets, provedWallets }: PayeeRow): Payee {
  return {
    ...{ id, walletAddress },
    ...(formerWallets.length > 0 && { formerWallets }),
    ...(provedWallets.length > 0 && { provedWallets }),
  };
}
