import type { StoredChannel } from "@lunas/domain/channel/channel";
import type { StoredShopAction } from "@lunas/domain/channel/shop/requested";
import type { IdempotencyKeys } from "@lunas/domain/payment/ports";
import type { ChannelActionId, MerchantId } from "@lunas/domain/shared/id";
import type { Database } from "../connect";
import { countDeleted } from "../count-deleted";
import { Prisma } from "../generated/client";
import { type ChannelRow, channelColumns, parseChannel } from "./channel-row";
import { parseRequest, type RequestJson, rowsIn } from "./shop-request-json";

interface RequestRow {
  readonly id: ChannelActionId;
  readonly merchantId: MerchantId;
  readonly tokenSymbol: string | null;
  readonly createdAt: Date;
  readonly request: RequestJson;
  readonly unpaidChannels: number;
}

/** What stock servers asked for that is not written yet, with the channels that it names. */
export async function shopRequests(
  database: Database,
  chainId: number,
  limit: number,
): Promise<readonly StoredShopAction[]> {
  const rows = await database.query<RequestRow>(Prisma.sql`
    select a.id, r.merchant_id as "merchantId", a.token_symbol as "tokenSymbol", a.created_at as "createdAt", r.request,
      case when a.kind = 'payout' then (
        select count(distinct l.channel_id)::integer from channel_claims l
          join channel_actions b on b.id = l.action_id join channels c on c.id = l.channel_id
        where c.chain_id = a.chain_id and c.receiver = a.receiver and c.asset = a.asset and b.status = 'confirmed'
          and b.block_number > coalesce((
            select max(p.block_number) from channel_actions p
            where p.merchant_id = a.merchant_id and p.environment = a.environment and p.kind = 'payout' and p.status = 'confirmed'
              and p.receiver = a.receiver and p.asset = a.asset
          ), 0)
      ) else 0 end as "unpaidChannels"
    from channel_actions a join channel_requests r on r.action_id = a.id and r.request is not null
    where a.chain_id = ${chainId}::integer and a.ended_at is null and a.cause = 'shop' and a.calldata is null
    order by random() limit ${limit}::integer`);
  const requests = (await Promise.all(rows.map((row) => readable(database, row)))).flat();
  const ids = new Set(requests.flatMap(namedIn));
  const channels = ids.size === 0 ? [] : await channelsOf(database, [...ids]);
  const known = new Map(channels.map((channel) => [channel.id, channel]));
  return requests.map((request) => ({
    ...request,
    channels: [...new Set(namedIn(request))].flatMap((id) => known.get(id) ?? []),
  }));
}

/** Empty: the request cannot be read, and has failed. A gateway writes it, and one bad request must not hold back the others. */
async function readable(database: Database, { request, createdAt, ...row }: RequestRow) {
  try {
    const read = { ...row, createdAtMs: createdAt.getTime(), action: parseRequest(request) };
    namedIn(read);
    return [read];
  } catch {
    await failRequest(database, row.id, { code: "not_possible", message: "The request cannot be read." });
    return [];
  }
}

function namedIn({ action }: Pick<StoredShopAction, "action">) {
  const refunded = action.kind === "refund" ? [action.refund.channelId] : [];
  return [...refunded, ...rowsIn(action).map(({ channelId }) => channelId)];
}

async function channelsOf(database: Database, ids: readonly string[]): Promise<readonly StoredChannel[]> {
  const rows = await database.query<ChannelRow>(Prisma.sql`
    select ${channelColumns} from channels c where c.id = any(${[...ids]}::text[])`);
  return rows.map(parseChannel);
}

/** Ends a request that is not written. False: it is, or it has ended. */
export async function failRequest(
  database: Database,
  id: ChannelActionId,
  { code, message }: { readonly code: string; readonly message: string },
): Promise<boolean> {
  const rows = await database.query<{ readonly failed: string }>(Prisma.sql`
    with request as materialized (
      select a.id from channel_actions a where a.id = ${id} and a.calldata is null and a.ended_at is null for no key update
    ) select fail_channel_action(r.id, ${code}, ${message})::text as failed from request r`);
  return rows.length === 1;
}

/** The requests of stock servers whose repeats nobody sends any more. */
export function createShopRequestAges(database: Database): IdempotencyKeys {
  return {
    forgetOld: (limit) =>
      countDeleted(
        database,
        Prisma.sql`delete from channel_requests where (action_id, body_hash) in (
          select r.action_id, r.body_hash from channel_requests r join channel_actions a on a.id = r.action_id
          where r.created_at <= now() - interval '30 days' and a.ended_at is not null
          order by r.created_at limit ${limit}::integer for update of r skip locked
        )`,
      ),
  };
}
