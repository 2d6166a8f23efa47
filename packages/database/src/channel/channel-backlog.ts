import type { Chain } from "@lunas/catalog/chain";
import type { Database } from "../connect";
import { Prisma } from "../generated/client";

/** What waits in a chain's channels, from the rows: amounts in base units, ages in seconds, 0 where there is nothing. */
export interface ChannelBacklog {
  readonly chainId: number;
  /** Charged, not claimed, and covered by its channel's balance. */
  readonly unclaimed: string;
  /** The largest such sum of one merchant. */
  readonly unclaimedOfOne: string;
  readonly oldestUnclaimedSeconds: number;
  /** The same of channels that the schedule claims for their amount. */
  readonly oldestDueSeconds: number;
  /** Claimed, and not paid out. */
  readonly unpaid: string;
  /** Channels whose payers withdraw; and those of them in the last third of the delay with something to claim. */
  readonly withdrawing: number;
  readonly claimsLate: number;
  readonly short: number;
  /** Wallets with something unpaid whose newest payout failed. */
  readonly payoutsFailed: number;
}

/** One statement. Each part reads a partial index: nothing of it reads all channels. */
export async function channelBacklog(database: Database, chains: readonly Chain[]): Promise<readonly ChannelBacklog[]> {
  const served = chains.flatMap(({ chainId, channels }) => (channels === null ? [] : [{ chainId, channels }]));
  const ids = served.map(({ chainId }) => chainId);
  const due = served.map(({ channels }) => channels.claim.fromAmount.toString());
  const owed = Prisma.sql`greatest(0, least(c.charged, c.balance) - c.claimed)`;
  const age = Prisma.sql`extract(epoch from now() - min(c.unclaimed_since)`;
  return await database.query<ChannelBacklog>(Prisma.sql`
    select chain.id as "chainId", waiting.*, largest.*, paid.*, leaving.*
    from unnest(${ids}::integer[], ${due}::numeric[]) as chain (id, due) cross join lateral (
      select coalesce(sum(${owed}), 0)::text as unclaimed,
        coalesce(${age} filter (where ${owed} > 0)), 0)::double precision as "oldestUnclaimedSeconds",
        coalesce(${age} filter (where ${owed} >= chain.due)), 0)::double precision as "oldestDueSeconds",
        (count(*) filter (where c.status = 'short'))::integer as short
      from channels c where c.chain_id = chain.id and c.unclaimed_since is not null and c.managed_by = 'lunas'
    ) as waiting cross join lateral (
      select coalesce(max(each.owed), 0)::text as "unclaimedOfOne" from (
        select sum(${owed}) as owed from channels c
        where c.chain_id = chain.id and c.unclaimed_since is not null and c.managed_by = 'lunas' group by c.merchant_id
      ) as each
    ) as largest cross join lateral (
      select coalesce(sum(r.claimed - r.settled), 0)::text as unpaid, (count(*) filter (where (
        select a.status from channel_actions a
        where a.merchant_id = r.merchant_id and a.environment = r.environment and a.kind = 'payout'
          and a.receiver = r.receiver and a.asset = r.asset
        order by a.created_at desc, a.id desc limit 1
      ) = 'failed'))::integer as "payoutsFailed"
      from channel_receivers r where r.chain_id = chain.id and r.unpaid_since is not null
    ) as paid cross join lateral (
      select count(*)::integer as withdrawing, (count(*) filter (where ${owed} > 0 and c.managed_by = 'lunas'
        and to_timestamp(c.withdraw_requested_at + c.withdraw_delay * 2 / 3) < now()))::integer as "claimsLate"
      from channels c where c.chain_id = chain.id and c.withdraw_requested_at > 0 and c.status <> 'closed'
    ) as leaving`);
}
