import type {
  LaneNaming,
  LaneView,
  MerchantView,
  OperatorViews,
  RefilledToday,
  RefillView,
  SettlerView,
} from "@lunas/domain/operations/operator-views";
import type { Database } from "./connect";
import { Prisma } from "./generated/client";
import { ms } from "./rows/ms";

/** What operators look at, in Postgres: each method is one statement and changes nothing. */
export function createOperatorViews(database: Database): OperatorViews {
  return {
    lanes: () => lanes(database),
    namedLanes: () => namedLanes(database),
    settlers: () =>
      database.query<SettlerView>(Prisma.sql`
        select id, chain_id as "chainId", ${ms(Prisma.sql`seen_at`)} as "seenAtMs"
        from settlers where seen_at > now() - interval '1 day' order by chain_id, seen_at desc`),
    merchants: (search, limit) => merchants(database, search, limit),
    refills: (limit) => refills(database, limit),
    refilledToday: () => refilledToday(database),
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

/** By payments_hold_list_idx: the holds of the last day, one merchant after the other. */
async function namedLanes(database: Database): Promise<readonly LaneNaming[]> {
  return await database.query<LaneNaming>(Prisma.sql`
    select named.chain_id as "chainId", named.only_sender as address, count(*)::integer as payments
    from merchants m cross join (values ('production'), ('sandbox')) as of (environment) cross join lateral (
      select p.chain_id, p.only_sender from payments p
      where p.merchant_id = m.id and p.environment = of.environment and p.held_at >= now() - interval '1 day'
        and p.only_sender is not null offset 0
    ) as named
    group by named.chain_id, named.only_sender order by named.chain_id, named.only_sender`);
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

const day = Prisma.sql`date_trunc('day', now(), 'UTC')`;

/** By treasury, so that an index leads to the newest of each. */
async function refills(database: Database, limit: number): Promise<readonly RefillView[]> {
  return await database.query<RefillView>(Prisma.sql`
    select ${ms(Prisma.sql`newest.created_at`)} as "atMs", l.chain_id as "chainId", l.address as treasury, newest.recipient as lane,
      newest.wei::text as wei, coalesce(t.mined_hash, attempt.hash) as hash, case
        when t.state <> 'closed' then t.state
        when t.mined_hash is null or coalesce(mined.purpose, t.purpose) <> 'grant' then 'replaced'
        when t.mined_status = 'success' then 'arrived' else 'reverted'
      end as state
    from lanes l cross join lateral (
      select r.* from refills r where r.lane_id = l.id order by r.created_at desc limit ${limit}::integer
    ) as newest
    join transactions t on t.lane_id = newest.lane_id and t.nonce = newest.nonce
    left join lateral (
      select a.hash from attempts a where a.lane_id = t.lane_id and a.nonce = t.nonce and a.month = t.month
      order by a.created_at desc limit 1
    ) as attempt on true
    left join lateral (
      select a.purpose from attempts a where a.hash = t.mined_hash and a.lane_id = t.lane_id and a.nonce = t.nonce and a.month = t.month
    ) as mined on true
    order by newest.created_at desc, newest.nonce desc limit ${limit}::integer`);
}

async function refilledToday(database: Database): Promise<readonly RefilledToday[]> {
  return await database.query<RefilledToday>(Prisma.sql`
    select l.chain_id as "chainId", coalesce(sum(sent.wei), 0)::text as wei from lanes l cross join lateral (
      select sum(r.wei) as wei from refills r where r.lane_id = l.id and r.created_at >= ${day}
    ) as sent where not l.settles group by l.chain_id order by l.chain_id`);
}
