import type { Environment } from "@lunas/catalog/chain";
import type { Author, NewAuditEntry } from "@lunas/domain/operations/audit-entry";
import { type DeliveryId, type EventId, type MerchantId, newMonthlyId } from "@lunas/domain/shared/id";
import type { DeliveryStatus } from "@lunas/domain/webhook/delivery";
import {
  attemptsShown,
  type DeliveryFilter,
  type DeliveryLog,
  sentAgainForDays,
} from "@lunas/domain/webhook/delivery-log";
import { notes, noting } from "./audit-log";
import type { Database } from "./connect";
import { Prisma } from "./generated/client";
import {
  type AttemptRow,
  attemptColumns,
  type LoggedDeliveryRow,
  loggedDeliveryColumns,
  parseAttempt,
  parseLoggedDelivery,
} from "./rows/logged-delivery";

/**
 * Deliveries in Postgres, as their merchants see them. Each method is one statement, or two independent ones. A resend
 * writes its audit entry.
 */
export function createDeliveryLog(database: Database, author: Author): DeliveryLog {
  const entryFor = (merchantId: MerchantId, note: Pick<NewAuditEntry, "action" | "target" | "details">) => {
    const { actor, origin } = author;
    return { ...note, actor, merchantId, personal: origin };
  };
  return {
    list: (merchantId, filter) => list(database, merchantId, filter),
    find: (merchantId, id) => find(database, merchantId, id),
    sendAgain: (merchantId, id) =>
      sendAgain(database, id, entryFor(merchantId, { action: "webhook.redeliver", target: id, details: {} })),
    sendFailedAgain: (merchantId, sinceMs, limit) => {
      const since = new Date(sinceMs).toISOString();
      const note = { action: "webhook.redeliver_failed", target: merchantId, details: { since } };
      return sendFailedAgain(database, { since, limit }, entryFor(merchantId, note));
    },
    appendTest: (merchantId, environment) => {
      const id = newMonthlyId("evt", Date.now());
      const note = { action: "webhook.test", target: id, details: { environment } };
      return appendTest(database, { id, environment }, entryFor(merchantId, note));
    },
    firstAttemptFor: (merchantId, eventId) => firstAttemptFor(database, merchantId, eventId),
  };
}

/** Deliveries are counted until this many after the shown page: a merchant may have millions. */
const countedPastPage = 10_000;

/** As text of the statement, so that a plan can use the index of that status. */
const withStatus: Readonly<Record<DeliveryStatus, Prisma.Sql>> = {
  pending: Prisma.sql`and d.status = 'pending'`,
  delivered: Prisma.sql`and d.status = 'delivered'`,
  failed: Prisma.sql`and d.status = 'failed'`,
};

/** Only a page is joined with its events, unless they decide which deliveries are on it. */
async function list(database: Database, merchantId: MerchantId, { status, eventType, page, limit }: DeliveryFilter) {
  const offset = (page - 1) * limit;
  const ofType =
    eventType === undefined
      ? Prisma.empty
      : Prisma.sql`and exists (select from events t where t.id = d.event_id and t.type = ${eventType})`;
  const listed = Prisma.sql`
    from deliveries d where d.merchant_id = ${merchantId} ${status === undefined ? Prisma.empty : withStatus[status]} ${ofType}`;
  const [rows, [count]] = await Promise.all([
    database.query<LoggedDeliveryRow>(Prisma.sql`
      with d as materialized (
        select d.* ${listed} order by d.created_at desc, d.id desc limit ${limit}::integer offset ${offset}::bigint
      )
      select ${loggedDeliveryColumns} from d join events e on e.id = d.event_id order by d.created_at desc, d.id desc`),
    database.query<{ readonly total: number }>(Prisma.sql`
      select count(*)::integer as total from (select ${listed} limit ${offset + limit + countedPastPage}::bigint) as counted`),
  ]);
  return { deliveries: rows.map(parseLoggedDelivery), total: count?.total ?? 0 };
}

