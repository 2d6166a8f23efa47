import type { ActionCause } from "@lunas/domain/channel/action";
import type { ChannelId, StoredChannel } from "@lunas/domain/channel/channel";
import type { CandidateQuery, ReceiverKey, RefundQuery, RefundRequest } from "@lunas/domain/channel/claims/ports";
import type { ClaimCandidate } from "@lunas/domain/channel/claims/what-to-claim";
import type { ChannelActionId } from "@lunas/domain/shared/id";
import type { Database } from "../connect";
import { Prisma } from "../generated/client";
import { asJson } from "../rows/json";
import { type ChannelRow, channelColumns, parseChannel } from "./channel-row";

/** Those of these ids that are stored, and those whose action has ended: they are free when that is read. */
export async function toRead(
  database: Database,
  chainId: number,
  ids: readonly ChannelId[],
): Promise<readonly StoredChannel[]> {
  const rows = await database.query<ChannelRow>(Prisma.sql`
    select ${channelColumns} from channels c where c.chain_id = ${chainId}::integer and (
      c.id = any(${ids}::text[]) or c.id in (
        select busy.id from channels busy join channel_actions a on a.id = busy.action_id
        where busy.action_id is not null and busy.chain_id = ${chainId}::integer and a.ended_at is not null
      )
    ) order by c.id`);
  return rows.map(parseChannel);
}

/** By the primary key. Any account can name thousands of wallets in logs: what the contract has of a wallet is stored when its first channel is read. */
export async function receiversToRead(
  database: Database,
  chainId: number,
  receivers: readonly ReceiverKey[],
): Promise<readonly ReceiverKey[]> {
  const named = receivers.map(({ receiver, asset }) => ({ receiver, asset }));
  return await database.query<ReceiverKey>(Prisma.sql`
    select row.receiver, row.asset from jsonb_to_recordset(${asJson(named)}::jsonb) as row (receiver text, asset text)
    where exists (
      select from channel_receivers r where r.chain_id = ${chainId}::integer and r.receiver = row.receiver and r.asset = row.asset
    ) order by row.receiver, row.asset`);
}

interface Page {
  readonly after: ChannelId | null;
  readonly limit: number;
}

export async function openAfter(
  database: Database,
  chainId: number,
  { after, limit }: Page,
): Promise<readonly StoredChannel[]> {
  const rows = await database.query<ChannelRow>(Prisma.sql`
    select ${channelColumns} from channels c
    where c.id > ${after ?? ""} and c.chain_id = ${chainId}::integer and c.status <> 'closed'
    order by c.id limit ${limit}::integer`);
  return rows.map(parseChannel);
}

/** After a reorg below the depth, and until a settler has read all logs: it may read every channel. */
export async function readSince(database: Database, chainId: number, block: number): Promise<readonly StoredChannel[]> {
  const rows = await database.query<ChannelRow>(Prisma.sql`
    select ${channelColumns} from channels c
    where c.chain_id = ${chainId}::integer and c.read_at_block >= ${block}::bigint order by c.id`);
  return rows.map(parseChannel);
}

/**
 * By three partial indexes: payers who withdraw, merchants who asked, and the oldest unclaimed charges. What does not count is left out before
 * the limit, as `whatToClaim` leaves it out: abandoned channels with charges below the gas of their claim stay for ever.
 */
export async function claimCandidates(
  database: Database,
  { chain, limit, leastAmount, oldSinceMs, authorizers }: CandidateQuery,
): Promise<readonly ClaimCandidate[]> {
  const { fromAmount = 0n, fromPercent = 0 } = chain.channels?.claim ?? {};
  const claimable = Prisma.sql`least(c.charged, c.signed_max, c.balance) - c.claimed`;
  const isWorthItsRow = Prisma.sql`${claimable} >= ${leastAmount.toString()}::numeric`;
  const isFree = Prisma.sql`c.chain_id = ${chain.chainId}::integer and c.action_id is null and c.managed_by = 'lunas'
    and c.voucher_signature is not null and c.receiver_authorizer = any(${[...authorizers]}::text[]) and ${claimable} > 0`;
  const claimFrom = Prisma.sql`coalesce(m.channel_settings ->> 'claimFrom', ${fromAmount.toString()})`;
  const rows = await database.query<
    ChannelRow & { readonly fromAmount: string; readonly isRequested: boolean }
  >(Prisma.sql`
    select ${channelColumns}, c.claim_requested_at is not null as "isRequested", ${claimFrom} as "fromAmount"
    from channels c join merchants m on m.id = c.merchant_id
    where c.id in (
      (select c.id from channels c where c.withdraw_requested_at > 0 and ${isFree} and ${isWorthItsRow}
        order by c.withdraw_requested_at limit ${limit}::integer)
      union (select c.id from channels c where c.claim_requested_at is not null and ${isFree}
        order by c.claim_requested_at limit ${limit}::integer)
      union (select c.id from channels c join merchants m on m.id = c.merchant_id
        where c.unclaimed_since is not null and ${isFree} and ${isWorthItsRow} and (
          c.unclaimed_since <= to_timestamp(${oldSinceMs}::double precision / 1000)
          or c.charged - c.claimed >= ${claimFrom}::numeric
          or (c.charged - c.claimed) * 100 >= (c.balance - c.claimed) * ${fromPercent}::integer
        ) order by c.unclaimed_since limit ${limit}::integer)
    )`);
  return rows.map((row) => ({
    channel: parseChannel(row),
    fromAmount: BigInt(row.fromAmount),
    isRequested: row.isRequested,
  }));
}

interface RequestRow extends ChannelRow {
  readonly requestId: ChannelActionId;
  readonly cause: ActionCause;
  readonly requested: string | null;
}

/** Those whose channel is in no other action, and reserved for no voucher that a shop works for. One whose authorizer is away holds no other back. */
export async function refundRequests(
  database: Database,
  chainId: number,
  { limit, authorizers }: RefundQuery,
): Promise<readonly RefundRequest[]> {
  const rows = await database.query<RequestRow>(Prisma.sql`
    select a.id as "requestId", a.cause, a.amount::text as requested, ${channelColumns}
    from channel_actions a join channels c on c.id = a.channel_id
    where a.chain_id = ${chainId}::integer and a.ended_at is null and a.kind = 'refund' and a.cause <> 'shop' and a.calldata is null
      and c.action_id is null and (c.reserved_until is null or c.reserved_until <= now()) and c.receiver_authorizer = any(${[...authorizers]}::text[])
    order by a.created_at, a.id limit ${limit}::integer`);
  return rows.map((row) => ({
    id: row.requestId,
    cause: row.cause,
    amount: row.requested === null ? null : BigInt(row.requested),
    channel: parseChannel(row),
  }));
}
