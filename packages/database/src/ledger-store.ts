import type { Address } from "@lunas/catalog/chain";
import type { ClosedEpoch, EpochSum, LedgerNonce, LedgerPayment, LedgerStore } from "@lunas/domain/ledger/ledger";
import type { KindTerms } from "@lunas/domain/payment/authorization";
import type { PaymentStatus } from "@lunas/domain/payment/stored-payment";
import type { Hex } from "@lunas/domain/shared/hex";
import type { PaymentId } from "@lunas/domain/shared/id";
import { createChannelLedger } from "./channel/channel-ledger";
import type { Database } from "./connect";
import { Prisma } from "./generated/client";
import { oldestAttemptFirst } from "./rows/own-transactions";
import { isPayment } from "./rows/payment";

/** The audit's reads in Postgres: pages by primary key. */
export function createLedgerStore(database: Database): LedgerStore {
  return {
    lanes: async (chainId) => {
      const rows = await database.query<{ laneId: string; address: Address; nextNonce: bigint }>(Prisma.sql`
        select id as "laneId", address, next_nonce as "nextNonce" from lanes
        where chain_id = ${chainId}::integer order by settles desc, address`);
      return rows.map((row) => ({ ...row, nextNonce: Number(row.nextNonce) }));
    },
    nonces: (laneId, from, limit) => nonces(database, laneId, { from, limit }),
    closedEpochs: (chainId) => closedEpochs(database, chainId),
    payments: (chainId, after, limit) => payments(database, chainId, { after, limit }),
    ...createChannelLedger(database),
  };
}

interface NonceRow extends Omit<LedgerNonce, "nonce" | "blockNumber"> {
  readonly nonce: bigint;
  readonly blockNumber: bigint | null;
}

async function nonces(database: Database, laneId: string, { from, limit }: { from: number; limit: number }) {
  const rows = await database.query<NonceRow>(Prisma.sql`
    select t.nonce, t.purpose, t.payment_id as "paymentId", t.state = 'closed' as "isClosed",
      exists (select from refills r where r.lane_id = t.lane_id and r.nonce = t.nonce) as "isRefill", t.mined_hash as "minedHash",
      t.mined_status as "minedStatus", t.block_number as "blockNumber", coalesce(p.late_tx_hash, p.tx_hash) as "settledBy", (
        -- The month of its attempts may have been dropped: the final hash stays.
        select coalesce(
          jsonb_agg(jsonb_build_object('hash', a.hash, 'purpose', a.purpose) order by ${oldestAttemptFirst}),
          case when t.mined_hash is null then '[]'
            else jsonb_build_array(jsonb_build_object('hash', t.mined_hash, 'purpose', t.purpose)) end
        )
        from attempts a where a.lane_id = t.lane_id and a.nonce = t.nonce and a.month = t.month
      ) as attempts, (
        select coalesce(jsonb_agg(jsonb_build_object('paymentId', m.id, 'settledBy', case
          when m.status = 'confirmed' or m.late_tx_hash is not null then coalesce(m.late_tx_hash, m.tx_hash) end
        ) order by b.place), '[]')
        from bundled_payments b join payments m on m.id = b.payment_id where b.lane_id = t.lane_id and b.nonce = t.nonce
      ) as bundled, (
        select jsonb_build_object('id', c.id, 'status', c.status, 'txHash', c.tx_hash) from channel_actions c where c.id = t.action_id
      ) as action
    from transactions t left join payments p on p.id = t.payment_id and (p.status = 'confirmed' or p.late_tx_hash is not null)
    where t.lane_id = ${laneId} and t.nonce >= ${from}::bigint order by t.nonce limit ${limit}::integer`);
  return rows.map(({ nonce, blockNumber, ...row }) => ({
    ...row,
    nonce: Number(nonce),
    blockNumber: blockNumber === null ? null : Number(blockNumber),
  }));
}

interface PaymentRow {
  readonly id: PaymentId;
  readonly kind: LedgerPayment["kind"];
  readonly settlementKind: string;
  readonly terms: KindTerms | null;
  readonly refunds: string;
  readonly status: PaymentStatus;
  readonly asset: Address;
  readonly payer: Address;
  readonly payTo: Address;
  readonly amount: string;
  readonly txHash: Hex | null;
  readonly logIndex: number | null;
  readonly blockNumber: bigint | null;
  readonly isLate: boolean;
  readonly isOfClosedEpoch: boolean;
  readonly events: readonly string[];
}

async function payments(
  database: Database,
  chainId: number,
  { after, limit }: { after: PaymentId | null; limit: number },
): Promise<readonly LedgerPayment[]> {
  const rows = await database.query<PaymentRow>(Prisma.sql`
    select p.id, case when p.channel_id is not null then 'deposit' when p.refund_of is null then 'payment' else 'refund' end as kind,
      p.kind as "settlementKind", p.terms, p.status, p.asset,
      (select (sums.refunded + sums.pending)::text from refunds_of(p.id) as sums) as refunds, p.payer, p.pay_to as "payTo", p.amount::text, p.tx_hash as "txHash",
      p.log_index as "logIndex", p.block_number as "blockNumber", p.late_tx_hash is not null as "isLate",
      coalesce(p.ended_at <= (select max(r.reset_at) from chain_resets r where r.chain_id = p.chain_id), false) as "isOfClosedEpoch",
      array(select e.type from events e where e.payment_id = p.id) as events
    from payments p where p.chain_id = ${chainId}::integer and p.id > ${after ?? ""} and ${isPayment}
    order by p.id limit ${limit}::integer`);
  return rows.map(({ amount, refunds, terms, txHash, logIndex, blockNumber, ...row }) => ({
    ...row,
    terms: terms ?? {},
    amount: BigInt(amount),
    refunds: BigInt(refunds),
    settled:
      row.status !== "confirmed" || txHash === null || logIndex === null || blockNumber === null
        ? null
        : { txHash, logIndex, blockNumber: Number(blockNumber) },
  }));
}

async function closedEpochs(database: Database, chainId: number): Promise<readonly ClosedEpoch[]> {
  const rows = await database.query<{
    closedAt: Date;
    sums: readonly EpochSum[] | null;
    isUnchanged: boolean;
  }>(Prisma.sql`
    select r.reset_at as "closedAt", r.sums, r.sums is null or r.sums = epoch_sums(
      r.chain_id, (select max(e.reset_at) from chain_resets e where e.chain_id = r.chain_id and e.reset_at < r.reset_at), r.reset_at
    ) as "isUnchanged"
    from chain_resets r where r.chain_id = ${chainId}::integer order by r.reset_at`);
  return rows.map(({ closedAt, ...row }) => ({ ...row, closedAtMs: closedAt.getTime() }));
}
