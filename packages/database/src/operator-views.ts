import type { LaneView, MerchantView, OperatorViews, SettlerView } from "@lunas/domain/operations/operator-views";
import type { Database } from "./connect";
import { Prisma } from "./generated/client";

const ms = (column: Prisma.Sql) => Prisma.sql`floor(extract(epoch from ${column}) * 1000)::double precision`;

/** What operators look at, in Postgres: each method is one statement and changes nothing. */
export function createOperatorViews(database: Database): OperatorViews {
  return {
    lanes: () => lanes(database),
    settlers: () =>
      database.query<SettlerView>(Prisma.sql`
        select id, chain_id as "chainId", ${ms(Prisma.sql`seen_at`)} as "seenAtMs"
        from settlers where seen_at > now() - interval '1 day' order by chain_id, seen_at desc`),
    merchants: (search, limit) => merchants(database, search, limit),
  };
}

async function lanes(database: Database): Promise<readonly LaneView[]> {
  return await database.query<LaneView>(Prisma.sql`
    select l.chain_id as "chainId", l.address, l.settles, l.next_nonce::double precision as "nextNonce",
      case when l.lease_until > now() then l.owner end as "heldBy", ${ms(Prisma.sql`l.lease_until`)} as "leaseUntilMs",
      l.balance_wei::text as "balanceWei", l.resting, ${ms(Prisma.sql`l.retired_at`)} as "retiredAtMs", open.count as "openTransactions", open.oldest as "oldestOpenNonce"
    from lanes l cross join lateral (
      select count(*)::integer as count, min(t.nonce)::double precision as oldest
      from transactions t where t.lane_id = l.id and t.state = 'open'
    ) as open order by l.chain_id, l.settles desc, l.address`);
}

async function merchants(database: Database, search: string, limit: number): Promise<readonly MerchantView[]> {
  const part = `%${search.replace(/[\\%_]/g, "\\$&")}%`;
  return await database.query<MerchantView>(Prisma.sql`
    select id, name, wallet_address as "walletAddress", ${ms(Prisma.sql`created_at`)} as "registeredAtMs",
      ${ms(Prisma.sql`approved_at`)} as "approvedAtMs", ${ms(Prisma.sql`suspended_at`)} as "suspendedAtMs",
      ${ms(Prisma.sql`webhook_disabled_at`)} as "webhookDisabledAtMs",
      ${ms(Prisma.sql`webhook_failing_since`)} as "webhookFailingSinceMs"
    from merchants
    where ${search} = '' or id = ${search} or lower(wallet_address) = lower(${search}) or name ilike ${part}
    order by created_at desc, id limit ${limit}::integer`);
}
