import type { Address } from "@lunas/catalog/chain";
import type { PaymentStatus } from "@lunas/domain/payment/stored-payment";
import type { LaneLease } from "@lunas/domain/settlement/attempt";
import type {
  ClosedTransaction,
  CommitOutcome,
  LostTransaction,
  OpenTransaction,
  Outcome,
  PlannedTransaction,
  SettlementStore,
} from "@lunas/domain/settlement/ports";
import type { ForgottenPage } from "@lunas/domain/settlement/submit/forgotten";
import type { PaymentId } from "@lunas/domain/shared/id";
import type { Database } from "./connect";
import { Prisma } from "./generated/client";
import { asJson } from "./rows/json";
import { only } from "./rows/only";
import { type OrderRow, orderColumns, parseOrder } from "./rows/order";
import { closedRow, outcomeRow } from "./rows/outcome";
import { isOnItsWay } from "./rows/own-transactions";
import { isPayment } from "./rows/payment";
import { type OpenTransactionRow, parseOpenTransaction, plannedRow, transactionColumns } from "./rows/transaction";
import { abandonedOn, closeAbandoned } from "./settlement/abandoned";
import { bundledOrders } from "./settlement/bundled-orders";
import { countedElsewhere } from "./settlement/counted-elsewhere";
import { recordLate, watchAgain, watchedOn } from "./settlement/late";
import { forgetInclusions, noteInclusions } from "./settlement/note-inclusions";
import { overdue } from "./settlement/overdue";
import { refills } from "./settlement/refills";
import { confirmedOrders, moveSettlements } from "./settlement/reopened";
import { shareStatements } from "./share-statements";

/**
 * Settlements in Postgres. Each method is one round trip (`open` needs more where there are bundles or reopened
 * transactions); every write of a lane's holder checks its fencing token.
 */
export function createSettlementStore(database: Database): SettlementStore {
  const forgottenOf = shareStatements((requested: readonly ForgottenOf[]) => forgotten(database, requested), {
    most: 32,
  });
  return {
    orders: (paymentIds, chainId) => orders(database, paymentIds, chainId),
    ordersOfSenders: (chainId, senders, limit) => ordersOfSenders(database, chainId, { senders, limit }),
    forgotten: (chainId, page) => forgottenOf({ chainId, page }),
    overdue: (laneIds, page) => overdue(database, laneIds, page),
    commit: (lane, planned) => commit(database, lane, planned),
    commitReplacement: (lane, replacement) => commitReplacement(database, lane, replacement),
    abandon: (lane, nonces) => abandon(database, lane, nonces),
    abandonedOn: (chainId, page) => abandonedOn(database, chainId, page),
    closeAbandoned: (laneId, closed) => closeAbandoned(database, laneId, closed),
    open: (laneId) => open(database, laneId),
    reopen: (lane, nonces) => reopen(database, lane, nonces),
    finish: (lane, closed, outcomes) => finish(database, lane, { closed, outcomes }),
    moveSettlements: (moved) => moveSettlements(database, moved),
    refills: (laneId) => refills(database, laneId),
    countedElsewhere: (settlements) => countedElsewhere(database, settlements),
    statusOf: (paymentIds) => statusOf(database, paymentIds),
    noteInclusions: (inclusions) => noteInclusions(database, inclusions),
    forgetInclusions: (chainId, fromBlock) => forgetInclusions(database, chainId, fromBlock),
    watchedOn: (chainId, after, limit) => watchedOn(database, chainId, { after, limit }),
    watchAgain: (chainId) => watchAgain(database, chainId),
    recordLate: (late, over) => recordLate(database, late, over),
  };
}

async function orders(database: Database, paymentIds: readonly PaymentId[], chainId: number | null = null) {
  const rows = await database.query<OrderRow>(Prisma.sql`
    select ${orderColumns} from unnest(${paymentIds}::text[]) with ordinality as wanted (id, place)
    join payments p on p.id = wanted.id
    where p.ended_at is null and p.status <> 'held' and coalesce(p.chain_id = ${chainId}::integer, true) and not ${isOnItsWay}
    order by wanted.place`);
  return rows.map(parseOrder);
}

interface OfSenders {
  readonly senders: readonly Address[];
  readonly limit: number;
}

/** By payments_only_sender_idx: at each block. */
async function ordersOfSenders(database: Database, chainId: number, { senders, limit }: OfSenders) {
  const rows = await database.query<{ readonly id: PaymentId }>(Prisma.sql`
    select p.id from payments p
    where p.chain_id = ${chainId}::integer and p.status = 'pending' and p.only_sender = any(${senders}::text[])
      and p.only_sender is not null and not ${isOnItsWay}
    order by p.created_at, p.id limit ${limit}::integer`);
  return rows.map(({ id }) => id);
}

interface ForgottenOf {
  readonly chainId: number;
  readonly page: ForgottenPage;
}

