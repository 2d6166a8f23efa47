import type { Address } from "@lunas/catalog/chain";
import type { ChannelId } from "@lunas/domain/channel/channel";
import type {
  ChannelLedgerStore,
  LedgerAction,
  LedgerChannel,
  LedgerReceiver,
} from "@lunas/domain/ledger/channel-ledger";
import type { Hex } from "@lunas/domain/shared/hex";
import type { ChannelActionId } from "@lunas/domain/shared/id";
import type { Database } from "../connect";
import { Prisma } from "../generated/client";

/** What the audit reads of channels in Postgres. Each method is one statement, so that its rows are of one moment. */
export function createChannelLedger(database: Database): ChannelLedgerStore {
  return {
    channels: (chainId, after, limit) => channels(database, chainId, { after, limit }),
    receivers: (chainId) => receivers(database, chainId),
    actions: (chainId, after, limit) => actions(database, chainId, { after, limit }),
  };
}

interface Page<Id> {
  readonly after: Id | null;
  readonly limit: number;
}

/** What was before belongs to a chain that was lost. */
const epoch = (chainId: number) => Prisma.sql`
  coalesce((select max(r.reset_at) from chain_resets r where r.chain_id = ${chainId}::integer), '-infinity'::timestamptz)`;

/** A row's block, or the block that all logs are read to: no log between names the row. */
const atBlock = (chainId: number, row: Prisma.Sql) => Prisma.sql`
  greatest(${row}.read_at_block, (select h.block_number from channel_heads h where h.chain_id = ${chainId}::integer))`;

interface ChannelRow {
  readonly id: ChannelId;
  readonly balance: string;
  readonly claimed: string;
  readonly atBlock: bigint;
  readonly depositedAtBlock: bigint;
  readonly isOurs: boolean;
  readonly charged: string;
  readonly sumOfCharges: string;
  readonly uncounted: string;
  readonly signedMax: string;
  readonly claimedByUs: string;
}

async function channels(
  database: Database,
  chainId: number,
  { after, limit }: Page<ChannelId>,
): Promise<readonly LedgerChannel[]> {
  const rows = await database.query<ChannelRow>(Prisma.sql`
    select c.id, c.balance::text, c.claimed::text, ${atBlock(chainId, Prisma.sql`c`)} as "atBlock",
      c.deposited_at_block as "depositedAtBlock", c.managed_by = 'lunas' as "isOurs", c.charged::text, c.signed_max::text as "signedMax", (
        select coalesce(sum(g.amount), 0)::text from charges g
        where g.channel_id = c.id and g.status = 'charged' and g.created_at > ${epoch(chainId)}
      ) as "sumOfCharges", c.uncounted::text, (
        select coalesce(max(l.total_claimed), 0)::text from channel_claims l join channel_actions a on a.id = l.action_id
        where l.channel_id = c.id and a.status = 'confirmed' and a.created_at > ${epoch(chainId)}
          and a.block_number <= ${atBlock(chainId, Prisma.sql`c`)}
      ) as "claimedByUs"
    from channels c where c.chain_id = ${chainId}::integer and c.id > ${after ?? ""} order by c.id limit ${limit}::integer`);
  return rows.map((row) => ({
    ...{ id: row.id, isOurs: row.isOurs, balance: BigInt(row.balance), claimed: BigInt(row.claimed) },
    ...{ atBlock: Number(row.atBlock), depositedAtBlock: Number(row.depositedAtBlock) },
    ...{ charged: BigInt(row.charged), sumOfCharges: BigInt(row.sumOfCharges), signedMax: BigInt(row.signedMax) },
    ...{ claimedByUs: BigInt(row.claimedByUs), uncounted: BigInt(row.uncounted) },
  }));
}

interface ReceiverRow {
  readonly receiver: Address;
  readonly asset: Address;
  readonly claimed: string;
  readonly settled: string;
  readonly atBlock: bigint;
  readonly paidOut: string;
  readonly payouts: readonly Hex[];
  readonly isEnding: boolean;
  readonly sinceBlock: bigint | null;
}

async function receivers(database: Database, chainId: number): Promise<readonly LedgerReceiver[]> {
  const rows = await database.query<ReceiverRow>(Prisma.sql`
    select r.receiver, r.asset, r.claimed::text, r.settled::text, ${atBlock(chainId, Prisma.sql`r`)} as "atBlock",
      coalesce(own.paid_out, 0)::text as "paidOut", coalesce(own.hashes, '{}') as payouts,
      coalesce(own.is_ending, false) as "isEnding", (
        select min(p.block_number) from channels c join payments p on p.channel_id = c.id
        where c.chain_id = r.chain_id and c.receiver = r.receiver and c.asset = r.asset
      ) as "sinceBlock"
    from channel_receivers r left join lateral (
      select sum(a.amount) filter (where a.status = 'confirmed') as paid_out,
        array_agg(a.tx_hash) filter (where a.status = 'confirmed') as hashes,
        bool_or(a.tx_hash is not null and a.ended_at is null
          or a.status = 'confirmed' and a.block_number > ${atBlock(chainId, Prisma.sql`r`)}) as is_ending
      from channel_actions a
      where a.chain_id = r.chain_id and a.kind = 'payout' and a.receiver = r.receiver and a.asset = r.asset
        and a.created_at > ${epoch(chainId)}
    ) as own on true
    where r.chain_id = ${chainId}::integer order by r.receiver, r.asset`);
  return rows.map(({ receiver, asset, payouts, isEnding, ...row }) => ({
    ...{ receiver, asset, payouts, isEnding, claimed: BigInt(row.claimed), settled: BigInt(row.settled) },
    ...{ atBlock: Number(row.atBlock), paidOut: BigInt(row.paidOut) },
    sinceBlock: row.sinceBlock === null ? null : Number(row.sinceBlock),
  }));
}

interface ActionRow extends Omit<LedgerAction, "blockNumber" | "amount"> {
  readonly blockNumber: bigint | null;
  readonly amount: string | null;
}

async function actions(
  database: Database,
  chainId: number,
  { after, limit }: Page<ChannelActionId>,
): Promise<readonly LedgerAction[]> {
  const rows = await database.query<ActionRow>(Prisma.sql`
    select a.id, a.kind, a.status, a.tx_hash as "txHash", a.block_number as "blockNumber", a.amount::text, a.receiver, a.asset,
      a.channel_id as "channelId", exists (
        select from transactions t where t.action_id = a.id and t.mined_hash = a.tx_hash and t.state = 'closed'
      ) as "isCarried"
    from channel_actions a
    where a.chain_id = ${chainId}::integer and a.created_at > ${epoch(chainId)} and a.id > ${after ?? ""}
    order by a.id limit ${limit}::integer`);
  return rows.map(({ blockNumber, amount, ...row }) => ({
    ...row,
    blockNumber: blockNumber === null ? null : Number(blockNumber),
    amount: amount === null ? null : BigInt(amount),
  }));
}
