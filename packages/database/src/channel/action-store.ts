import type { ActionStore, ChangedChannel, ChannelStates, Moved, NewAction } from "@lunas/domain/channel/claims/ports";
import type { ActionOrder } from "@lunas/domain/settlement/attempt";
import type { Hex } from "@lunas/domain/shared/hex";
import type { ChannelActionId } from "@lunas/domain/shared/id";
import type { Database } from "../connect";
import { Prisma } from "../generated/client";
import { asJson } from "../rows/json";
import { only } from "../rows/only";
import { type ActionJson, parseAction } from "../rows/transaction";
import { actionRow, claimRows } from "./action-rows";
import { claimCandidates, openAfter, readSince, receiversToRead, refundRequests, toRead } from "./channels-of-rounds";
import { payouts } from "./payouts-to-judge";
import { failRequest, shopRequests } from "./shop-requests";

type Input<K extends keyof ActionStore> = Parameters<ActionStore[K]>;

/** Actions of channels in Postgres. Each method is one statement. */
export function createActionStore(database: Database): ActionStore {
  return {
    takeTurn: (turn) => takeTurn(database, turn),
    note: (chainId, states, how) => note(database, chainId, { states, how }),
    toRead: (chainId, ids) => toRead(database, chainId, ids),
    receiversToRead: (chainId, receivers) => receiversToRead(database, chainId, receivers),
    openAfter: (chainId, after, limit) => openAfter(database, chainId, { after, limit }),
    readSince: (chainId, block) => readSince(database, chainId, block),
    noteCompared: (chainId) => noteCompared(database, chainId),
    claimCandidates: (query) => claimCandidates(database, query),
    refundRequests: (chainId, query) => refundRequests(database, chainId, query),
    shopRequests: (chainId, limit) => shopRequests(database, chainId, limit),
    failRequest: (id, code, message) => failRequest(database, id, { code, message }),
    payouts: (chain) => payouts(database, chain),
    plan: (action, how) => plan(database, action, how?.holdSeconds ?? null),
    planned: (chainId) => planned(database, chainId),
    mined: (chainId) => mined(database, chainId),
    end: (id, moved) => end(database, id, moved),
    fail: (id, code, message) => fail(database, id, { code, message }),
    gasPriceWei: (chainId) => gasPriceWei(database, chainId),
  };
}

/** How often every open channel is compared with the contract. */
const compareEverySeconds = 3_600;

async function takeTurn(database: Database, { chainId, owner, leaseMs }: Input<"takeTurn">[0]) {
  const rows = await database.query<{ number: bigint | null; hash: Hex | null; isCompareDue: boolean }>(Prisma.sql`
    insert into channel_heads as h (chain_id, owner, lease_until)
    values (${chainId}::integer, ${owner}, now() + ${leaseMs}::integer * interval '1 millisecond')
    on conflict (chain_id) do update set owner = excluded.owner, lease_until = excluded.lease_until
      where h.owner is null or h.owner = excluded.owner or h.lease_until <= now()
    returning block_number as number, block_hash as hash,
      compared_at is null or compared_at < now() - ${compareEverySeconds}::integer * interval '1 second' as "isCompareDue"`);
  const [row] = rows;
  if (row === undefined) return null;
  const { number, hash, isCompareDue } = row;
  return { head: number === null || hash === null ? null : { number: Number(number), hash }, isCompareDue };
}

interface Noted {
  readonly states: ChannelStates;
  readonly how: Input<"note">[2];
}

async function note(database: Database, chainId: number, { states, how }: Noted): Promise<readonly ChangedChannel[]> {
  const { block, channels, receivers } = states;
  const channelRows = channels.map(({ id, balance, claimed, refundNonce, withdrawAmount, withdrawRequestedAt }) => ({
    ...{ id, balance: balance.toString(), claimed: claimed.toString(), refund_nonce: refundNonce.toString() },
    ...{ withdraw_amount: withdrawAmount.toString(), withdraw_requested_at: withdrawRequestedAt },
  }));
  const receiverRows = receivers.map(({ receiver, asset, claimed, settled }) => ({
    ...{ receiver, asset, claimed: claimed.toString(), settled: settled.toString() },
  }));
  const head = {
    ...{
      chain_id: chainId,
      owner: how.owner,
      block_number: block.number,
      block_hash: block.hash,
      again: how.again === true,
    },
    ...{ read_to: how.readTo?.number ?? null, read_to_hash: how.readTo?.hash ?? null },
  };
  return await database.query<ChangedChannel>(Prisma.sql`
    select n.channel_id as "channelId", n.was, n.status from note_channels(
      ${asJson(channelRows)}::jsonb, ${asJson(receiverRows)}::jsonb, ${asJson(head)}::jsonb
    ) as n`);
}

