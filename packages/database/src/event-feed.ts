import type { Address } from "@lunas/catalog/chain";
import type { EventId } from "@lunas/domain/shared/id";
import type { EventFeed, EventScope, FeedNews, FeedPage, FeedScope } from "@lunas/domain/webhook/event-feed";
import type { EventMessage } from "@lunas/domain/webhook/ports";
import type { Database } from "./connect";
import { Prisma } from "./generated/client";
import { type EventRow, eventColumns, parseEvent } from "./rows/event";
import { type PaymentRow, parsePayment, paymentColumns } from "./rows/payment";

/**
 * Events from Postgres in the order of their positions. One relay at a time assigns positions, and they become visible
 * in order: a reader that has one event has seen all before it.
 */
export function createEventFeed(database: Database): EventFeed {
  return {
    page: (scope, after, limit) =>
      after === "latest" ? latest(database, scope) : page(database, scope, { after, limit }),
    news: (after) => news(database, after),
  };
}

const scoped = ({ merchantId, environment }: EventScope) =>
  Prisma.sql`e.merchant_id = ${merchantId} and e.environment = ${environment}`;

/** The events of a page; a refund is a row of payments too. An event without a payment belongs to no chain. */
const paged = (scope: FeedScope) =>
  scope.chainId === undefined
    ? scoped(scope)
    : Prisma.sql`${scoped(scope)} and exists (
        select from payments paid where paid.id = e.payment_id and paid.chain_id = ${scope.chainId})`;

async function latest(database: Database, scope: EventScope): Promise<FeedPage> {
  const [newest] = await database.query<{ readonly id: EventId }>(Prisma.sql`
    select e.id from events e where ${scoped(scope)} and e.position is not null order by e.position desc limit 1`);
  return { events: [], hasMore: false, cursor: newest?.id ?? null };
}

interface PageRequest {
  readonly after: EventId | null;
  readonly limit: number;
}

type FeedRow = EventRow &
  (PaymentRow | { readonly [K in keyof PaymentRow]: null }) & { readonly walletAddress: Address };

async function page(database: Database, scope: FeedScope, { after, limit }: PageRequest): Promise<FeedPage | null> {
  const place = after === null ? 0n : await placeOf(database, scope, after);
  if (place === undefined) return null;
  // An event without a position is newer than all others: there is nothing after it.
  if (place === null) return { events: [], hasMore: false, cursor: after };
  const rows = await database.query<FeedRow>(Prisma.sql`
    select ${eventColumns}, ${paymentColumns}, m.wallet_address as "walletAddress"
    from (
      select * from events e where ${paged(scope)} and e.position > ${place}
      order by e.position limit ${limit + 1}::integer
    ) as e join merchants m on m.id = e.merchant_id left join payments p on p.id = e.payment_id
    order by e.position`);
  const events = rows.slice(0, limit).map(parseReported);
  return { events, hasMore: rows.length > limit, cursor: events.at(-1)?.event.id ?? after };
}

async function placeOf(database: Database, scope: EventScope, id: EventId): Promise<bigint | null | undefined> {
  const [row] = await database.query<{ readonly position: bigint | null }>(Prisma.sql`
    select e.position from events e where e.id = ${id} and ${scoped(scope)}`);
  return row?.position;
}

function parseReported(row: FeedRow): EventMessage {
  return {
    event: parseEvent(row),
    payment: row.id === null ? null : parsePayment(row),
    payTo: row.walletAddress,
  };
}

async function news(database: Database, after: bigint | null): Promise<FeedNews> {
  const [row] = await database.query<{ readonly position: bigint; readonly scopes: EventScope[] }>(Prisma.sql`
    select coalesce((select max(position) from events), 0) as position, coalesce((
      select jsonb_agg(distinct jsonb_build_object('merchantId', e.merchant_id, 'environment', e.environment))
      from events e where e.position > ${after}::bigint
    ), '[]') as scopes`);
  return row ?? { position: 0n, scopes: [] };
}
