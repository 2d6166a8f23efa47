import { query } from "@lunas/stack/postgres/query";
import { retentionDays } from "./installation";

/** What was written so long ago that its time is over during the run, by the installation's clocks. */
export interface OldRows {
  /** Payments with a description that is forgotten during the run. */
  readonly payments: number;
  /** Endpoints' answers likewise. */
  readonly answers: number;
}

const paymentsPerMinute = 150;
const answersPerMinute = 150;
/** So many months ago: events, deliveries and attempts of a month that is dropped as a whole. */
const droppedMonth = 6;

/** Old payments failed on another chain, so that no ledger asks the sandbox for them. Without the tables' triggers. */
const paymentsSql = `
  set session_replication_role = replica;
  insert into payments (id, merchant_id, api_key_id, environment, network, chain_id, permit2, payer, nonce, token_symbol, asset,
    amount, pay_to, spender, deadline, valid_after, signature, description, source, body_hash, checked_at_block, status,
    failure_code, failure_message, watch_over_at, created_at, ended_at)
  select 'pay_' || md5('old' || i), 'MERCHANT', 'key_1', 'production', 'base', 8453, '0x' || repeat('1', 40), '0x' || repeat('2', 40),
    i, 'IDRX', '0x' || repeat('3', 40), 100, '0x' || repeat('4', 40), '0x' || repeat('5', 40), 1, 0, '0x' || repeat('6', 130),
    'A cup of coffee.', 'server', '0x' || repeat('7', 64), 1, 'failed', 'expired', 'Too late.', at, at, at
  from (select i, now() - interval 'DAYS days' + i * interval 'LASTS milliseconds' / COUNT as at
    from generate_series(1, COUNT) as i) as made`;

const answersSql = `
  select make_month(name, now() - interval 'DAYS days') from unnest(array['events', 'deliveries', 'delivery_attempts']) as name;
  insert into delivery_attempts (delivery_id, number, started_at, duration_ms, status_code, response_excerpt)
  select 'dlv_' || month_start(now() - interval 'DAYS days') || md5('old' || i), 1,
    now() - interval 'DAYS days' + i * interval 'LASTS milliseconds' / COUNT, 12, 200, 'Terima kasih.'
  from generate_series(1, COUNT) as i`;

const monthSql = `
  select make_month(name, now() - interval 'MONTHS months') from unnest(array['events', 'deliveries', 'delivery_attempts']) as name;
  insert into events (id, type, merchant_id, environment, position)
  select 'evt_' || month_start(now() - interval 'MONTHS months') || md5('old' || i), 'webhook.test', 'MERCHANT', 'sandbox', i
  from generate_series(1, 1000) as i;
  insert into deliveries (id, event_id, merchant_id, url, status, attempts)
  select 'dlv_' || substr(id, 5), id, merchant_id, 'https://a.example', 'delivered', 1
  from events where id like 'evt_' || month_start(now() - interval 'MONTHS months') || '%'`;

export async function insertOldRows(
  databaseUrl: string,
  { merchantId, lastsMs }: { readonly merchantId: string; readonly lastsMs: number },
): Promise<OldRows> {
  const minutes = lastsMs / 60_000;
  const counts = { payments: Math.ceil(paymentsPerMinute * minutes), answers: Math.ceil(answersPerMinute * minutes) };
  const put = (sql: string, count: number) =>
    query(
      databaseUrl,
      sql
        .replaceAll("COUNT", String(count))
        .replaceAll("LASTS", String(lastsMs))
        .replaceAll("DAYS", String(retentionDays))
        .replaceAll("MONTHS", String(droppedMonth))
        .replaceAll("MERCHANT", merchantId),
    );
  await put(paymentsSql, counts.payments);
  await put(answersSql, counts.answers);
  await put(monthSql, 0);
  return counts;
}

interface Found {
  readonly payments: number;
  readonly answers: number;
  readonly dropped: number;
  readonly ahead: number;
  /** Tables that have a partition for each month. */
  readonly byMonth: number;
  readonly eventsOfMonth: number;
  readonly astray: number;
}

/** What of it is still there, and which months have a table. */
export async function readOldRows(databaseUrl: string) {
  const [row] = (await query(
    databaseUrl,
    `select
      (select count(*)::int from payments where chain_id = 8453 and description is not null) as payments,
      (select count(*)::int from delivery_attempts where response_excerpt = 'Terima kasih.') as answers,
      (select count(*)::int from pg_class where relkind = 'r' and relname ~ to_char(now() - interval '${droppedMonth} months', '"_"YYYY"_"MM"$"')) as dropped,
      (select count(*)::int from pg_class where relkind = 'r'
        and relname ~ to_char(now() + interval '2 months', '"_"YYYY"_"MM"$"')) as ahead,
      (select count(*)::int from pg_partitioned_table) as "byMonth",
      (select count(*)::int from events where id >= 'evt_' || month_start(now()) and id < 'evt_' || month_start(now() + interval '1 month')) as "eventsOfMonth",
      (select count(*)::int from only events_default) + (select count(*)::int from only attempts_default) as astray`,
  )) as Found[];
  if (row === undefined) throw new Error("no row");
  return row;
}
