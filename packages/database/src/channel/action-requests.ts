import type { Chain } from "@lunas/catalog/chain";
import { gasOfRequests } from "@lunas/domain/channel/claims/gas";
import type { ActionRequests, ChannelScope, RequestedAction } from "@lunas/domain/channel/requests";
import type { PageRequest } from "@lunas/domain/payment/books";
import { type GasReason, gasTermsOf } from "@lunas/domain/payment/gas";
import type { Hex } from "@lunas/domain/shared/hex";
import type { ChannelActionId, MerchantId, PayoutId } from "@lunas/domain/shared/id";
import type { PayoutSnapshot } from "@lunas/domain/webhook/event";
import type { Database } from "../connect";
import { Prisma } from "../generated/client";
import { gasTermsRow } from "../rows/gas";
import { asJson } from "../rows/json";
import { only } from "../rows/only";

/** What merchants and payers ask for, in Postgres. Each method is one statement. Without a chain of `chains` its gas has no bound. */
export function createActionRequests(database: Database, chains: readonly Chain[]): ActionRequests {
  const terms = asJson(Object.fromEntries(chains.map((chain) => [chain.chainId, gasTermsRow(gasTermsOf(chain))])));
  const bounded: BoundedDatabase = { database, terms: Prisma.sql`${terms}::jsonb` };
  return {
    askClaims: (scope) => askClaims(bounded, scope),
    askPayout: (scope, id) => askPayout(bounded, scope, id),
    askRefund: (request) => askRefund(bounded, request),
    find: (id) => find(database, id),
    payouts: (scope, page) => payouts(database, scope, page),
  };
}

const isClaimable = Prisma.sql`c.managed_by = 'lunas' and c.status <> 'closed' and c.charged > c.claimed and c.balance > c.claimed`;

interface BoundedDatabase {
  readonly database: Database;
  /** The bounds of each chain, by its id. */
  readonly terms: Prisma.Sql;
}

/** The bound of gas that leaves no room for an action of so much gas; null: none. */
function boundOf(
  { terms }: BoundedDatabase,
  chainId: Prisma.Sql,
  { of, gas }: { readonly of: MerchantId | Prisma.Sql; readonly gas: Prisma.Sql },
): Prisma.Sql {
  const { row, payout, refund } = gasOfRequests;
  return Prisma.sql`channel_gas_bound_reached(${terms} -> ${chainId}::text, ${chainId}, ${of}, jsonb_build_object(
    'gas', ${gas}, 'of_row', ${row}::bigint, 'of_payout', ${payout}::bigint, 'of_refund', ${refund}::bigint
  ))`;
}

/** What claims of so many channels may use. */
const claimsOf = (channels: Prisma.Sql) =>
  Prisma.sql`${gasOfRequests.claim}::bigint + ${gasOfRequests.row}::bigint * ${channels}`;

/** In the order in which everything locks channels. A claim of a channel whose payer withdraws protects the merchant: no bound holds it. */
async function askClaims(
  bounded: BoundedDatabase,
  { merchantId, environment }: ChannelScope,
): Promise<number | GasReason> {
  const gas = claimsOf(Prisma.sql`fresh.channels`);
  const rows = await bounded.database.query<{ readonly marked: number; readonly reason: GasReason | null }>(Prisma.sql`
    with fresh as materialized (
      select c.chain_id, count(*) as channels from channels c
      where c.merchant_id = ${merchantId} and c.environment = ${environment} and ${isClaimable}
        and c.claim_requested_at is null and c.withdraw_requested_at = 0
      group by c.chain_id
    ), judged as materialized (
      select fresh.chain_id, ${boundOf(bounded, Prisma.sql`fresh.chain_id`, { of: merchantId, gas })} as reason from fresh
    ), marked as (
      update channels set claim_requested_at = coalesce(claim_requested_at, now()) where id in (
        select c.id from channels c left join judged j on j.chain_id = c.chain_id
        where c.merchant_id = ${merchantId} and c.environment = ${environment} and ${isClaimable}
          and (j.reason is null or c.claim_requested_at is not null or c.withdraw_requested_at > 0)
        order by c.id for no key update of c
      ) returning id
    )
    select (select count(*)::integer from marked) as marked,
      (select j.reason from judged j where j.reason is not null order by j.chain_id limit 1) as reason`);
  const { marked, reason } = only(rows);
  return marked === 0 && reason !== null ? reason : marked;
}

