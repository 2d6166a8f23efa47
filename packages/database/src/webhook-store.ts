import type { DeliveryId, EventId, MerchantId } from "@lunas/domain/shared/id";
import { monthStart, newMonthlyId } from "@lunas/domain/shared/id";
import type { Event } from "@lunas/domain/webhook/event";
import type { DeliveryVerdict, Due, DueDelivery, PostedAttempt, WebhookStore } from "@lunas/domain/webhook/ports";
import type { Database } from "./connect";
import type { Encryption } from "./encryption";
import { Prisma } from "./generated/client";
import { type DueDeliveryRow, dueDeliveryColumns, parseDueDelivery } from "./rows/due-delivery";
import { type EventRow, eventColumns, parseEvent } from "./rows/event";
import { asJson } from "./rows/json";
import { paymentColumns } from "./rows/payment";
import { shareStatements } from "./share-statements";

/** Claims and records that share a statement. No caller waits for them, so fewer statements are better. */
const together = { most: 64, atOnce: 1 };
/** The records of a few milliseconds gather, and so do the claims that follow them: little beside the pauses of the relay. */
const recordsTogether = { ...together, apartMs: 10 };

/**
 * The outbox and its deliveries in Postgres. Each method is one statement; simultaneous claims and records share
 * theirs.
 */
export function createWebhookStore(database: Database, encryption: Encryption): WebhookStore {
  const claimOne = shareStatements((claims: readonly Claim[]) => claim(database, claims), together);
  const recordOne = shareStatements((records: readonly Attempted[]) => record(database, records), recordsTogether);
  return {
    fanOut: createFanOut(database),
    claim: async (id, leaseMs) => parse(await claimOne({ id, leaseMs }), encryption),
    record: (id, attempt, verdict) => recordOne({ id, attempt, verdict }),
    due: (limit) => due(database, limit),
    dueOf: (merchantId, limit) => dueOf(database, merchantId, limit),
    findEvent: (id) => findEvent(database, id),
    endUndeliverable: (limit) => endUndeliverable(database, limit),
    prune: (olderThanMs, limit) => prune(database, olderThanMs, limit),
  };
}

function parse(row: DueDeliveryRow | undefined, encryption: Encryption): DueDelivery | null {
  return row === undefined ? null : parseDueDelivery(row, encryption);
}

/**
 * A call after one that found nothing looks first whether there is an event: an idle relay would make 500 ids twice a second
 * for PostgreSQL to read. Ids that a call left unused serve the next one. After a fault it is unknown which are used.
 */
function createFanOut(database: Database): WebhookStore["fanOut"] {
  let unused: readonly DeliveryId[] = [];
  let isQuiet = false;
  return async (limit) => {
    if (isQuiet && !(await hasNewEvent(database))) return [];
    const nowMs = Date.now();
    const ofThisMonth = `dlv_${monthStart(nowMs)}`;
    const spare = unused.filter((id) => id.startsWith(ofThisMonth)).slice(0, limit);
    unused = [];
    const ids = [...spare, ...Array.from({ length: limit - spare.length }, () => newMonthlyId("dlv", nowMs))];
    const made = await database.query<{ readonly id: DeliveryId; readonly merchantId: MerchantId }>(Prisma.sql`
      select delivery_id as id, for_merchant as "merchantId" from fan_out_events(${ids}::text[])`);
    const used = new Set(made.map(({ id }) => id));
    unused = ids.filter((id) => !used.has(id));
    isQuiet = made.length === 0;
    return made;
  };
}

/** Events without a position stand at the end of its index: read from there, whatever PostgreSQL takes their number for. */
async function hasNewEvent(database: Database): Promise<boolean> {
  const [last] = await database.query<{ readonly isNew: boolean }>(Prisma.sql`
    select position is null as "isNew" from events order by position desc nulls first limit 1`);
  return last?.isNew === true;
}

interface Claim {
  readonly id: DeliveryId;
  readonly leaseMs: number;
}

