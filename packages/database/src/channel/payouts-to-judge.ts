import type { Address, Chain, Environment, Network } from "@lunas/catalog/chain";
import type { StoredPayout } from "@lunas/domain/channel/claims/ports";
import type { MerchantId, PayoutId } from "@lunas/domain/shared/id";
import type { Database } from "../connect";
import { Prisma } from "../generated/client";
import { msOf } from "./action-rows";

interface PayoutRow {
  readonly receiver: Address;
  readonly asset: Address;
  readonly merchantId: MerchantId;
  readonly environment: Environment;
  readonly network: Network;
  readonly tokenSymbol: string;
  readonly unpaid: string;
  readonly unpaidSince: Date | null;
  readonly claimsUnderWay: number;
  readonly claimsToCome: number;
  /** It is worth waiting for one of them. */
  readonly isAwaited: boolean;
  readonly channels: number;
  readonly requestId: PayoutId | null;
  readonly isUnderWay: boolean;
  readonly dailyFrom: string;
  readonly atOnceFrom: string;
  readonly hour: number;
  readonly walletChangesAt: Date | null;
  readonly failedAt: Date | null;
}

/**
 * A payout that a merchant asked for waits so long for the claims that were asked for with it, while there is something to pay; and so
 * long if there is nothing else. A claim may never come, e.g. of a voucher that its payer has not signed: it must not keep the
 * money of the others.
 */
const waitSeconds = { beforePaying: 30, beforeGivingUp: 600 };

/**
 * Wallets for which the contract holds something, and those whose merchants asked. A claim counts as under way until the wallet's sums
 * are read at its block or later.
 */
export async function payouts(database: Database, chain: Chain): Promise<readonly StoredPayout[]> {
  if (chain.channels === null) return [];
  const { dailyFrom, atOnceFrom, hour } = chain.channels.payout;
  const rows = await database.query<PayoutRow>(Prisma.sql`
    with wallets as (
      select r.receiver, r.asset, r.merchant_id, r.environment, r.network, r.token_symbol, r.claimed - r.settled as unpaid,
        r.unpaid_since, r.read_at_block
      from channel_receivers r where r.chain_id = ${chain.chainId}::integer and r.unpaid_since is not null
      union all
      select a.receiver, a.asset, a.merchant_id, a.environment, a.network, a.token_symbol, 0, null,
        coalesce((select r.read_at_block from channel_receivers r
          where r.chain_id = a.chain_id and r.receiver = a.receiver and r.asset = a.asset), -1)
      from channel_actions a
      where a.chain_id = ${chain.chainId}::integer and a.ended_at is null and a.kind = 'payout' and a.calldata is null
        and a.cause <> 'shop' and not exists (
          select from channel_receivers r where r.chain_id = a.chain_id and r.receiver = a.receiver and r.asset = a.asset
            and r.unpaid_since is not null
        )
    )
    select w.receiver, w.asset, w.merchant_id as "merchantId", w.environment, w.network, w.token_symbol as "tokenSymbol",
      w.unpaid::text, w.unpaid_since as "unpaidSince", (
        select count(distinct a.id)::integer from channels c join channel_claims l on l.channel_id = c.id
          join channel_actions a on a.id = l.action_id
        where c.chain_id = ${chain.chainId}::integer and c.receiver = w.receiver and c.asset = w.asset
          and c.action_id is not null and c.action_id = a.id and (a.ended_at is null or a.block_number > w.read_at_block)
      ) as "claimsUnderWay", (
        select count(*)::integer from channels c
        where c.chain_id = ${chain.chainId}::integer and c.claim_requested_at is not null and c.receiver = w.receiver and c.asset = w.asset
          and c.charged > c.claimed and c.balance > c.claimed
          and c.claim_requested_at > now() - ${waitSeconds.beforeGivingUp}::integer * interval '1 second'
      ) as "claimsToCome", exists (
        select from channels c
        where c.chain_id = ${chain.chainId}::integer and c.claim_requested_at is not null and c.receiver = w.receiver and c.asset = w.asset
          and c.charged > c.claimed and c.balance > c.claimed
          and c.claim_requested_at > now() - ${waitSeconds.beforePaying}::integer * interval '1 second'
      ) as "isAwaited", (
        select count(distinct l.channel_id)::integer from channels c join channel_claims l on l.channel_id = c.id
          join channel_actions a on a.id = l.action_id
        where c.merchant_id = w.merchant_id and c.environment = w.environment and c.receiver = w.receiver and c.asset = w.asset
          and a.status = 'confirmed' and a.block_number > coalesce((
            select max(p.block_number) from channel_actions p
            where p.merchant_id = w.merchant_id and p.environment = w.environment and p.kind = 'payout' and p.status = 'confirmed'
              and p.receiver = w.receiver and p.asset = w.asset
          ), 0)
      ) as channels, (
        select a.id from channel_actions a
        where a.chain_id = ${chain.chainId}::integer and a.ended_at is null and a.kind = 'payout' and a.receiver = w.receiver
          and a.asset = w.asset and a.calldata is null and a.cause <> 'shop'
      ) as "requestId", exists (
        select from channel_actions a
        where a.chain_id = ${chain.chainId}::integer and a.ended_at is null and a.kind = 'payout' and a.receiver = w.receiver
          and a.asset = w.asset and (a.calldata is not null or a.cause = 'shop')
      ) as "isUnderWay",
      coalesce(m.channel_settings ->> 'payoutDailyFrom', ${dailyFrom.toString()}) as "dailyFrom",
      coalesce(m.channel_settings ->> 'payoutAtOnceFrom', ${atOnceFrom.toString()}) as "atOnceFrom",
      coalesce((m.channel_settings ->> 'payoutHour')::integer, ${hour}::integer) as hour,
      case when m.wallet_address = w.receiver then m.next_wallet_at end as "walletChangesAt",
      (select case when last.status = 'failed' and last.failure_code <> 'nothing_to_pay_out' then last.ended_at end from (
        select a.status, a.failure_code, a.ended_at from channel_actions a
        where a.merchant_id = w.merchant_id and a.environment = w.environment and a.kind = 'payout' and a.receiver = w.receiver
          and a.asset = w.asset and a.ended_at is not null order by a.created_at desc, a.id desc limit 1
      ) as last) as "failedAt"
    from wallets w join merchants m on m.id = w.merchant_id
    order by w.receiver, w.asset`);
  return rows.map(payoutOf);
}

function payoutOf(row: PayoutRow): StoredPayout {
  const { receiver, asset, merchantId, environment, network, tokenSymbol, channels, requestId, hour } = row;
  return {
    candidate: {
      ...{ receiver, asset, unpaid: BigInt(row.unpaid), unpaidSinceMs: msOf(row.unpaidSince) },
      ...{
        claimsUnderWay: row.claimsUnderWay + (requestId === null || !row.isAwaited ? 0 : row.claimsToCome),
        isUnderWay: row.isUnderWay,
      },
      terms: { dailyFrom: BigInt(row.dailyFrom), atOnceFrom: BigInt(row.atOnceFrom), hour },
      isRequested: requestId !== null,
      ...{ walletChangesAtMs: msOf(row.walletChangesAt), failedAtMs: msOf(row.failedAt) },
    },
    ...{ requestId, claimsToCome: row.claimsToCome },
    of: { merchantId, environment, network, receiver, asset, tokenSymbol, channels },
  };
}
