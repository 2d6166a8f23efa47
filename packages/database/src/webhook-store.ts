import type { DeliveryId, EventId, MerchantId } from "@lunas/domain/shared/id";
import { newId } from "@lunas/domain/shared/id";
import type { AttemptResult } from "@lunas/domain/webhook/delivery";
import type { Event } from "@lunas/domain/webhook/event";
import type { DeliveryVerdict, DueDelivery, WebhookStore } from "@lunas/domain/webhook/ports";
import type { Database } from "./connect";
import type { Encryption } from "./encryption";
import { Prisma } from "./generated/client";
import { type DueDeliveryRow, dueDeliveryColumns, parseDueDelivery } from "./rows/due-delivery";
import { type EventRow, eventColumns, parseEvent } from "./rows/event";
import { asJson } from "./rows/json";
import { paymentColumns } from "./rows/payment";

/** The outbox and its deliveries in Postgres. Each method is one statement. */
export function createWebhookStore(database: Database, encryption: Encryption): WebhookStore {
  return {
    fanOut: (limit) => fanOut(database, limit),
    claim: async (id, leaseMs) => parse(await claim(database, id, leaseMs), encryption),
    record: (id, attempt, verdict) => record(database, id, { attempt, verdict }),
    due: (limit) => due(database, limit),
    findEvent: (id) => findEvent(database, id),
  };
}

function parse(row: DueDeliveryRow | undefined, encryption: Encryption): DueDelivery | null {
  return row === undefined ? null : parseDueDelivery(row, encryption);
}

async function fanOut(database: Database, limit: number) {
  const deliveryIds = Array.from({ length: limit }, () => newId("dlv"));
  return await database.query<{ readonly id: DeliveryId; readonly merchantId: MerchantId }>(Prisma.sql`
    select delivery_id as id, for_merchant as "merchantId" from fan_out_events(${deliveryIds}::text[])`);
}

/** The bell rings by the caller's clock and the row is due by the database's: this much they may differ. */
const clockTolerance = Prisma.sql`interval '1 second'`;

async function claim(database: Database, id: DeliveryId, leaseMs: number): Promise<DueDeliveryRow | undefined> {
  const [row] = await database.query<DueDeliveryRow>(Prisma.sql`
    with due as (
      select id from deliveries
      where id = ${id} and status = 'pending' and next_attempt_at <= now() + ${clockTolerance}
        and (claimed_until is null or claimed_until <= now())
      for no key update skip locked
    ), d as (
      update deliveries set claimed_until = now() + ${leaseMs}::integer * interval '1 millisecond'
      from due where deliveries.id = due.id returning deliveries.*
    )
    select ${dueDeliveryColumns}, ${eventColumns}, ${paymentColumns}
    from d join events e on e.id = d.event_id join merchants m on m.id = d.merchant_id
    left join payments p on p.id = e.payment_id`);
  return row;
}

interface Attempted {
  readonly attempt: AttemptResult;
  readonly verdict: DeliveryVerdict;
}

async function record(database: Database, id: DeliveryId, { attempt, verdict }: Attempted): Promise<void> {
  const row = {
    started_at: new Date(attempt.startedAtMs).toISOString(),
    duration_ms: Math.round(attempt.durationMs),
    status_code: attempt.statusCode,
    response_excerpt: attempt.responseExcerpt,
    error: attempt.error,
  };
  const retryAt = verdict.kind === "retry" ? new Date(verdict.atMs).toISOString() : null;
  await database.query(Prisma.sql`
    select record_delivery_attempt(${id}, ${asJson(row)}::jsonb, ${verdict.kind}, ${retryAt}::timestamptz)::text`);
}

async function due(database: Database, limit: number) {
  const rows = await database.query<{ id: DeliveryId; merchantId: MerchantId; dueAt: Date }>(Prisma.sql`
    select id, merchant_id as "merchantId", next_attempt_at as "dueAt" from deliveries
    where status = 'pending' and next_attempt_at <= now() and (claimed_until is null or claimed_until <= now())
    order by next_attempt_at limit ${limit}::integer`);
  return rows.map(({ id, merchantId, dueAt }) => ({ id, merchantId, dueAtMs: dueAt.getTime() }));
}

async function findEvent(database: Database, id: EventId): Promise<Event | null> {
  const [row] = await database.query<EventRow>(Prisma.sql`select ${eventColumns} from events e where e.id = ${id}`);
  return row === undefined ? null : parseEvent(row);
}