async function noteCompared(database: Database, chainId: number): Promise<void> {
  await database.query(Prisma.sql`update channel_heads set compared_at = now() where chain_id = ${chainId}::integer`);
}

async function plan(database: Database, action: NewAction, holdSeconds: number | null): Promise<boolean> {
  const rows = await database.query<{ readonly isPlanned: boolean }>(Prisma.sql`
    select plan_channel_action(${asJson(actionRow(action, holdSeconds))}::jsonb, ${asJson(claimRows(action))}::jsonb) as "isPlanned"`);
  return only(rows).isPlanned;
}

/** By channel_actions_open_idx. A refund's channel is held again while its transaction is under way. */
async function planned(database: Database, chainId: number): Promise<readonly ActionOrder[]> {
  const rows = await database.query<ActionJson>(Prisma.sql`
    with held as (
      update channels c set reserved_until = now() + interval '10 minutes'
      from channel_actions a
      where a.chain_id = ${chainId}::integer and a.ended_at is null and a.kind = 'refund' and a.calldata is not null
        and c.id = a.channel_id and c.reserved_signature = a.id and c.reserved_until < now() + interval '5 minutes'
    )
    select a.id as "actionId", a.calldata, a.gas_limit::text as "gasLimit", a.urgent as "isUrgent" from channel_actions a
    where a.chain_id = ${chainId}::integer and a.ended_at is null and a.status = 'planned' and a.calldata is not null
    order by a.urgent desc, a.created_at, a.id`);
  return rows.map(parseAction);
}

async function mined(database: Database, chainId: number) {
  return await database.query<{ id: ChannelActionId; kind: "payout" | "refund"; txHash: Hex }>(Prisma.sql`
    select a.id, a.kind, a.tx_hash as "txHash" from channel_actions a
    where a.chain_id = ${chainId}::integer and a.ended_at is null and a.status = 'sent' and a.kind <> 'claim' and a.tx_hash is not null
    order by a.created_at, a.id`);
}

async function end(database: Database, id: ChannelActionId, moved: Moved): Promise<boolean> {
  const ended = {
    ...{ tx_hash: moved.txHash, amount: moved.amount.toString(), block_number: moved.blockNumber },
    block_time: new Date(moved.blockTimestampSeconds * 1_000).toISOString(),
  };
  const rows = await database.query<{ readonly isEnded: boolean }>(Prisma.sql`
    select end_channel_action(${id}, ${asJson(ended)}::jsonb) as "isEnded"`);
  return only(rows).isEnded;
}

/** The lock keeps a lane from taking it meanwhile. */
async function fail(
  database: Database,
  id: ChannelActionId,
  { code, message }: { readonly code: string; readonly message: string },
): Promise<boolean> {
  const rows = await database.query(Prisma.sql`
    with own as materialized (
      select a.id from channel_actions a
      where a.id = ${id} and a.ended_at is null and (a.status = 'planned' or a.tx_hash is not null) for no key update
    )
    select fail_channel_action(own.id, ${code}, ${message})::text from own`);
  return rows.length === 1;
}

async function gasPriceWei(database: Database, chainId: number): Promise<bigint | null> {
  const rows = await database.query<{ readonly wei: string | null }>(Prisma.sql`
    select (
      select gas_price_wei::text from lanes where chain_id = ${chainId}::integer and gas_price_at > now() - interval '5 minutes'
      order by gas_price_at desc limit 1
    ) as wei`);
  const { wei } = only(rows);
  return wei === null ? null : BigInt(wei);
}
