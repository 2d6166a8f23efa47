import type {
  ChannelFilter,
  ChannelPage,
  ChannelReads,
  ChargeFeedRequest,
  ChargePage,
} from "@lunas/domain/channel/ports";
import type { PaymentScope } from "@lunas/domain/payment/ports";
import type { ChargeId } from "@lunas/domain/shared/id";
import type { Database } from "../connect";
import { Prisma } from "../generated/client";
import type { Listed } from "../listed";
import { timeOf } from "../payment/list";
import { type PageRow, selectPage, totalOf } from "../rows/page";
import { type ChannelRow, channelColumns, parseChannel } from "./channel-row";
import { type ChargeRow, chargeColumns, parseCharge } from "./charge-row";
import { type ChargeSumRow, chargeSumsStatement, parseChargeSum } from "./charge-sums";

/** Channels and charges from Postgres; lists may come from a replica, `reads`. The feed never does: a replica is behind. */
export function createChannelReads(database: Database, reads: Database = database): ChannelReads {
  return {
    find: async (scope, id) => {
      const [row] = await database.query<ChannelRow>(Prisma.sql`
        select ${channelColumns} from channels c where c.id = ${id} and ${ofScope(scope)}`);
      return row === undefined ? null : parseChannel(row);
    },
    list: (scope, filter, request) => list(reads, scope, { filter, request }),
    charges: (scope, request) => feed(database, scope, request),
    chargeSums: async (scope, days) =>
      (await reads.query<ChargeSumRow>(chargeSumsStatement(scope, days))).map(parseChargeSum),
  };
}

const ofScope = ({ merchantId, environment }: PaymentScope) =>
  Prisma.sql`c.merchant_id = ${merchantId} and c.environment = ${environment}`;

const listing = {
  table: Prisma.sql`channels c`,
  id: Prisma.sql`c.id`,
  time: Prisma.sql`c.opened_at`,
  timeName: Prisma.sql`"openedAt"`,
  columns: channelColumns,
};

async function list(
  reads: Database,
  scope: PaymentScope,
  { filter, request }: Listed<ChannelFilter>,
): Promise<ChannelPage> {
  const { status, payer, network } = filter;
  const where = Prisma.sql`${ofScope(scope)}
    ${status === null ? Prisma.empty : Prisma.sql`and c.status = ${status}`}
    ${payer === null ? Prisma.empty : Prisma.sql`and c.payer = ${payer}`}
    ${network === null ? Prisma.empty : Prisma.sql`and c.network = ${network}`}`;
  const rows = await reads.query<PageRow<ChannelRow>>(selectPage({ ...listing, where }, request));
  const channels = rows.flatMap((row) => (row.id === null ? [] : [parseChannel(row)]));
  return { channels, total: totalOf(rows) };
}

/**
 * Charges in the order of the transactions that stored them. A transaction that is open, and every later one, waits: a reader that has
 * one charge has seen all before it.
 */
async function feed(database: Database, scope: PaymentScope, request: ChargeFeedRequest): Promise<ChargePage | null> {
  const { after, limit, channelId, sinceMs } = request;
  const place = after === null ? { xid: null, id: "" } : await placeOf(database, scope, after);
  if (place === null) return null;
  const start = place.xid === null ? startOf(sinceMs) : Prisma.sql`${place.xid}::xid8`;
  const rows = await database.query<ChargeRow>(Prisma.sql`
    select ${chargeColumns} from charges c
    where ${ofScope(scope)} and (c.xid, c.id) > (${start}, ${place.id}::text)
      and c.xid < (select charges_ended_to())
      ${channelId === null ? Prisma.empty : Prisma.sql`and c.channel_id = ${channelId}`}
      ${sinceMs === null ? Prisma.empty : Prisma.sql`and c.created_at > ${timeOf(sinceMs)}::timestamptz`}
    order by c.xid, c.id limit ${limit + 1}::integer`);
  return { charges: rows.slice(0, limit).map(parseCharge), hasMore: rows.length > limit };
}

/** No charge before it is younger than that time: a merchant with millions of charges asks for those of the last hour. */
function startOf(sinceMs: number | null): Prisma.Sql {
  if (sinceMs === null) return Prisma.sql`'0'::xid8`;
  return Prisma.sql`coalesce(
    (select m.xid from charge_marks m where m.at <= ${timeOf(sinceMs)}::timestamptz order by m.at desc limit 1), '0'::xid8)`;
}

interface Place {
  readonly xid: string;
  readonly id: string;
}

async function placeOf(database: Database, scope: PaymentScope, id: ChargeId): Promise<Place | null> {
  const [row] = await database.query<Place>(Prisma.sql`
    select c.xid::text as xid, c.id from charges c where c.id = ${id} and ${ofScope(scope)}`);
  return row ?? null;
}
