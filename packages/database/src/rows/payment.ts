import type { Address } from "@lunas/catalog/chain";
import type { ChannelId } from "@lunas/domain/channel/channel";
import type { KindTerms } from "@lunas/domain/payment/authorization";
import type { NewPayment } from "@lunas/domain/payment/ports";
import type { FailureCode, PaymentState, StoredPayment } from "@lunas/domain/payment/stored-payment";
import type { Hex } from "@lunas/domain/shared/hex";
import type { ApiKeyId, PaymentId } from "@lunas/domain/shared/id";
import { Prisma } from "../generated/client";

/** What a payment's row has as the payment has it. */
type SameInRow = Pick<
  StoredPayment,
  | ("id" | "merchantId" | "apiKeyId" | "environment" | "network" | "chainId" | "permit2" | "tokenSymbol" | "payTo")
  | ("resource" | "description" | "metadata" | "source" | "linkId" | "bodyHash" | "status" | "txHash")
>;

/** A payment as `paymentColumns` reads it. uint256 values come as text: a float or a Decimal would lose digits. */
export interface PaymentRow extends SameInRow {
  readonly refundOf: PaymentId | null;
  readonly channelId: ChannelId | null;
  readonly payer: Address;
  readonly nonce: string;
  readonly asset: Address;
  readonly amount: string;
  readonly spender: Address;
  readonly deadline: bigint;
  readonly validAfter: bigint;
  readonly signature: Hex;
  readonly checkedAtBlock: bigint;
  readonly settlementKind: string;
  /** Null: none. */
  readonly terms: KindTerms | null;
  readonly heldAt: Date | null;
  readonly holdExpiresAt: Date | null;
  readonly failureCode: FailureCode | null;
  readonly failureMessage: string | null;
  readonly logIndex: number | null;
  readonly blockNumber: bigint | null;
  readonly blockHash: Hex | null;
  readonly blockTime: Date | null;
  readonly lateTxHash: Hex | null;
  readonly lateBlock: bigint | null;
  readonly answeredAt: Date | null;
  readonly preconfirmedAt: Date | null;
  readonly receivedAt: Date;
  readonly verifiedAt: Date;
  readonly keyLineage: ApiKeyId | null;
  readonly idempotencyKey: string | null;
  readonly paymentIdentifier: string | null;
  readonly createdAt: Date;
}

/** What `stateColumns` reads. */
export type StateRow = Pick<
  PaymentRow,
  | ("status" | "failureCode" | "failureMessage" | "txHash" | "logIndex" | "blockNumber" | "blockHash" | "blockTime")
  | ("lateTxHash" | "lateBlock" | "answeredAt" | "preconfirmedAt" | "keyLineage" | "idempotencyKey")
  | ("receivedAt" | "verifiedAt" | "createdAt" | "amount" | "metadata")
>;

/** The row's own hash counts; before there is one, that of the newest attempt to settle it. */
const txHash = Prisma.sql`coalesce(p.tx_hash, newest_attempt_hash(p.id))`;

/** What changes of a payment, which the statement must name `p`. */
export const stateColumns = Prisma.sql`
  p.status, p.failure_code as "failureCode", p.failure_message as "failureMessage", ${txHash} as "txHash",
  p.log_index as "logIndex", p.block_number as "blockNumber", p.block_hash as "blockHash", p.block_time as "blockTime",
  p.late_tx_hash as "lateTxHash", p.late_block_number as "lateBlock", p.answered_at as "answeredAt",
  p.preconfirmed_at as "preconfirmedAt", p.key_lineage as "keyLineage", p.idempotency_key as "idempotencyKey",
  coalesce(p.received_at, p.created_at) as "receivedAt", coalesce(p.verified_at, p.created_at) as "verifiedAt",
  p.amount::text as amount, p.created_at as "createdAt", p.metadata`;

/** The columns of payments, which the statement must name `p`. */
export const paymentColumns = Prisma.sql`${stateColumns},
  p.id, p.refund_of as "refundOf", p.channel_id as "channelId", p.merchant_id as "merchantId", p.api_key_id as "apiKeyId", p.environment, p.network, p.chain_id as "chainId",
  p.permit2, p.payer, p.nonce::text as nonce, p.token_symbol as "tokenSymbol", p.asset,
  p.pay_to as "payTo", p.spender, p.deadline, p.valid_after as "validAfter", p.signature, p.resource, p.description,
  p.source, p.link_id as "linkId", p.body_hash as "bodyHash", p.checked_at_block as "checkedAtBlock",
  p.kind as "settlementKind", p.terms, p.held_at as "heldAt", p.hold_expires_at as "holdExpiresAt",
  p.payment_identifier as "paymentIdentifier"`;

/** Whether the row is a payment or a refund: what is held, released or expired is a hold, and no list of payments has it. */
export const isPayment = Prisma.sql`p.status in ('pending', 'confirmed', 'failed')`;

/** Whether the row is money for the merchant: a refund goes back, and a deposit is the payer's until it is claimed. */
export const isIncome = Prisma.sql`p.refund_of is null and p.channel_id is null`;