/** The sweeps of all chains begin together, and share a statement. */
async function forgotten(database: Database, requested: readonly ForgottenOf[]) {
  // A transaction that closed recently without ending its payment counts as activity too.
  const rows = await database.query<{
    readonly place: number;
    readonly id: PaymentId;
    readonly createdAt: Date;
  }>(Prisma.sql`
    select requested.place, found.id, found.created_at as "createdAt"
    from (
      select place, chain_id, after_id, most, now() - older_ms * interval '1 millisecond' as long_ago,
        to_timestamp(after_ms / 1000)::timestamptz(3) as after_time
      from jsonb_to_recordset(${asJson(requested.map(requestedRow))}::jsonb)
        as row (place integer, chain_id integer, older_ms integer, after_ms double precision, after_id text, most integer)
    ) as requested, lateral (
      select p.id, p.created_at from payments p
      where p.chain_id = requested.chain_id and p.status = 'pending' and p.created_at < requested.long_ago
        and p.created_at >= requested.after_time and (p.created_at > requested.after_time or p.id > requested.after_id)
        and not exists (
          select from transactions t
          where t.payment_id = p.id and (t.state = 'open' or t.closed_at >= requested.long_ago)
        ) and not exists (
          select from bundled_payments b
          where b.payment_id = p.id and (b.closed_at is null or b.closed_at >= requested.long_ago)
        )
      order by p.created_at, p.id limit requested.most
    ) as found
    order by requested.place, found.created_at, found.id`);
  return requested.map((_, place) =>
    rows.filter((row) => row.place === place).map(({ id, createdAt }) => ({ id, createdAtMs: createdAt.getTime() })),
  );
}

function requestedRow({ chainId, page: { olderThanMs, after, limit } }: ForgottenOf, place: number): object {
  return {
    ...{ place, chain_id: chainId, older_ms: olderThanMs, most: limit },
    ...{ after_ms: after?.createdAtMs ?? 0, after_id: after?.id ?? "" },
  };
}

async function commit(database: Database, lane: LaneLease, planned: readonly PlannedTransaction[]) {
  const rows = await database.query<{ kind: CommitOutcome["kind"]; paymentIds: PaymentId[] | null }>(Prisma.sql`
    select kind, payment_ids as "paymentIds" from ${writing(planned)}(
      ${lane.laneId}, ${lane.owner}, ${lane.fencingToken.toString()}::bigint,
      ${asJson(planned.map(plannedRow))}::jsonb
    )`);
  const { kind, paymentIds } = only(rows);
  return kind === "taken" ? { kind, paymentIds: paymentIds ?? [] } : { kind };
}

/** No planned transaction contains both refills and bundles: the treasury's lane settles no payments. */
function writing(planned: readonly PlannedTransaction[]): Prisma.Sql {
  if (planned.some(({ bundled }) => bundled !== undefined)) return Prisma.sql`commit_bundles`;
  const hasRefills = planned.some(({ refill }) => refill !== undefined);
  return hasRefills ? Prisma.sql`commit_refills` : Prisma.sql`commit_transactions`;
}

type Replacement = Omit<PlannedTransaction, "paymentId">;

async function commitReplacement(database: Database, lane: LaneLease, replacement: Replacement): Promise<boolean> {
  const rows = await database.query<{ readonly written: boolean }>(Prisma.sql`
    select commit_replacement(
      ${lane.laneId}, ${lane.owner}, ${lane.fencingToken.toString()}::bigint,
      ${asJson(plannedRow(replacement))}::jsonb
    ) as written`);
  return only(rows).written;
}

async function abandon(database: Database, lane: LaneLease, nonces: readonly number[]): Promise<boolean> {
  const rows = await database.query<{ readonly abandoned: boolean }>(Prisma.sql`
    select abandon_transactions(
      ${lane.laneId}, ${lane.owner}, ${lane.fencingToken.toString()}::bigint, ${nonces}::bigint[]
    ) as abandoned`);
  return only(rows).abandoned;
}

async function open(database: Database, laneId: string): Promise<readonly OpenTransaction[]> {
  const rows = await database.query<OpenTransactionRow>(Prisma.sql`
    select ${transactionColumns}, ${orderColumns}
    from transactions t left join payments p on p.id = t.payment_id and p.ended_at is null and t.purpose = 'payment'
    where t.lane_id = ${laneId} and t.state = 'open' order by t.nonce`);
  const hasBundles = rows.some(({ purpose }) => purpose === "bundle");
  const bundled = hasBundles ? await bundledOrders(database, laneId) : new Map();
  const hasReopened = rows.some(({ settleUntil }) => settleUntil !== null);
  const confirmed = hasReopened ? await confirmedOrders(database, laneId) : new Map();
  return rows.map((row) => {
    const own = confirmed.get(row.nonce);
    return { ...parseOpenTransaction(row, bundled), ...(own && { confirmed: own }) };
  });
}

async function reopen(database: Database, lane: LaneLease, nonces: readonly number[]) {
  const rows = await database.query<{ readonly lost: readonly LostTransaction[] | null }>(Prisma.sql`
    select reopen_transactions(
      ${lane.laneId}, ${lane.owner}, ${lane.fencingToken.toString()}::bigint, ${nonces}::bigint[]
    ) as lost`);
  return only(rows).lost;
}

interface Finished {
  readonly closed: readonly ClosedTransaction[];
  readonly outcomes: readonly Outcome[];
}

async function finish(database: Database, lane: LaneLease | null, { closed, outcomes }: Finished) {
  const hasBundles = closed.some(({ isBundle }) => isBundle === true);
  const finishing = hasBundles ? Prisma.sql`finish_bundles` : Prisma.sql`finish_settlements`;
  const rows = await database.query<{ readonly id: PaymentId }>(Prisma.sql`
    select ${finishing}(
      ${lane?.laneId ?? null}::text, ${lane?.owner ?? null}::text, ${lane?.fencingToken.toString() ?? null}::bigint,
      ${asJson(closed.map(closedRow))}::jsonb, ${asJson(outcomes.map(outcomeRow))}::jsonb
    ) as id`);
  return { ended: rows.map(({ id }) => id) };
}

async function statusOf(database: Database, paymentIds: readonly PaymentId[]) {
  return await database.query<{ readonly id: PaymentId; readonly status: PaymentStatus }>(Prisma.sql`
    select p.id, p.status from payments p where p.id = any(${paymentIds}::text[]) and ${isPayment}`);
}