async function find(database: Database, merchantId: MerchantId, id: DeliveryId) {
  const [row] = await database.query<LoggedDeliveryRow>(Prisma.sql`
    select ${loggedDeliveryColumns} from deliveries d join events e on e.id = d.event_id
    where d.id = ${id} and d.merchant_id = ${merchantId}`);
  if (row === undefined) return null;
  const attempts = await database.query<AttemptRow>(Prisma.sql`
    select ${attemptColumns} from delivery_attempts a where a.delivery_id = ${id}
    order by a.number desc limit ${attemptsShown}::integer`);
  return { delivery: parseLoggedDelivery(row), attempts: attempts.map(parseAttempt).reverse() };
}

type MerchantEntry = NewAuditEntry & { readonly merchantId: MerchantId };

/**
 * An ended delivery restarts its schedule. A leased one stays leased, because an attempt may be running: its schedule starts after that
 * attempt, which tells its record that it was requested meanwhile and is due at once.
 */
const dueNow = Prisma.sql`
  schedule_from = case
    when d.claimed_until is not null then d.attempts + 1
    when d.status = 'pending' then d.schedule_from
    else d.attempts
  end,
  status = 'pending', next_attempt_at = now(), ended_at = null, url = m.webhook_url`;
const toEnabled = Prisma.sql`m.id = d.merchant_id and m.webhook_url is not null and m.webhook_disabled_at is null`;
/** From then on an event may be sent again, by the database's clock. */
const notTooOld = Prisma.sql`now() - ${sentAgainForDays}::integer * interval '1 day'`;

async function sendAgain(database: Database, id: DeliveryId, entry: MerchantEntry) {
  const [row] = await database.query<LoggedDeliveryRow>(Prisma.sql`
    with d as (
      update deliveries d set ${dueNow} from merchants m
      where d.id = ${id} and d.merchant_id = ${entry.merchantId} and ${toEnabled}
        -- The month of its event may be dropped before its own: nothing is left to send.
        and exists (select from events e where e.id = d.event_id and e.created_at >= ${notTooOld}) returning d.*
    ), ${notes(Prisma.sql`d`, entry)}
    select ${loggedDeliveryColumns} from d join events e on e.id = d.event_id`);
  if (row !== undefined) return parseLoggedDelivery(row);
  const old = await database.query(Prisma.sql`
    select d.id from deliveries d join events e on e.id = d.event_id
    where d.id = ${id} and d.merchant_id = ${entry.merchantId} and e.created_at < ${notTooOld}`);
  return old.length === 0 ? null : "too_old";
}

async function sendFailedAgain(
  database: Database,
  { since, limit }: { readonly since: string; readonly limit: number },
  entry: MerchantEntry,
): Promise<number> {
  const rows = await database.query(Prisma.sql`
    with failed as (
      select f.id from deliveries f
      where f.merchant_id = ${entry.merchantId} and f.status = 'failed'
        and f.ended_at >= greatest(${since}::timestamptz, ${notTooOld})
        and exists (
          select from events e where e.id = f.event_id and e.type <> 'webhook.test' and e.created_at >= ${notTooOld}
        )
      order by f.ended_at limit ${limit}::integer for no key update skip locked
    ), sent as (
      update deliveries d set ${dueNow} from merchants m, failed where d.id = failed.id and ${toEnabled} returning d.id
    ), ${notes(Prisma.sql`sent`, entry)}
    select id from sent`);
  return rows.length;
}

async function appendTest(
  database: Database,
  { id, environment }: { readonly id: EventId; readonly environment: Environment },
  entry: MerchantEntry,
): Promise<EventId> {
  const append = Prisma.sql`
    insert into events (id, type, merchant_id, environment)
    values (${id}, 'webhook.test', ${entry.merchantId}, ${environment}) returning id`;
  await database.query(noting(append, entry));
  return id;
}

async function firstAttemptFor(database: Database, merchantId: MerchantId, eventId: EventId) {
  const [row] = await database.query<AttemptRow>(Prisma.sql`
    select ${attemptColumns} from deliveries d join delivery_attempts a on a.delivery_id = d.id
    where d.event_id = ${eventId} and d.merchant_id = ${merchantId} order by a.number limit 1`);
  return row === undefined ? null : parseAttempt(row);
}
