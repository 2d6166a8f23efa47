import type { OperatorPayments, PaymentFile } from "@lunas/domain/operations/operator-payments";
import type { Hex } from "@lunas/domain/shared/hex";
import type { PaymentId } from "@lunas/domain/shared/id";
import { auditEntryJson } from "./audit-log";
import type { Database } from "./connect";
import { Prisma } from "./generated/client";
import { idsOf } from "./payment/find";
import { asJson } from "./rows/json";
import { ms } from "./rows/ms";
import { only } from "./rows/only";
import { type OrderRow, orderColumns, parseOrder } from "./rows/order";
import { outcomeRow } from "./rows/outcome";
import { oldestAttemptFirst } from "./rows/own-transactions";
import { isPayment } from "./rows/payment";

const mostFound = 20;

/** Operators' view of payments and actions on them, in Postgres. Each method is one statement. */
export function createOperatorPayments(database: Database): OperatorPayments {
  return {
    find: (reference) =>
      files(
        database,
        Prisma.sql`p.id in (${idsOf(reference)}) and ${isPayment} order by p.created_at limit ${mostFound}`,
      ),
    pending: ({ olderThanSeconds, chainId, limit }) =>
      files(
        database,
        Prisma.sql`p.status = 'pending' and p.created_at <= now() - ${olderThanSeconds}::integer * interval '1 second'
          and (${chainId}::integer is null or p.chain_id = ${chainId}::integer)
        order by p.created_at limit ${limit}::integer`,
      ),
    countedIn: (chainId, txHash) => countedIn(database, chainId, txHash),
    resolve: async (outcome, entry) => {
      const rows = await database.query<{ readonly ended: boolean }>(Prisma.sql`
        select resolve_payment(${asJson(outcomeRow(outcome))}::jsonb, ${auditEntryJson(entry)}) as ended`);
      return only(rows).ended;
    },
  };
}

async function countedIn(database: Database, chainId: number, txHash: Hex): Promise<ReadonlyMap<number, PaymentId>> {
  const hash = txHash.toLowerCase();
  const rows = await database.query<{ readonly logIndex: number; readonly id: PaymentId }>(Prisma.sql`
    select log_index as "logIndex", id from payments
    where tx_hash = ${hash} and chain_id = ${chainId}::integer and status = 'confirmed'
    union all select late_log_index, id from payments where late_tx_hash = ${hash} and chain_id = ${chainId}::integer`);
  return new Map(rows.map(({ logIndex, id }) => [logIndex, id]));
}

const transactions = Prisma.sql`(
  select coalesce(jsonb_agg(jsonb_build_object(
    'lane', l.address, 'heldBy', case when l.lease_until > now() then l.owner end, 'nonce', t.nonce, 'purpose', t.purpose,
    'isOpen', t.state = 'open', 'isAbandoned', t.state = 'abandoned', 'payments', greatest(1, (
      select count(*) from bundled_payments b where b.lane_id = t.lane_id and b.nonce = t.nonce
    )), 'minedHash', t.mined_hash, 'minedStatus', t.mined_status, 'blockNumber', t.block_number, 'attempts', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'hash', a.hash, 'purpose', a.purpose, 'feeCapWei', a.fee_cap_wei::text, 'writtenAtMs', ${ms(Prisma.sql`a.created_at`)},
        'publishes', a.publishes, 'broadcastOutcome', a.publish_outcome
      ) order by ${oldestAttemptFirst}), '[]') from attempts a where a.lane_id = t.lane_id and a.nonce = t.nonce and a.month = t.month
    )
  ) order by t.created_at, t.nonce), '[]')
  from (
    select o.lane_id, o.nonce from transactions o where o.payment_id = p.id
    union select b.lane_id, b.nonce from bundled_payments b where b.payment_id = p.id
  ) as own join transactions t on t.lane_id = own.lane_id and t.nonce = own.nonce join lanes l on l.id = t.lane_id
)`;

const lanes = Prisma.sql`(
  select jsonb_build_object('all', count(*), 'ready', count(*) filter (where not l.resting and l.retired_at is null and l.lease_until > now()))
  from lanes l where l.chain_id = p.chain_id and l.settles
)`;

type FileRow = OrderRow &
  Omit<PaymentFile, "order" | "late" | "failure" | "blockNumber"> & {
    readonly blockNumber: bigint | null;
    readonly lateTxHash: Hex | null;
    readonly lateBlock: bigint | null;
    readonly failureCode: NonNullable<PaymentFile["failure"]>["code"] | null;
    readonly failureMessage: string | null;
  };

async function files(database: Database, which: Prisma.Sql): Promise<readonly PaymentFile[]> {
  const rows = await database.query<FileRow>(Prisma.sql`
    select ${orderColumns}, p.status, p.environment, p.token_symbol as "tokenSymbol", p.chain_id as "chainId",
      p.merchant_id as "merchantId", ${ms(Prisma.sql`p.created_at`)} as "storedAtMs", ${ms(Prisma.sql`p.ended_at`)} as "endedAtMs",
      p.tx_hash as "txHash", p.log_index as "logIndex", p.block_number as "blockNumber", p.late_tx_hash as "lateTxHash",
      p.late_block_number as "lateBlock", p.failure_code as "failureCode", p.failure_message as "failureMessage",
      coalesce(p.asker_until > now(), false) as "isAwaited", ${ms(Prisma.sql`p.answered_at`)} as "answeredAtMs",
      ${transactions} as transactions, ${lanes} as lanes, (
        select coalesce(jsonb_agg(jsonb_build_object(
          'id', e.id, 'type', e.type, 'atMs', ${ms(Prisma.sql`e.created_at`)}
        ) order by e.created_at, e.id), '[]') from events e where e.payment_id = p.id
      ) as events
    from payments p where ${which}`);
  return rows.map(parseFile);
}

function parseFile(row: FileRow): PaymentFile {
  const { status, environment, tokenSymbol, chainId, merchantId, storedAtMs, endedAtMs, txHash, logIndex } = row;
  const { isAwaited, answeredAtMs, transactions: own, lanes: known, events, failureCode, failureMessage } = row;
  return {
    ...{ status, environment, tokenSymbol, chainId, merchantId, storedAtMs, endedAtMs, txHash, logIndex },
    ...{ isAwaited, answeredAtMs, transactions: own, lanes: known, events },
    order: parseOrder(row),
    blockNumber: row.blockNumber === null ? null : Number(row.blockNumber),
    late: row.lateTxHash === null ? null : { txHash: row.lateTxHash, blockNumber: Number(row.lateBlock) },
    failure: failureCode === null ? null : { code: failureCode, message: failureMessage ?? "" },
  };
}