/** Of the wallet and token with the most to pay. */
async function askPayout(bounded: BoundedDatabase, { merchantId, environment }: ChannelScope, id: PayoutId) {
  const channels = Prisma.sql`(select count(*) from channels c
    where c.merchant_id = ${merchantId} and c.chain_id = w.chain_id and c.receiver = w.receiver and c.asset = w.asset
      and c.environment = ${environment} and c.claim_requested_at is null and ${isClaimable})`;
  const own = Prisma.sql`case when exists (select from under_way) then 0 else ${gasOfRequests.payout}::bigint end`;
  const gas = Prisma.sql`${own} + ${claimsOf(channels)}`;
  const rows = await bounded.database.query<{ readonly record: PayoutSnapshot | GasReason }>(Prisma.sql`
    with owed as (
      select c.chain_id, c.receiver, c.asset, c.network, c.token_symbol,
        sum(greatest(0, least(c.charged, c.balance) - c.claimed)) as amount
      from channels c where c.merchant_id = ${merchantId} and c.environment = ${environment} and c.managed_by = 'lunas'
      group by 1, 2, 3, 4, 5
      union all
      select r.chain_id, r.receiver, r.asset, r.network, r.token_symbol, r.claimed - r.settled from channel_receivers r
      where r.merchant_id = ${merchantId} and r.environment = ${environment}
    ), wallet as (
      select chain_id, receiver, asset, network, token_symbol from owed group by 1, 2, 3, 4, 5 having sum(amount) > 0
      order by sum(amount) desc, receiver limit 1
    ), under_way as materialized (
      select a.id from channel_actions a join wallet w on w.chain_id = a.chain_id and w.receiver = a.receiver and w.asset = a.asset
      where a.kind = 'payout' and a.ended_at is null
    ), judged as materialized (
      select ${boundOf(bounded, Prisma.sql`w.chain_id`, { of: merchantId, gas })} as reason from wallet w
    ), requested as (
      update channels set claim_requested_at = coalesce(claim_requested_at, now()) where id in (
        select c.id from channels c join wallet w on w.chain_id = c.chain_id and w.receiver = c.receiver and w.asset = c.asset
        where c.merchant_id = ${merchantId} and c.environment = ${environment} and ${isClaimable}
          and (select reason from judged) is null
        order by c.id for no key update of c
      )
    ), made as (
      insert into channel_actions (id, kind, chain_id, environment, network, merchant_id, token_symbol, asset, receiver, cause)
      select ${id}, 'payout', w.chain_id, ${environment}, w.network, ${merchantId}, w.token_symbol, w.asset, w.receiver, 'merchant'
      from wallet w where (select reason from judged) is null
      on conflict (chain_id, receiver, asset) where kind = 'payout' and ended_at is null do nothing
      returning payout_record(channel_actions) as record
    )
    select to_jsonb(reason) as record from judged where reason is not null and not exists (select from under_way)
    union all
    select record from made
    union all
    select payout_record(a) from channel_actions a join wallet w on w.chain_id = a.chain_id and w.receiver = a.receiver and w.asset = a.asset
    where a.kind = 'payout' and a.ended_at is null and not exists (select from made)`);
  return rows[0]?.record ?? null;
}

type RefundBound = GasReason | "payer_daily_refunds";