/** The row of each successful claim, at its place; a repeated id is claimed once. */
async function claim(database: Database, claims: readonly Claim[]): Promise<readonly (DueDeliveryRow | undefined)[]> {
  const ids = claims.map(({ id }) => id);
  const leaseMs = Math.max(...claims.map((each) => each.leaseMs));
  const rows = await database.query<DueDeliveryRow>(Prisma.sql`
    with d as materialized (select * from claim_deliveries(${ids}::text[], ${leaseMs}::integer))
    select ${dueDeliveryColumns}, ${eventColumns}, ${paymentColumns}
    from d join events e on e.id = d.event_id join merchants m on m.id = d.merchant_id
    left join payments p on p.id = e.payment_id`);
  const byId = new Map(rows.map((row) => [row.deliveryId, row]));
  return ids.map((id) => {
    const row = byId.get(id);
    byId.delete(id);
    return row;
  });
}

interface Attempted {
  readonly id: DeliveryId;
  readonly attempt: PostedAttempt;
  readonly verdict: DeliveryVerdict;
}

async function record(database: Database, records: readonly Attempted[]): Promise<readonly undefined[]> {
  await database.query(Prisma.sql`select record_delivery_attempts(${asJson(records.map(recordRow))}::jsonb)::text`);
  return records.map(() => undefined);
}

function recordRow({ id, attempt, verdict }: Attempted) {
  const { startedAtMs, durationMs, statusCode, responseExcerpt, error, url, failingSinceMs } = attempt;
  return {
    delivery: id,
    attempt: {
      started_at: new Date(startedAtMs).toISOString(),
      duration_ms: Math.round(durationMs),
      status_code: statusCode,
      response_excerpt: responseExcerpt,
      error,
      ...(url !== undefined && { url }),
      ...(failingSinceMs != null && { failing_since: new Date(failingSinceMs).toISOString() }),
    },
    verdict: verdict.kind,
    retry_at: verdict.kind === "retry" ? new Date(verdict.atMs).toISOString() : null,
  };
}

type DueRow = Omit<Due, "dueAtMs"> & { readonly dueAt: Date };
const parseDue = ({ id, merchantId, dueAt }: DueRow): Due => ({ id, merchantId, dueAtMs: dueAt.getTime() });

/** Per merchant; more deliveries wait for the next run. */
const mostDueOfEach = 64;

async function due(database: Database, limit: number): Promise<readonly Due[]> {
  const rows = await database.query<DueRow>(Prisma.sql`
    select delivery_id as id, for_merchant as "merchantId", due_at as "dueAt"
    from due_deliveries(${limit}::integer, ${mostDueOfEach}::integer)`);
  return rows.map(parseDue);
}

async function dueOf(database: Database, merchantId: MerchantId, limit: number): Promise<readonly Due[]> {
  const rows = await database.query<DueRow>(Prisma.sql`
    select id, merchant_id as "merchantId", next_attempt_at as "dueAt" from deliveries
    where merchant_id = ${merchantId} and status = 'pending' and next_attempt_at <= now()
      and (claimed_until is null or claimed_until <= now())
    order by next_attempt_at limit ${limit}::integer`);
  return rows.map(parseDue);
}

async function findEvent(database: Database, id: EventId): Promise<Event | null> {
  const [row] = await database.query<EventRow>(Prisma.sql`select ${eventColumns} from events e where e.id = ${id}`);
  return row === undefined ? null : parseEvent(row);
}

async function endUndeliverable(database: Database, limit: number): Promise<number> {
  const [row] = await database.query<{ readonly ended: number }>(
    Prisma.sql`select end_undeliverable(${limit}::integer) as ended`,
  );
  return row?.ended ?? 0;
}

async function prune(database: Database, olderThanMs: number, limit: number): Promise<number> {
  const olderThan = new Date(olderThanMs).toISOString();
  const [row] = await database.query<{ readonly gone: number }>(Prisma.sql`
    select prune_events(${olderThan}::timestamptz, ${limit}::integer) as gone`);
  return row?.gone ?? 0;
}
