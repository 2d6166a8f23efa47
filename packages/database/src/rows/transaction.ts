import type { ActionOrder, Attempt, SettlementOrder, TransactionPurpose } from "@lunas/domain/settlement/attempt";
import { textOfOrder } from "@lunas/domain/settlement/job-order";
import type { OpenTransaction, PlannedTransaction } from "@lunas/domain/settlement/ports";
import type { Hex } from "@lunas/domain/shared/hex";
import type { ChannelActionId, PaymentId } from "@lunas/domain/shared/id";
import { Prisma } from "../generated/client";
import { type OrderRow, parseOrder } from "./order";
import { oldestAttemptFirst } from "./own-transactions";

interface AttemptJson {
  readonly hash: Hex;
  readonly rawTransaction: Hex;
  readonly feeCapWei: string;
  readonly tipWei: string;
  readonly createdAtMs: number;
}

export interface ActionJson {
  readonly actionId: ChannelActionId;
  readonly calldata: Hex;
  readonly gasLimit: string;
  readonly isUrgent: boolean;
}

/** An open transaction with its attempts, and with its order while the payment is pending. */
export type OpenTransactionRow = {
  readonly nonce: bigint;
  readonly purpose: TransactionPurpose;
  readonly ownPaymentId: PaymentId | null;
  readonly attempts: readonly AttemptJson[];
  /** Null where it carries no payment, or was never reopened and one of them has not failed. */
  readonly settleUntil: bigint | null;
  /** Of a funding, also after its payment has ended. */
  readonly sentWei: string | null;
  readonly action: ActionJson | null;
} & (OrderRow | { readonly [K in keyof OrderRow]: null });

/** The latest deadline of the payments of `t` that have not failed; null: all have. */
const latestDeadline = Prisma.sql`(
    select max(carried.deadline) from (
      select t.payment_id as id
      union all select b.payment_id from bundled_payments b where b.lane_id = t.lane_id and b.nonce = t.nonce
    ) own join payments carried on carried.id = own.id and carried.status <> 'failed'
  )`;

/** Of transactions, which the statement must name `t`. */
export const transactionColumns = Prisma.sql`
  t.nonce, t.purpose, t.payment_id as "ownPaymentId",
  case when t.reopened_at is not null and t.purpose in ('payment', 'bundle', 'funding') then coalesce(${latestDeadline}, 0)
    when t.purpose in ('payment', 'bundle') and ${latestDeadline} is null then 0 end as "settleUntil", (
    select jsonb_agg(jsonb_build_object(
      'hash', a.hash, 'rawTransaction', a.raw_transaction, 'feeCapWei', a.fee_cap_wei::text, 'tipWei', a.tip_wei::text,
      'createdAtMs', (extract(epoch from a.created_at) * 1000)::bigint
    ) order by ${oldestAttemptFirst})
    from attempts a where a.lane_id = t.lane_id and a.nonce = t.nonce and a.month = t.month
  ) as attempts, case when t.purpose = 'funding' then (
    select s.granted_wei::text from sponsorships s where s.payment_id = t.payment_id
  ) end as "sentWei", case when t.action_id is not null then (
    select jsonb_build_object(
      'actionId', a.id, 'calldata', a.calldata, 'gasLimit', a.gas_limit::text, 'isUrgent', a.urgent
    ) from channel_actions a where a.id = t.action_id
  ) end as action`;

export function parseOpenTransaction(
  row: OpenTransactionRow,
  bundled: ReadonlyMap<bigint, readonly SettlementOrder[]>,
): OpenTransaction {
  const { nonce, purpose, ownPaymentId, attempts, settleUntil, sentWei, action } = row;
  return {
    transaction: {
      ...{ nonce: Number(nonce), purpose, paymentId: ownPaymentId, attempts: attempts.map(parseAttempt) },
      ...(settleUntil !== null && { settleUntilSeconds: settleUntil }),
      ...(sentWei !== null && { grantedWei: BigInt(sentWei) }),
    },
    order: row.paymentId === null ? null : parseOrder(row),
    ...(purpose === "bundle" && { bundled: bundled.get(nonce) ?? [] }),
    ...(action !== null && { action: parseAction(action) }),
  };
}

export function parseAction({ gasLimit, ...action }: ActionJson): ActionOrder {
  return { ...action, gasLimit: BigInt(gasLimit) };
}

function parseAttempt({ hash, rawTransaction, feeCapWei, tipWei, createdAtMs }: AttemptJson): Attempt {
  return { hash, rawTransaction, fees: { feeCapWei: BigInt(feeCapWei), tipWei: BigInt(tipWei) }, createdAtMs };
}

/** A signed transaction in the form of `commit_transactions` and `commit_replacement`. */
export function plannedRow(planned: Omit<PlannedTransaction, "paymentId"> & { readonly paymentId?: PaymentId | null }) {
  const { nonce, purpose, paymentId = null, attempt, refill, bundled } = planned;
  return {
    ...{ nonce, purpose, payment_id: paymentId, hash: attempt.hash, raw_transaction: attempt.rawTransaction },
    fee_cap_wei: attempt.fees.feeCapWei.toString(),
    tip_wei: attempt.fees.tipWei.toString(),
    created_at: new Date(attempt.createdAtMs).toISOString(),
    ...(bundled && { bundled }),
    ...(refill && { refill_to: refill.to, refill_wei: refill.amountWei.toString() }),
    ...(planned.actionId !== undefined && { action_id: planned.actionId }),
    ...(planned.order !== undefined && { order_text: textOfOrder(planned.order) }),
    ...(planned.grantedWei !== undefined && { granted_wei: planned.grantedWei.toString() }),
  };
}