async function askRefund(bounded: BoundedDatabase, request: Parameters<ActionRequests["askRefund"]>[0]) {
  const { id, channelId, amount, cause, mostInADay } = request;
  const needs = { of: Prisma.sql`c.merchant_id`, gas: Prisma.sql`${gasOfRequests.refund}::bigint` };
  const rows = await bounded.database.query<{ readonly made: boolean; readonly reason: RefundBound | null }>(Prisma.sql`
    with judged as materialized (
      select case when refunds_of_payer(c.payer, c.chain_id) >= ${mostInADay ?? null}::integer then 'payer_daily_refunds'
        else ${boundOf(bounded, Prisma.sql`c.chain_id`, needs)} end as reason
      from channels c where c.id = ${channelId}
    ), made as (
      insert into channel_actions (
        id, kind, chain_id, environment, network, merchant_id, token_symbol, asset, receiver, cause, amount, channel_id
      )
      select ${id}, 'refund', c.chain_id, c.environment, c.network, c.merchant_id, c.token_symbol, c.asset, c.receiver, ${cause},
        ${amount === null ? null : amount.toString()}::numeric, c.id
      from channels c where c.id = ${channelId} and (select reason from judged) is null
      on conflict (channel_id) where kind = 'refund' and ended_at is null do nothing
      returning id
    )
    select exists (select from made) as made, (select reason from judged) as reason`);
  const { made, reason } = only(rows);
  return reason ?? made;
}

interface ActionRow extends Pick<RequestedAction, "status"> {
  readonly amount: string | null;
  readonly txHash: Hex | null;
  readonly blockNumber: bigint | null;
  readonly failureCode: string | null;
  readonly failureMessage: string | null;
}

async function find(database: Database, id: ChannelActionId): Promise<RequestedAction | null> {
  const [row] = await database.query<ActionRow>(Prisma.sql`
    select a.status, a.amount::text, a.tx_hash as "txHash", a.block_number as "blockNumber", a.failure_code as "failureCode",
      a.failure_message as "failureMessage"
    from channel_actions a where a.id = ${id}`);
  if (row === undefined) return null;
  const { status, amount, txHash, blockNumber, failureCode: code, failureMessage } = row;
  return {
    ...{ status, txHash, amount: amount === null ? null : BigInt(amount) },
    blockNumber: blockNumber === null ? null : Number(blockNumber),
    failure: code === null ? null : { code, message: failureMessage ?? code },
  };
}

/** Without a payout there is one row. */
interface PayoutRow {
  readonly record: PayoutSnapshot | null;
  readonly total: number;
  readonly unclaimed: string;
  readonly unpaid: string;
}

/**
 * By channel_actions_merchant_idx. What waits is read by channels_owed_idx: the dashboard asks every ten seconds, and most channels of a
 * merchant have nothing unclaimed. No index has the sums, since a charge would have to change it, too.
 */
async function payouts(database: Database, { merchantId, environment }: ChannelScope, { page, limit }: PageRequest) {
  const rows = await database.query<PayoutRow>(Prisma.sql`
    with own as (
      select a.id from channel_actions a
      where a.merchant_id = ${merchantId} and a.environment = ${environment} and a.kind = 'payout'
    )
    select (select count(*)::integer from own) as total, page.record,
      (select coalesce(sum(greatest(0, least(c.charged, c.balance) - c.claimed)), 0)::text from channels c
        where c.merchant_id = ${merchantId} and c.environment = ${environment} and c.managed_by = 'lunas'
          and c.unclaimed_since is not null) as unclaimed,
      (select coalesce(sum(r.claimed - r.settled), 0)::text from channel_receivers r
        where r.merchant_id = ${merchantId} and r.environment = ${environment}) as unpaid
    from (select 1) as one left join lateral (
      select payout_record(a) as record, a.created_at, a.id from channel_actions a
      where a.merchant_id = ${merchantId} and a.environment = ${environment} and a.kind = 'payout'
      order by a.created_at desc, a.id desc limit ${limit}::integer offset ${(page - 1) * limit}::integer
    ) as page on true order by page.created_at desc, page.id desc`);
  const { total, unclaimed, unpaid } = only(rows.slice(0, 1));
  const waiting = { unclaimed: BigInt(unclaimed), unpaid: BigInt(unpaid) };
  return { payouts: rows.flatMap(({ record }) => record ?? []), total, waiting };
}