export function parseState(row: StateRow): PaymentState {
  return {
    status: row.status,
    failure: row.failureCode === null ? null : { code: row.failureCode, message: row.failureMessage ?? "" },
    txHash: row.txHash,
    settled: settledOf(row),
    lateSettlement: lateSettlementOf(row),
    answeredAtMs: row.answeredAt?.getTime() ?? null,
    preconfirmedAtMs: row.preconfirmedAt?.getTime() ?? null,
    metadata: row.metadata,
    idempotency: idempotencyOf(row),
    receivedAtMs: row.receivedAt.getTime(),
    verifiedAtMs: row.verifiedAt.getTime(),
    createdAtMs: row.createdAt.getTime(),
    amount: BigInt(row.amount),
  };
}

export function parsePayment(row: PaymentRow): StoredPayment {
  const { id, merchantId, apiKeyId, environment, network, chainId, permit2, tokenSymbol, payTo } = row;
  const { resource, description, source, linkId, bodyHash } = row;
  const state = parseState(row);
  const { status, failure, txHash, settled, lateSettlement, answeredAtMs, preconfirmedAtMs } = state;
  const { metadata, idempotency, receivedAtMs, verifiedAtMs, createdAtMs, amount } = state;
  return {
    ...{ id, merchantId, apiKeyId, environment, network, chainId, permit2, tokenSymbol, payTo },
    ...{ resource, description, source, linkId, bodyHash },
    hold: holdOf(row),
    authorization: authorizationOf(row, amount),
    identifier: row.paymentIdentifier,
    checkedAtBlock: Number(row.checkedAtBlock),
    ...{ status, failure, txHash, settled, lateSettlement, answeredAtMs, preconfirmedAtMs },
    ...{ metadata, idempotency, receivedAtMs, verifiedAtMs, createdAtMs },
    // Last: V8 defines what follows a spread by a call into its runtime, property by property.
    ...(row.refundOf !== null && { refundOf: row.refundOf }),
    ...(row.channelId !== null && { channelId: row.channelId }),
  };
}

function authorizationOf(row: PaymentRow, amount: bigint): StoredPayment["authorization"] {
  return {
    kind: row.settlementKind,
    terms: row.terms ?? {},
    from: row.payer,
    token: row.asset,
    amount,
    spender: row.spender,
    nonce: BigInt(row.nonce),
    deadlineSeconds: row.deadline,
    to: row.payTo,
    validAfterSeconds: row.validAfter,
    signature: row.signature,
  };
}

function holdOf({ heldAt, holdExpiresAt }: PaymentRow): StoredPayment["hold"] {
  if (heldAt === null || holdExpiresAt === null) return null;
  return { heldAtMs: heldAt.getTime(), expiresAtMs: holdExpiresAt.getTime() };
}

function idempotencyOf({ keyLineage, idempotencyKey }: StateRow): StoredPayment["idempotency"] {
  return keyLineage === null || idempotencyKey === null ? null : { lineage: keyLineage, key: idempotencyKey };
}

/** A CHECK of the table guarantees that a confirmed row is complete. */
function settledOf({ status, txHash, logIndex, blockNumber, blockHash, blockTime }: StateRow) {
  if (status !== "confirmed" || txHash === null || logIndex === null) return null;
  if (blockNumber === null || blockHash === null || blockTime === null) return null;
  const blockTimestampSeconds = blockTime.getTime() / 1_000;
  return { txHash, logIndex, blockNumber: Number(blockNumber), blockHash, blockTimestampSeconds };
}

function lateSettlementOf({ lateTxHash, lateBlock }: StateRow): StoredPayment["lateSettlement"] {
  return lateTxHash === null || lateBlock === null ? null : { txHash: lateTxHash, blockNumber: Number(lateBlock) };
}

/** A new payment as the columns of its row, for `accept_payment`. Numbers as text, because JSON would lose digits. */
export function newPaymentRow(payment: NewPayment, waiterId: string): object {
  const { authorization } = payment;
  return {
    id: payment.id,
    refund_of: payment.refundOf ?? null,
    merchant_id: payment.merchantId,
    api_key_id: payment.apiKeyId,
    environment: payment.environment,
    network: payment.network,
    chain_id: payment.chainId,
    permit2: payment.permit2,
    payer: authorization.from,
    nonce: authorization.nonce.toString(),
    token_symbol: payment.tokenSymbol,
    asset: authorization.token,
    amount: authorization.amount.toString(),
    pay_to: payment.payTo,
    spender: authorization.spender,
    deadline: authorization.deadlineSeconds.toString(),
    valid_after: authorization.validAfterSeconds.toString(),
    signature: authorization.signature,
    resource: payment.resource,
    description: payment.description,
    metadata: payment.metadata,
    source: payment.source,
    body_hash: payment.bodyHash,
    checked_at_block: payment.checkedAtBlock,
    payer_has_code: payment.payerHasCode,
    received_at: new Date(payment.receivedAtMs).toISOString(),
    verified_at: new Date(payment.verifiedAtMs).toISOString(),
    asker_id: waiterId,
    key_lineage: payment.idempotency?.lineage ?? null,
    idempotency_key: payment.idempotency?.key ?? null,
    payment_identifier: payment.identifier,
    link_id: payment.linkId,
    // Left out where the function's own values say the same: most payments are settled at once, by any lane.
    ...(authorization.kind !== "exact" && { kind: authorization.kind }),
    ...(Object.keys(authorization.terms).length > 0 && { terms: authorization.terms }),
    ...(payment.channelId !== undefined && { channel_id: payment.channelId }),
    ...(payment.onlySender !== undefined && { only_sender: payment.onlySender }),
    ...(payment.holdUntilMs !== undefined && { hold_expires_at: new Date(payment.holdUntilMs).toISOString() }),
  };
}
